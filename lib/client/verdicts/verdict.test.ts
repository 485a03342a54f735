import { describe, expect, test } from 'vitest';
import type { Pictured, PicturePlace } from './pictured';
import type { ForensicsResult } from '@/lib/contract/forensics';
import {
  itemsWith,
  nextFlagged,
  stateOfAppraisal,
  stateOfPicture,
  worstOf,
  uncheckedOf,
} from './verdict';

const clear: ForensicsResult = {
  row_id: 1,
  file_name: 'a.jpg',
  status: 'complete',
  is_ai_generated: false,
  is_digitally_manipulated: false,
  ai_generated_confidence: 0.1,
  manipulation_confidence: 0.2,
  confidence: 0.2,
  analysis: '',
  headline: null,
  advice: null,
  innocent_reasons: null,
  details: null,
  regions: null,
  reasons: [],
  flagged: false,
  update_time: '2026-01-01T00:00:00Z',
  state: 'no_findings',
  inconclusive_reason: null,
  would_help: null,
  signals: [],
  facts: null,
  page: null,
  heatmap_url: null,
  engine_version: '1',
  threshold: 0.8,
  cleared_by: null,
  cleared_at: null,
  cleared_note: null,
  cleared_findings: null,
  kept_by: null,
  kept_at: null,
  kept_note: null,
  failure_reason: null,
  failure_cause: null,
  not_judged: null,
  duplicates: [],
};
const edited: ForensicsResult = {
  ...clear,
  flagged: true,
  state: 'flagged',
  is_digitally_manipulated: true,
  manipulation_confidence: 0.91,
  confidence: 0.91,
};
const confirmed: ForensicsResult = {
  ...edited,
  state: 'confirmed',
  kept_by: 'user:a@b.example',
  kept_at: '2026-01-01T00:00:00Z',
};
const aiMade: ForensicsResult = { ...edited, is_ai_generated: true, ai_generated_confidence: 0.97 };
const running: ForensicsResult = {
  ...clear,
  status: 'ongoing',
  state: 'ongoing',
  is_ai_generated: null,
  is_digitally_manipulated: null,
};
const failed: ForensicsResult = { ...running, status: 'failed', state: 'failed' };
const small: ForensicsResult = {
  ...clear,
  state: 'inconclusive',
  inconclusive_reason: 'small',
  would_help: 'original_file',
  not_judged: 'small',
};
const reviewed: ForensicsResult = {
  ...clear,
  state: 'cleared',
  cleared_by: 'user:a@b.example',
  cleared_at: '2026-01-01T00:00:00Z',
};

describe('the state of one picture', () => {
  test('a flagged picture shows the verdict with the higher confidence', () => {
    expect(stateOfPicture(edited)).toEqual({ kind: 'flagged', about: 'edited', confidence: 0.91 });
    expect(stateOfPicture(aiMade)).toEqual({ kind: 'flagged', about: 'ai', confidence: 0.97 });
  });
  test('a true verdict below the threshold is weak, not flagged and not clear', () => {
    const weak: ForensicsResult = {
      ...edited,
      flagged: false,
      manipulation_confidence: 0.6,
      state: 'inconclusive',
      inconclusive_reason: 'weak_signs',
      would_help: 'original_file',
    };
    expect(stateOfPicture(weak)).toEqual({
      kind: 'weak',
      about: 'edited',
      confidence: 0.6,
      help: 'original_file',
    });
  });
  test('the confidence of a false verdict is ignored', () => {
    expect(stateOfPicture({ ...edited, ai_generated_confidence: 0.99 })).toMatchObject({
      about: 'edited',
    });
  });
  test('a picture that could not be judged is not clear, but a flag or a review of it counts', () => {
    expect(stateOfPicture(small)).toEqual({ kind: 'unjudged', help: 'original_file' });
    expect(stateOfPicture({ ...edited, not_judged: 'small' }).kind).toBe('flagged');
    expect(stateOfPicture({ ...reviewed, not_judged: 'small' }).kind).toBe('reviewed');
  });
  test('a flag that a person confirmed stays a flag and is no longer to review', () => {
    expect(stateOfPicture(confirmed)).toEqual({
      kind: 'confirmed',
      about: 'edited',
      confidence: 0.91,
    });
  });
  test('a picture that a person marked clean counts as reviewed', () => {
    expect(stateOfPicture(reviewed).kind).toBe('reviewed');
  });
});

describe('a picture flagged for a reason to look alone', () => {
  const reused: ForensicsResult = {
    ...clear,
    state: 'flagged',
    reasons: [
      { code: 'same_file', headline: '', advice: null, innocent_reasons: null, details: null },
    ],
  };

  test('is never called edited or AI-made, even with a weak sign of it', () => {
    const weak = { ...reused, is_digitally_manipulated: true, manipulation_confidence: 0.6 };
    expect(stateOfPicture(weak)).toEqual({ kind: 'flagged', about: 'reason' });
    expect(stateOfPicture({ ...reused, state: 'confirmed' })).toEqual({
      kind: 'confirmed',
      about: 'reason',
    });
    expect(stateOfPicture({ ...weak, flagged: true })).toMatchObject({ about: 'edited' });
  });

  test('still says why the checks could not see enough', () => {
    const facts = { medium: 'graphic' } as ForensicsResult['facts'];
    expect(uncheckedOf({ ...reused, facts })).toEqual({ why: 'drawing', help: 'new_photo' });
    expect(uncheckedOf({ ...clear, facts })).toEqual({ why: null, help: null });
  });
});

