import { describe, expect, it } from 'vitest';
import type { PaperGrain } from './paper-grain';
import { typedOnDocument, typedOnPhoto } from './typed-words';
import type { WordTraces } from './word-traces';

const blocks = (count: number, residual: number): number[] =>
  Array.from({ length: count }, () => residual);

const word = (parts: Partial<WordTraces> = {}): WordTraces => ({
  word: { left: 0, top: 0, right: 60, bottom: 20, dark: true, glyphs: [] },
  paper: 200,
  contrast: 150,
  sharpness: 0.35,
  inkSpread: 0.07,
  residuals: blocks(12, 5),
  meanResidual: 5,
  ...parts,
});

/** Words with the variation of real print. */
const print = (n: number): WordTraces[] =>
  Array.from({ length: n }, (_, i) =>
    word({
      meanResidual: Math.exp(1.6 + 0.3 * Math.sin(i)),
      sharpness: 0.35 + 0.03 * Math.cos(2 * i),
    }),
  );

const strongest = (words: readonly WordTraces[]): number =>
  Math.max(0, ...typedOnDocument(words).map(({ strength }) => strength));

describe('typedOnDocument', () => {
  it('finds the word on clean paper with sharp edges, far above the strength of print', () => {
    const typed = word({ meanResidual: 0.3, sharpness: 0.6 });
    const found = typedOnDocument([...print(30), typed]).filter(({ strength }) => strength >= 1);
    expect(found.map(({ traces }) => traces)).toEqual([typed]);
  });

  it('stays far below for print of one kind, and of two', () => {
    expect(strongest(print(40))).toBeLessThan(0.6);
    const headings = Array.from({ length: 5 }, () => word({ meanResidual: 1, sharpness: 0.5 }));
    expect(strongest([...print(30), ...headings])).toBeLessThan(1);
  });

  it('needs more than sharp edges', () => {
    expect(strongest([...print(30), word({ sharpness: 0.8 })])).toBe(0);
  });

  it('ignores paper clipped at white on a grey page', () => {
    const typed = { meanResidual: 0.05, sharpness: 0.6 };
    expect(strongest([...print(30), word({ ...typed, paper: 255 })])).toBeLessThan(0.6);
    const white = print(30).map((traces) => ({ ...traces, paper: 255 }));
    expect(strongest([...white, word({ ...typed, paper: 255 })])).toBeGreaterThan(1);
  });

  it('compares nothing on a page of few words', () => {
    expect(typedOnDocument([...print(7), word({ meanResidual: 0.1, sharpness: 0.7 })])).toEqual([]);
  });
});

/** Smooth areas of one brightness with that residual. */
const surfaces = (residual: number) => (): PaperGrain => ({
  levels: new Float32Array(200).fill(200),
  residuals: new Float32Array(200).fill(residual),
});

const strengthOf = (traces: WordTraces, residual: number): number =>
  Math.max(
    0,
    ...typedOnPhoto([traces], () => traces, surfaces(residual)).map(({ strength }) => strength),
  );

describe('typedOnPhoto', () => {
  const drawn = word({
    sharpness: 0.6,
    inkSpread: 0.04,
    residuals: blocks(30, 0.2),
    meanResidual: 0.2,
  });
  it('finds drawn letters on a flat colour where surfaces have grain', () => {
    expect(strengthOf(drawn, 4)).toBeGreaterThan(1);
  });

  it('finds nothing where every surface is that clean', () => {
    expect(strengthOf(drawn, 0.3)).toBeLessThan(1.1);
    expect(strengthOf(word({ ...drawn, sharpness: 0.5 }), 0.3)).toBeLessThan(0.6);
  });

  it.each([
    ['soft edges', { sharpness: 0.35 }],
    ['uneven ink', { inkSpread: 0.12 }],
    ['little contrast', { contrast: 60 }],
    ['paper cut off at white', { paper: 252 }],
    ['paper cut off at black', { paper: 3 }],
    ['grained paper', { residuals: blocks(30, 4) }],
    ['too few blocks', { residuals: [0.2, 0.2, 0.2] }],
  ])('finds nothing for %s', (_, parts) => {
    expect(strengthOf(word({ ...drawn, ...parts }), 4)).toBe(0);
  });

  it('finds nothing where the other words are on paper just as clean', () => {
    const others = print(12).map((traces) => ({ ...traces, meanResidual: 0.2 }));
    const found = typedOnPhoto([drawn, ...others], (traces) => traces as WordTraces, surfaces(4));
    expect(found.filter(({ strength }) => strength > 0)).toEqual([]);
  });

  it('does not measure surfaces where nothing looks drawn', () => {
    let measured = 0;
    const grain = () => {
      measured++;
      return surfaces(4)();
    };
    expect(typedOnPhoto(print(5), () => null, grain)).toEqual([]);
    expect(measured).toBe(0);
  });
});
