import { describe, expect, it } from 'vitest';
import { fill } from './fill';

describe('fill', () => {
  it('inserts each value wherever its placeholder occurs', () =>
    expect(fill('{a} of {b}, {a} left', { a: 1, b: 'two' })).toBe('1 of two, 1 left'));

  it('leaves a placeholder without a value visible', () =>
    expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}'));

  it('inserts a value as text, not as a replacement pattern', () =>
    expect(fill('{a}', { a: '$& {b}', b: 1 })).toBe('$& {b}'));

  it('chooses the noun of a count by the rules of the language', () => {
    const danish = { plurals: new Intl.PluralRules('da') };
    expect(fill('{n|år|årene}', { n: 1 }, danish)).toBe('1 år');
    expect(fill('{n|år|årene}', { n: 2 }, danish)).toBe('2 årene');
  });

  it('formats values with the given function', () =>
    expect(fill('{a} {b}', { a: 1, b: 2 }, { write: (value, name) => `${name}=${value}` })).toBe(
      'a=1 b=2',
    ));
});
