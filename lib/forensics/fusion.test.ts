import { describe, expect, it } from 'vitest';
import type { DetectorName, Finding, Medium, PictureFacts, Signal } from './evidence';
import { CALIBRATION } from './calibration';
import { fuse } from './fusion';

const facts = (medium: Medium = 'web_copy', camera: string | null = null): PictureFacts => ({
  format: 'jpeg', width: 800, height: 600, medium, camera, software: null, taken_at: null, has_gps: false,
  jpeg_quality: 90, generator: null, content_credentials: 'absent',
});

const word = (
  detector: DetectorName, score: number, finding: Finding = 'suspicious', about: Signal['about'] = 'manipulation',
): Signal => ({ detector, about, finding, score, message: 'm', values: {}, sentence: 's', regions: [] });

const manipulation = (...signals: Signal[]): number => fuse(signals, facts()).manipulation_confidence;

describe('confidence in a manipulation', () => {
  it('is below one half when nobody speaks, and no verdict', () => {
    expect(manipulation()).toBeLessThan(0.5);
    expect(manipulation()).toBeGreaterThan(0);
  });

  it.each(['camera', 'web_copy', 'screenshot', 'scan', 'graphic'] as const)('is 0.8 where a single detector says 0.8, and on the same side of it elsewhere: %s', (medium) => {
    const confidence = (score: number) => fuse([word('copy_move', score)], facts(medium)).manipulation_confidence;
    expect(confidence(0.8)).toBeCloseTo(0.8, 6);
    expect(confidence(0.75)).toBeLessThan(0.8);
    expect(confidence(0.85)).toBeGreaterThan(0.8);
    expect(fuse([], facts(medium)).manipulation_confidence).toBeCloseTo(CALIBRATION[medium].silentPrior, 6);
  });

  it('grows when two detectors see different traces', () => {
    expect(manipulation(word('copy_move', 0.7), word('foreign_grid', 0.7))).toBeGreaterThan(0.85);
  });

  it('counts two detectors of the same JPEG history once, by the stronger', () => {
    expect(manipulation(word('double_compression', 0.75), word('foreign_grid', 0.7))).toBe(manipulation(word('double_compression', 0.75)));
  });

  it('never reaches a verdict by hints of the metadata, however many', () => {
    const many = Array.from({ length: 9 }, () => word('metadata', 0.3));
    expect(manipulation(...many)).toBeLessThan(0.5);
    expect(manipulation(...many)).toBeGreaterThan(manipulation());
  });

  it('is not raised to a flag by hints beside a detector that is far from it', () => {
    expect(manipulation(word('double_compression', 0.6), word('metadata', 0.3), word('metadata', 0.3))).toBeLessThan(0.8);
  });

  it('falls when the whole picture shows one history, unless something else was found', () => {
    const same = word('double_compression', 0, 'supports');
    expect(manipulation(same)).toBeLessThan(manipulation());
    expect(manipulation(same, word('copy_move', 0.9))).toBe(manipulation(word('copy_move', 0.9)));
  });

  it('stays below 1 for any evidence', () => {
    expect(manipulation(word('copy_move', 1), word('foreign_grid', 1), word('provenance', 1))).toBeLessThan(1);
  });
});

describe('confidence in an AI origin', () => {
  it('comes from words about AI alone', () => {
    const signals = [word('copy_move', 0.99), word('provenance', 0.98, 'suspicious', 'ai')];
    expect(fuse(signals, facts()).ai_generated_confidence).toBe(0.98);
    expect(fuse(signals.slice(0, 1), facts()).ai_generated_confidence).toBeLessThan(0.5);
  });

  it('is lower for a silent picture that a camera tells of', () => {
    expect(fuse([], facts('camera', 'Make Model')).ai_generated_confidence)
      .toBeLessThan(fuse([], facts()).ai_generated_confidence);
  });
});
