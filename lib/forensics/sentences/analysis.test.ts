import { describe, expect, it } from 'vitest';
import type { PictureFacts } from '../evidence';
import { signal } from '../signal';
import { type Judged, notJudged } from '../judged';
import { storedVerdictText, verdictText, type StoredSignal } from './analysis';
import { en } from './en';
import { fi } from './fi';
import type { Speech } from './sentence-for';

const ENGLISH = { language: 'en', messages: en } as const;
const FACTS: PictureFacts = {
  format: 'jpeg',
  width: 4000,
  height: 3000,
  medium: 'camera',
  camera: null,
  software: null,
  taken_at: null,
  has_gps: false,
  jpeg_quality: 92,
  generator: null,
  content_credentials: 'absent',
};
const about = { detector: 'metadata', about: 'manipulation' } as const;
const hint = signal({
  ...about,
  finding: 'suspicious',
  score: 0.1,
  message: 'metadata.changed_later',
  values: { days: 1 },
});
const damage = signal({
  ...about,
  finding: 'neutral',
  score: 0,
  message: 'metadata.taken_after_damage',
  values: { taken: '2024-05-06', damage: '2024-05-05', days: 1 },
});
const place = signal({
  ...about,
  finding: 'neutral',
  score: 0,
  message: 'metadata.place_stored',
  values: {},
});
const signed = signal({
  detector: 'provenance',
  about: 'manipulation',
  finding: 'suspicious',
  score: 0.9,
  message: 'provenance.credentials_changed_after_signing',
  values: { signer: 'Example Org' },
});

/** Signals of the edit detectors without findings, and of the check of the origin. */
const looked = [
  signal({
    detector: 'shifted_compression',
    about: 'manipulation',
    finding: 'neutral',
    score: 0,
    message: 'shifted_compression.none',
    values: {},
  }),
  signal({
    detector: 'noise_level',
    about: 'manipulation',
    finding: 'neutral',
    score: 0,
    message: 'noise_level.none',
    values: {},
  }),
  signal({
    detector: 'learned_fusion',
    about: 'manipulation',
    finding: 'neutral',
    score: 0,
    message: 'learned_fusion.none',
    values: {},
  }),
  signal({
    detector: 'copy_move',
    about: 'manipulation',
    finding: 'neutral',
    score: 0,
    message: 'copy_move.none',
    values: {},
  }),
];
const origin = signal({
  detector: 'provenance',
  about: 'ai',
  finding: 'neutral',
  score: 0,
  message: 'provenance.none',
  values: {},
});

/** The verdict of an engine whose strongest finding decides, at a client's threshold of 0.8. */
function judgedOf(signals: readonly StoredSignal[], facts: PictureFacts): Judged {
  const score = Math.max(
    0,
    ...signals.map((one) => (one.finding === 'suspicious' ? one.score : 0)),
  );
  return {
    flagged: score >= 0.8,
    is_ai_generated: false,
    is_digitally_manipulated: score >= 0.5,
    not_judged: notJudged(signals, facts),
  };
}

const analysisOf = (
  signals: readonly StoredSignal[],
  facts: PictureFacts,
  speech: Speech = ENGLISH,
): string => verdictText(signals, facts, judgedOf(signals, facts), speech).analysis;

const { findings } = en;
const HINT = 'The file was changed 1 day after the picture was taken.';
const HINT_REASON = findings['metadata.changed_later'].innocent;
const SIGNED = findings['provenance.credentials_changed_after_signing'];
const NOTHING_FOUND = findings['analysis.nothing_found'].headline;

const added = (place: 'left' | 'top', score: number) =>
  signal({
    detector: 'double_compression',
    about: 'manipulation',
    finding: 'suspicious',
    score,
    message: 'double_compression.found',
    values: { place, strength: 164 },
  });