describe('the state of an appraisal', () => {
  test('is that of its worst picture', () => {
    expect(stateOfAppraisal([clear, reviewed, running, failed, edited])?.kind).toBe('flagged');
    expect(stateOfAppraisal([clear, reviewed, running, failed])?.kind).toBe('failed');
    expect(stateOfAppraisal([confirmed, edited])?.kind).toBe('flagged');
    expect(stateOfAppraisal([clear, small, confirmed])?.kind).toBe('confirmed');
    expect(stateOfAppraisal([clear, reviewed])?.kind).toBe('reviewed');
    expect(stateOfAppraisal([clear, reviewed, small])?.kind).toBe('unjudged');
  });
  test('comes from the worst picture even behind clear ones', () => {
    expect(worstOf([clear, { ...edited, file_name: 'b.jpg' }, failed])?.file_name).toBe('b.jpg');
    expect(worstOf([clear, { ...small, file_name: 'c.jpg' }, reviewed])?.file_name).toBe('c.jpg');
  });
  test('of two flagged pictures shows the one with the higher confidence', () => {
    expect(stateOfAppraisal([edited, aiMade])).toMatchObject({ about: 'ai', confidence: 0.97 });
  });
  test('while analysing counts the pictures that are done', () => {
    expect(stateOfAppraisal([clear, running, clear])).toEqual({
      kind: 'running',
      done: 2,
      total: 3,
    });
  });
  test('is null without pictures', () => {
    expect(stateOfAppraisal([])).toBeNull();
    expect(stateOfAppraisal(undefined)).toBeNull();
  });
});

const pictured = (
  place: PicturePlace,
  rowId: number,
  results: readonly ForensicsResult[],
): Pictured => ({ place, rowId, name: 'A thing', files: [], results });

test('items with a picture in a state are counted, not pictures or alternatives', () => {
  const cart = [
    pictured({ rowId: 10 }, 10, [edited]),
    pictured({ appraisalId: 1 }, 20, [edited, { ...edited, file_name: 'b.jpg' }]),
    pictured({ appraisalId: 4 }, 20, [edited, { ...edited, file_name: 'b.jpg' }]),
    pictured({ appraisalId: 2 }, 30, [clear]),
    pictured({ appraisalId: 3 }, 40, [confirmed, small]),
  ];
  expect(itemsWith(cart, 'flagged').size).toBe(2);
  expect(itemsWith(cart, 'confirmed').size).toBe(1);
  expect(itemsWith(cart, 'inconclusive').size).toBe(1);
  expect(itemsWith(cart).size).toBe(4);
});

describe('the next flagged picture', () => {
  const first = pictured({ appraisalId: 1 }, 10, [{ ...edited, row_id: 10 }]);
  const second = pictured({ appraisalId: 2 }, 20, [
    clear,
    { ...edited, row_id: 20, file_name: 'b.jpg' },
  ]);
  const third = pictured({ appraisalId: 3 }, 10, [{ ...edited, row_id: 10 }]);
  const cart = [first, second, third];
  test('is searched downwards and then from the top', () => {
    expect(nextFlagged(cart, { appraisalId: 1, fileName: 'a.jpg' })).toEqual({
      appraisalId: 2,
      fileName: 'b.jpg',
    });
    expect(nextFlagged(cart, { appraisalId: 2, fileName: 'b.jpg' })).toEqual({
      appraisalId: 3,
      fileName: 'a.jpg',
    });
  });
  test('may be one of an item without an appraisal, and is searched from there', () => {
    const item = pictured({ rowId: 40 }, 40, [{ ...edited, row_id: 40 }]);
    expect(nextFlagged([item, ...cart], { appraisalId: 3, fileName: 'a.jpg' })).toEqual({
      rowId: 40,
      fileName: 'a.jpg',
    });
    expect(nextFlagged([item, ...cart], { rowId: 40, fileName: 'a.jpg' })).toEqual({
      appraisalId: 1,
      fileName: 'a.jpg',
    });
  });
  test('is never one whose flag is confirmed', () => {
    const kept = pictured({ appraisalId: 2 }, 20, [
      { ...confirmed, row_id: 20, file_name: 'b.jpg' },
    ]);
    expect(nextFlagged([first, kept], { appraisalId: 1, fileName: 'a.jpg' })).toBeNull();
  });
  test('is never the same picture under another appraisal of the item', () => {
    expect(nextFlagged([first, third], { appraisalId: 1, fileName: 'a.jpg' })).toBeNull();
  });
});
