import { describe, expect, it } from 'vitest';
import type { StoredSignal } from '@/lib/forensics/sentences/analysis';
import { pictureOf, type StoredPicture } from './pictures';

const changed: StoredSignal = {
  finding: 'suspicious',
  score: 0.1,
  message: 'metadata.changed_later',
  values: { days: 3 },
  sentence: 'As stored.',
};

const stored: StoredPicture = {
  rowId: 1,
  fileName: 'a.jpg',
  mediaType: 'image/jpeg',
  storageKey: 'k',
  sha256: '',
  status: 'complete',
  isAiGenerated: false,
  isDigitallyManipulated: false,
  notJudged: null,
  aiGeneratedConfidence: 0.1,
  manipulationConfidence: 0.2,
  reasons: [],
  flagged: false,
  analysis: 'As it was told then.',
  language: 'en',
  signals: [changed],
  facts: { width: 4000, height: 3000, medium: 'camera', jpeg_quality: 92 },
  regions: null,
  clearedBy: null,
  clearedAt: null,
  clearNote: null,
  confirmedBy: null,
  confirmedAt: null,
  confirmNote: null,
  engineVersion: null,
  failureReason: null,
  failureCause: null,
};

const verdictIn = (language: 'en' | 'da' | 'fi', given: Partial<StoredPicture> = {}) =>
  pictureOf(
    { ...stored, ...given },
    {
      thumbnails: new Map(),
      people: { owner: null, nameOf: (actor) => actor },
      language,
      translate: () => null,
    },
  ).verdict;
describe('the state of a picture in a report', () => {
  it('is that of the API', () => {
    expect(verdictIn('en', {})).toMatchObject({ state: 'no_findings', wouldHelp: null });
    expect(verdictIn('en', { notJudged: 'small' })).toMatchObject({
      state: 'inconclusive',
      wouldHelp: 'original_file',
    });
    expect(verdictIn('en', { flagged: true, confirmedAt: new Date(0) })?.state).toBe('confirmed');
    expect(verdictIn('en', { status: 'failed' })?.state).toBe('failed');
  });
});

describe('reasons to look in a report', () => {
  it('flag the picture, in the language of the report, and stay beside a review', () => {
    const reused = { reasons: ['same_file'] } as const;
    expect(verdictIn('en', reused)).toMatchObject({
      state: 'flagged',
      flagged: false,
      isDigitallyManipulated: false,
      reasons: [
        {
          headline: 'The same file is in another claim.',
          text: expect.stringMatching(/^Compare the two claims/),
        },
      ],
    });
    expect(verdictIn('da', { ...reused, clearedAt: new Date(0) })).toMatchObject({
      state: 'cleared',
      reasons: [{ headline: 'Den samme fil findes i en anden skade.' }],
    });
    const facts = { ...stored.facts, taken_at: '2020-05-01 10:00:00' } as StoredPicture['facts'];
    expect(verdictIn('fi', { reasons: ['taken_before_purchase'], facts })?.reasons).toEqual([
      expect.objectContaining({ headline: 'Kuva on otettu kauan ennen ilmoitettua ostoa.' }),
    ]);
  });
});

describe("a verdict's explanation in a report", () => {
  it('is written from its signals in the language of the report, without the details', () => {
    const notJudged = 'few_checks';
    expect(verdictIn('en', { notJudged })).toMatchObject({
      analysis: expect.stringMatching(
        /^Inconclusive: [^.]+\. [^.]+\. The file was changed 3 days after the picture was taken\./,
      ),
      details: 'Only 0 of 7 checks for edits could be used.',
    });
    expect(verdictIn('da', { notJudged })).toMatchObject({
      analysis: expect.stringMatching(
        /^Uafklaret: [^.]+\. [^.]+\. Filen er ændret 3 dage efter, at billedet blev taget\./,
      ),
      details: 'Kun 0 af 7 kontroller for redigering kunne bruges.',
    });
  });

  it('is the stored text where only that exists, in its own language; English if none is stored', () => {
    const old: StoredSignal = { ...changed, message: '' };
    for (const signals of [null, [old]]) {
      expect(verdictIn('en', { signals })).toMatchObject({
        analysis: 'As it was told then.',
        details: null,
      });
      expect(verdictIn('da', { signals, language: 'da' })?.analysis).toBe('As it was told then.');
      expect(verdictIn('en', { signals, language: null })?.analysis).toBe('As it was told then.');
    }
  });

  it('is omitted if it cannot be written in the language of the report', () => {
    expect(verdictIn('da', { signals: null })?.analysis).toBeNull();
    expect(verdictIn('fi', { signals: null, language: null })?.analysis).toBeNull();
  });
});
