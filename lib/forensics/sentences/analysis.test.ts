import { describe, expect, it } from 'vitest';
import { analysisOf } from './analysis';
import type { PictureFacts } from '../evidence';
import { signal } from '../signal';
import { en } from './en';
import { fi } from './fi';

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

describe('analysisOf', () => {
  it('lists the strongest finding first and does not qualify a verdict', () => {
    expect(analysisOf([hint, signed], FACTS, ENGLISH)).toBe(`${signed.sentence} ${hint.sentence}`);
  });

  it('ends hints without a verdict with how far the absence of findings can be trusted', () => {
    expect(analysisOf([hint, origin, ...looked], FACTS, ENGLISH)).toBe(
      `${hint.sentence} No clear sign of editing or AI was found. That does not rule it out.`,
    );
  });

  it('of a picture that was not judged starts with that, without the reasons of each check', () => {
    const unable = signal({
      detector: 'noise_level',
      about: 'manipulation',
      finding: 'inconclusive',
      score: 0,
      message: 'noise_level.too_small',
      values: {},
    });
    const analysis = analysisOf([hint, unable, origin], { ...FACTS, height: 60 }, ENGLISH);
    expect(analysis).toMatch(/^Not judged: /);
    expect(analysis).toContain(hint.sentence);
    expect(analysis).not.toContain(unable.sentence);
  });

  it('mentions a picture taken after the damage, but not every neutral signal', () => {
    expect(analysisOf([damage, place, origin, ...looked], FACTS, ENGLISH)).toContain(
      `${damage.sentence} No clear sign`,
    );
    expect(analysisOf([damage, place, origin, ...looked], FACTS, ENGLISH)).not.toContain(
      place.sentence,
    );
  });

  it('is the same in another language, with the stored sentence for messages that no longer exist', () => {
    const old = { ...signed, message: 'provenance.of_an_older_version' };
    const analysis = analysisOf([old, damage], FACTS, { language: 'fi', messages: fi });
    expect(analysis).toBe(
      `${signed.sentence} Kuva on otettu 6.5.2024, 1 päivä vahingon jälkeen (5.5.2024). ` +
        fi['metadata.taken_after_damage'].split('). ')[1],
    );
  });

  it.each([
    [{ ...FACTS, height: 60 }, 'small'],
    [{ ...FACTS, jpeg_quality: 50 }, 'strongly compressed (quality 50)'],
    [{ ...FACTS, medium: 'web_copy' as const }, 'straight from a camera'],
  ])('is inconclusive about a poor picture', (facts, why) => {
    expect(analysisOf(looked, facts, ENGLISH)).toMatch(/^Inconclusive: /u);
    expect(analysisOf(looked, facts, ENGLISH)).toContain(why);
  });

  it('is "not judged" where hardly any check could examine the picture, and states where the origin was not checked', () => {
    expect(analysisOf([origin, ...looked.slice(1)], FACTS, ENGLISH)).toBe(
      'Not judged: only 3 of 7 edit checks could be applied to this picture.',
    );
    expect(analysisOf(looked, FACTS, ENGLISH)).toBe(en['analysis.no_edit_found']);
    expect(analysisOf([origin, ...looked], FACTS, ENGLISH)).toBe(en['analysis.nothing_found']);
  });
});
