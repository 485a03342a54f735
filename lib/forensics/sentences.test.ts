import { describe, expect, it } from 'vitest';
import { DETECTORS } from './evidence';
import { SENTENCES } from './sentences';

const everyFigure = new Proxy({}, { get: () => 3 });
const all = Object.entries(SENTENCES).map(([key, say]) => [key, (say as (values: object) => string)(everyFigure)] as const);

describe('SENTENCES', () => {
  it.each(all)('accuses nobody and promises nothing: %s', (_, sentence) => {
    expect(sentence).not.toMatch(/\b(?:fake|tampered|fraud|forged|forgery|authentic|genuine|proves? that)\b/iu);
    expect(sentence).toMatch(/^[A-Z][^]*\.$/u);
  });

  it('names the detector that speaks in every key', () => {
    const names = new Set<string>([...DETECTORS, 'engine']);
    expect(all.map(([key]) => key.split('.')[0] ?? '').filter((name) => !names.has(name))).toEqual([]);
  });
});