describe('the analysis', () => {
  it('states the fact before the advice and innocent reasons of a remark that stand alone', () => {
    const future = signal({
      ...about,
      finding: 'neutral',
      score: 0,
      message: 'metadata.taken_in_future',
      values: { taken: '2026-05-06', received: '2026-05-05', days: 1 },
    });
    const signals = [...looked, future];
    const { others, alone } = verdictText(signals, FACTS, judgedOf(signals, FACTS), ENGLISH);
    const { advice, innocent } = findings['metadata.taken_in_future'];
    expect(others).toHaveLength(1);
    expect(alone).toEqual({
      advice: `${others[0]} ${advice}`,
      innocent: expect.stringContaining(`${others[0]} ${innocent}`) as string,
    });
  });

  it('is headline, advice and innocent reasons of the strongest finding, then the hints', () => {
    expect(analysisOf([hint, signed], FACTS)).toBe(
      [SIGNED.headline, SIGNED.advice, SIGNED.innocent, HINT, HINT_REASON].join(' '),
    );
  });

  it('contains no details', () => {
    const found = [added('left', 0.9), signed];
    const { analysis, details } = verdictText(found, FACTS, judgedOf(found, FACTS), ENGLISH);
    expect(details).toBe(
      'Double JPEG compression outside the area, single inside (strength 164, threshold 20). ' +
        'The picture no longer matches the content credentials of Example Org.',
    );
    expect(analysis).not.toMatch(/\d|JPEG|credentials/u);
  });

  it('names each place once, by its strongest finding, and says once what to do', () => {
    const painted = signal({
      detector: 'noise_level',
      about: 'manipulation',
      finding: 'suspicious',
      score: 0.85,
      message: 'noise_level.found',
      values: { place: 'left' },
    });
    const found = [painted, added('top', 0.8), added('left', 0.9)];
    const { headline, others, analysis } = verdictText(
      found,
      FACTS,
      judgedOf(found, FACTS),
      ENGLISH,
    );
    expect(headline).toBe('An area on the left was probably added later.');
    expect(others).toEqual(['An area at the top was probably added later.']);
    expect(analysis).toBe(
      `${headline} ${others[0]} ${findings['double_compression.found'].advice} ` +
        findings['double_compression.found'].innocent,
    );
  });

  it('of hints without a finding begins with how far that can be trusted', () => {
    expect(analysisOf([hint, origin, ...looked], FACTS)).toBe(
      `${NOTHING_FOUND} ${HINT} ${HINT_REASON}`,
    );
  });

  it('of a picture that was not judged begins with that, without the reasons of each check', () => {
    const unable = signal({
      detector: 'noise_level',
      about: 'manipulation',
      finding: 'inconclusive',
      score: 0,
      message: 'noise_level.too_small',
      values: {},
    });
    const analysis = analysisOf([hint, unable, origin], { ...FACTS, height: 60 });
    expect(analysis).toMatch(/^Inconclusive: /);
    expect(analysis).toContain(HINT);
    expect(analysis).not.toContain(unable.sentence);
  });

  it('mentions a picture taken after the damage, but not every neutral signal', () => {
    const analysis = analysisOf([damage, place, origin, ...looked], FACTS);
    expect(analysis).toContain(`${NOTHING_FOUND} The picture was taken 1 day after the damage.`);
    expect(analysis).not.toContain(place.sentence);
  });

  it('is the same in another language, with the stored sentence for messages that no longer exist', () => {
    const old = { ...signed, message: 'provenance.of_an_older_version' };
    const { innocent } = fi.findings['metadata.taken_after_damage'];
    expect(analysisOf([old, damage], FACTS, { language: 'fi', messages: fi })).toBe(
      `${signed.sentence} Kuva on otettu 1 päivä vahingon jälkeen. ${innocent}`,
    );
  });

  it('is left to the stored text where signals have no message or facts are missing', () => {
    const old = { ...signed, message: '' };
    const judged = judgedOf([signed], FACTS);
    expect(storedVerdictText([old, damage], FACTS, judged, ENGLISH)).toBeNull();
    expect(storedVerdictText(null, FACTS, judged, ENGLISH)).toBeNull();
    expect(storedVerdictText([signed], null, judged, ENGLISH)).toBeNull();
    expect(storedVerdictText([signed], FACTS, judged, ENGLISH)?.headline).toBe(SIGNED.headline);
  });

  it.each([
    [{ ...FACTS, height: 60 }, 'too small'],
    [{ ...FACTS, jpeg_quality: 50 }, 'lost too much detail'],
    [{ ...FACTS, medium: 'screenshot' as const }, 'screenshot'],
  ])('of a poor picture is inconclusive and says what would help', (facts, why) => {
    const { headline, advice, analysis } = verdictText(
      looked,
      facts,
      judgedOf(looked, facts),
      ENGLISH,
    );
    expect(headline).toMatch(/^Inconclusive: /u);
    expect(headline).toContain(why);
    expect(advice).toMatch(/^Ask for the original file/u);
    expect(analysis).toContain(`${headline} ${advice}`);
  });

  it('is inconclusive where hardly any check could examine the picture, and states where the origin was not checked', () => {
    const few = findings['analysis.few_checks'];
    expect(analysisOf([origin, ...looked.slice(1)], FACTS)).toBe(`${few.headline} ${few.advice}`);
    expect(analysisOf(looked, FACTS)).toBe(findings['analysis.no_edit_found'].headline);
    expect(analysisOf([origin, ...looked], FACTS)).toBe(NOTHING_FOUND);
  });
});
