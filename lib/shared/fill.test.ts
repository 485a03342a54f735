import { describe, expect, it } from 'vitest';
import { fill } from './fill';

describe('a sentence with its values', () => {
  it('has each value in the place of its name, as often as it is named', () =>
    expect(fill('{a} of {b}, {a} left', { a: 1, b: 'two' })).toBe('1 of two, 1 left'));

  it('shows a placeholder whose value is missing', () =>
    expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}'));

  it('takes a value as text, not as a pattern of a replacement', () =>
    expect(fill('{a}', { a: '$& {b}', b: 1 })).toBe('$& {b}'));

  it('has the noun that the language gives the count', () => {
    const danish = { plurals: new Intl.PluralRules('da') };
    expect(fill('{n|år|årene}', { n: 1 }, danish)).toBe('1 år');
    expect(fill('{n|år|årene}', { n: 2 }, danish)).toBe('2 årene');
  });

  it('writes each value as its caller says', () =>
    expect(fill('{a} {b}', { a: 1, b: 2 }, { write: (value, name) => `${name}=${value}` })).toBe(
      'a=1 b=2',
    ));
});
