import { describe, expect, it } from 'vitest';
import type { DetectorName, Finding, Medium, PictureFacts, Signal } from './evidence';
import { CALIBRATION } from './calibration';
import { fuse } from './fusion';
import { EDIT_DETECTORS } from './judged';
import { FUSION, PROVENANCE } from './thresholds';

const facts = (medium: Medium = 'web_copy', camera: string | null = null): PictureFacts => ({
  format: 'jpeg',
  width: 800,
  height: 600,
  medium,
  camera,
  software: null,
  taken_at: null,
  has_gps: false,
  jpeg_quality: 90,
  generator: null,
  content_credentials: 'absent',
});

const signalWith = (
  detector: DetectorName,
  score: number,
  finding: Finding = 'suspicious',
  about: Signal['about'] = 'manipulation',
): Signal => ({
  detector,
  about,
  finding,
  score,
  message: `${detector}.m`,
  values: {},
  sentence: 's',
  regions: [],
});

/** The signals of all edit detectors for a picture without findings. */
const looked = EDIT_DETECTORS.map((name) => signalWith(name as DetectorName, 0, 'neutral'));
const manipulation = (...signals: Signal[]): number =>
  fuse([...looked, ...signals], facts()).manipulation_confidence;

describe('confidence in a manipulation', () => {
  it('is below one half when nothing is found, and no verdict', () => {
    expect(manipulation()).toBeLessThan(0.5);
    expect(manipulation()).toBeGreaterThan(0);
  });

  it.each(['camera', 'web_copy', 'screenshot', 'scan', 'graphic'] as const)(
    'is 0.8 where a single detector scores 0.8, and on the same side of it elsewhere: %s',
    (medium) => {
      const confidence = (score: number) =>
        fuse([...looked, signalWith('copy_move', score)], facts(medium)).manipulation_confidence;
      expect(confidence(0.8)).toBeCloseTo(0.8, 6);
      expect(confidence(0.75)).toBeLessThan(0.8);
      expect(confidence(0.85)).toBeGreaterThan(0.8);
      expect(fuse(looked, facts(medium)).manipulation_confidence).toBeCloseTo(
        CALIBRATION[medium].silentPrior,
        6,
      );
    },
  );

  it.each([
    ['hardly any detector looked', looked.slice(0, 3), facts('camera')],
    [
      'hardly any detector could look',
      looked.map((one) => ({ ...one, finding: 'inconclusive' as const })),
      facts('camera'),
    ],
    ['it is small', looked, { ...facts('camera'), width: 500, height: 500 }],
    ['it is strongly compressed', looked, { ...facts('scan'), jpeg_quality: 60 }],
  ])(
    'stays at the prior for a picture that was not judged because of %s, whatever supports it',
    (_, signals, about) => {
      const same = signalWith('double_compression', 0, 'supports');
      expect(fuse(signals, about).manipulation_confidence).toBeCloseTo(FUSION.manipulationPrior, 6);
      expect(fuse([...signals.slice(1), same], about).manipulation_confidence).toBeCloseTo(
        FUSION.manipulationPrior,
        6,
      );
      expect(
        fuse([...signals, signalWith('copy_move', 0.8)], about).manipulation_confidence,
      ).toBeCloseTo(0.8, 6);
    },
  );

  it('is never lower for a picture that was not judged than for one that was', () => {
    for (const medium of ['camera', 'web_copy', 'screenshot', 'scan', 'graphic'] as const) {
      expect(fuse([], facts(medium)).manipulation_confidence).toBeGreaterThanOrEqual(
        fuse(looked, facts(medium)).manipulation_confidence,
      );
    }
  });

  it('rises when two detectors find different traces', () => {
    expect(
      manipulation(signalWith('copy_move', 0.7), signalWith('foreign_grid', 0.7)),
    ).toBeGreaterThan(0.85);
  });

  it('counts two detectors of the same JPEG history once, by the stronger', () => {
    expect(
      manipulation(signalWith('double_compression', 0.75), signalWith('foreign_grid', 0.7)),
    ).toBe(manipulation(signalWith('double_compression', 0.75)));
  });

  it('never reaches a verdict by hints of the metadata, however many', () => {
    const many = Array.from({ length: 9 }, () => signalWith('metadata', 0.3));
    expect(manipulation(...many)).toBeLessThan(0.5);
    expect(manipulation(...many)).toBeGreaterThan(manipulation());
  });

  it.each(['camera', 'web_copy', 'screenshot', 'scan', 'graphic'] as const)(
    'stays below one half where no detector found anything, whatever their scores: %s',
    (medium) => {
      const weak = [
        signalWith('learned_fusion', 0.49, 'neutral'),
        signalWith('copy_move', 0.49, 'neutral'),
      ];
      const hinted = [
        signalWith('provenance', PROVENANCE.recordBroken),
        signalWith('metadata', 0.25),
      ];
      const confidence = (...signals: Signal[]) =>
        fuse([...looked, ...signals], facts(medium)).manipulation_confidence;
      expect(confidence(...weak)).toBeLessThan(0.5);
      expect(confidence(...weak, ...hinted)).toBeLessThan(0.5);
      expect(fuse([...weak, ...hinted], facts(medium)).manipulation_confidence).toBeLessThan(0.5);
      expect(confidence(...weak)).toBeGreaterThan(
        confidence(signalWith('learned_fusion', 0.2, 'neutral')),
      );
    },
  );

  it.each(['camera', 'web_copy', 'scan'] as const)(
    'is not lifted over one half, or a threshold above it, by any hint: %s',
    (medium) => {
      const hinted = [
        signalWith('provenance', PROVENANCE.recordBroken),
        signalWith('metadata', 0.25),
      ];
      for (let score = 0.5; score < 0.99; score += 0.005) {
        const confidence = (...signals: Signal[]) =>
          fuse([...looked, signalWith('shifted_compression', score), ...signals], facts(medium))
            .manipulation_confidence;
        expect(confidence(...hinted)).toBeGreaterThanOrEqual(confidence());
        if (confidence() >= 0.5) expect(confidence(...hinted)).toBe(confidence());
        else expect(confidence(...hinted)).toBeLessThan(0.5);
      }
    },
  );

  it('is not raised to a flag by hints beside a detector far below it', () => {
    expect(
      manipulation(
        signalWith('double_compression', 0.6),
        signalWith('metadata', 0.3),
        signalWith('metadata', 0.3),
      ),
    ).toBeLessThan(0.8);
  });

  it('is not raised to a flag by a broken manifest beside a weak trace: programs break manifests too', () => {
    const weak = signalWith('shifted_compression', 0.6);
    const broken = signalWith('provenance', PROVENANCE.recordBroken);
    expect(manipulation(weak, broken)).toBe(manipulation(weak));
    expect(manipulation(broken)).toBeGreaterThan(manipulation());
    expect(manipulation(weak, broken, signalWith('metadata', 0.3))).toBe(
      manipulation(weak, broken),
    );
    expect(
      manipulation(weak, signalWith('provenance', PROVENANCE.changedAfterSigning)),
    ).toBeGreaterThan(0.9);
  });

  it('falls when the complete picture shows one history, unless something else was found', () => {
    const same = signalWith('double_compression', 0, 'supports');
    expect(manipulation(same)).toBeLessThan(manipulation());
    expect(manipulation(same, signalWith('copy_move', 0.9))).toBe(
      manipulation(signalWith('copy_move', 0.9)),
    );
  });

  it('stays below 1 for any evidence', () => {
    expect(
      manipulation(
        signalWith('copy_move', 1),
        signalWith('foreign_grid', 1),
        signalWith('provenance', 1),
      ),
    ).toBeLessThan(1);
  });
});

describe('confidence in an AI origin', () => {
  it('comes from signals about AI alone', () => {
    const signals = [
      signalWith('copy_move', 0.99),
      signalWith('provenance', 0.98, 'suspicious', 'ai'),
    ];
    expect(fuse(signals, facts()).ai_generated_confidence).toBe(0.98);
    expect(fuse(signals.slice(0, 1), facts()).ai_generated_confidence).toBeLessThan(0.5);
  });

  it('is lower for a picture without findings that names a camera', () => {
    expect(fuse([], facts('camera', 'Make Model')).ai_generated_confidence).toBeLessThan(
      fuse([], facts()).ai_generated_confidence,
    );
  });
});
