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

const inReport = (language: 'en' | 'da' | 'fi', given: Partial<StoredPicture>) =>
  pictureOf(
    { ...stored, ...given },
    {
      thumbnails: new Map(),
      people: { owner: null, nameOf: (actor) => actor },
      language,
      translate: () => null,
    },
  ).verdict;

const analysisIn = (language: 'en' | 'da' | 'fi', given: Partial<StoredPicture> = {}) =>
  inReport(language, given)?.analysis;

describe('the state of a picture in a report', () => {
  it('is that of the API', () => {
    expect(inReport('en', {})).toMatchObject({ state: 'no_findings', wouldHelp: null });
    expect(inReport('en', { notJudged: 'small' })).toMatchObject({
      state: 'inconclusive',
      wouldHelp: 'original_file',
    });
    expect(inReport('en', { flagged: true, confirmedAt: new Date(0) })?.state).toBe('confirmed');
    expect(inReport('en', { status: 'failed' })?.state).toBe('failed');
  });
});

describe("a verdict's explanation in a report", () => {
  it('is the stored text in its own language and is generated again in another', () => {
    expect(analysisIn('en')).toBe('As it was told then.');
    expect(analysisIn('da')).toMatch(
      /^Ikke bedømt: kun 0 af 7 [^.]+\. Filen er ændret 3 dage efter, at billedet blev taget\./,
    );
    expect(analysisIn('da', { language: 'da' })).toBe('As it was told then.');
    expect(analysisIn('en', { language: 'da' })).toMatch(
      /^Not judged: only 0 of 7 [^.]+\. The file was changed 3 days after the picture was taken\./,
    );
  });

  it('of a verdict without a stored language is in English', () => {
    expect(analysisIn('en', { language: null })).toBe('As it was told then.');
    expect(analysisIn('fi', { language: null })).toMatch(
      /^Ei arvioitu: [^.]+\. Tiedostoa on muutettu 3 päivää/,
    );
  });

  it('is omitted if it cannot be generated in the language of the report', () => {
    expect(analysisIn('da', { signals: null })).toBeNull();
  });
});
