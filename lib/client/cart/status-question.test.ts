import { describe, expect, it } from 'vitest';
import type { Appraisal } from '@/lib/contract/appraisals';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { STANDARD_STATUSES } from '@/lib/shared/standard-statuses';
import { statusQuestion } from './status-question';

const { open, accepted, archived, paid } = STANDARD_STATUSES;

const line = (id: number, statusId: number) =>
  ({ appraisal_id: id, appraisal_status_id: statusId }) as Appraisal;
const photo = (flagged: boolean) =>
  ({ state: flagged ? 'flagged' : 'no_findings' }) as ForensicsResult;

describe('before a status is set', () => {
  it('to many lines, those that are decided are named, unless they have it already', () => {
    const lines = [line(1, open), line(2, accepted), line(3, archived)];
    expect(statusQuestion(lines, archived, {})).toEqual({ decided: [lines[1]], flagged: [] });
    expect(statusQuestion([line(1, open), line(3, archived)], archived, {})).toBeNull();
  });

  it('to one line, nothing is asked', () => {
    expect(statusQuestion([line(2, accepted)], open, {})).toBeNull();
  });

  it('that pays, lines with a flagged photo are named', () => {
    const lines = [line(1, open), line(2, open)];
    const results = { 1: [photo(false)], 2: [photo(false), photo(true)] };
    expect(statusQuestion(lines, paid, results)).toEqual({ decided: [], flagged: [lines[1]] });
    expect(statusQuestion(lines, accepted, results)).toBeNull();
    expect(statusQuestion([line(2, open)], paid, results)?.flagged).toHaveLength(1);
  });
});
