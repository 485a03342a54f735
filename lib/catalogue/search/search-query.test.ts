import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asOwner } from '@/tests/setup/owner';
import { editDistance } from './edit-distance';
import { predictCategory } from './predict-category';
import { searchKey, wordsOf } from './search-key';
import { allButOneOf, allOf } from './search-query';

const asked = (query: string) => wordsOf(searchKey(query)).map((word) => [word]);

describe('the query of words', () => {
  it('asks for every word, the last one perhaps unfinished', () => {
    expect(allOf(asked('Galaxy S24 256GB'), new Set(['galaxy']))).toEqual({ filter: '', popular: 'galaxy&(s24|(s&24))&(256gb:*|(256&gb:*))', head: 'galaxy&(s24|(s&24))', last: '(256gb:*|(256&gb:*))', unfinished: '' });
    expect(allOf([['sonoro', 'sonora'], ['wh']], new Set(['sonora']))).toEqual({ filter: '', popular: '(sonoro|sonora)&wh:*', head: '(sonoro|sonora)', last: 'wh', unfinished: 'wh' });
    expect(allButOneOf(asked('a b c'))).toMatchObject({ popular: '(b&c:*)|(a&c:*)|(a&b)', head: '(b&c)|(a&c)|(a&b)', last: '' });
  });

  it.each(['f', '5', '128', '05099206092341'])('%s may go on among the popular products only', (word) => {
    const { popular, last, unfinished } = allOf([['fone'], [word]], new Set(['fone']));
    expect([popular.includes(':*'), last.includes(':*'), unfinished]).toEqual([true, false, '']);
  });

  it('of all products those with the rare words are read, and the other words hold of each of them', () => {
    expect(allOf(asked('sieron volomian gb mid'), new Set(['gb', 'volomian']))).toEqual({ popular: 'sieron&volomian&gb&mid:*', filter: 'sieron&volomian&gb&mid:*', head: 'sieron', last: '', unfinished: '' });
  });

  it('a GTIN is asked for without its zeros', () => {
    expect(allOf(asked('05099206092341'), new Set()).last).toBe('(05099206092341|gtin5099206092341)');
  });

  it('is one that the database understands, whatever was typed', async () => {
    await fc.assert(fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (typed) => {
      const words = asked(typed);
      if (words.length === 0) return;
      const queries = [allOf(words, new Set()), allOf(words, new Set(words.flat())), ...(words.length > 1 ? [allButOneOf(words)] : [])].flatMap(({ popular, head, last }) => [popular, head, last]);
      for (const query of queries) expect(await asOwner('SELECT $1::tsquery AS query', [query])).toHaveLength(1);
    }), { numRuns: 60 });
  });

  it('has ten words at most', () => {
    expect(wordsOf(searchKey('a '.repeat(200)))).toHaveLength(10);
  });
});

describe('slips between two words', () => {
  it.each([['sonoro', 'sonoro', 0], ['snooro', 'sonoro', 1], ['sonooro', 'sonoro', 1], ['soror', 'sonoro', 2], ['', 'abc', 3], ['abc', '', 3], ['ca', 'abc', 3]])('%s and %s: %i', (one, other, slips) => {
    expect(editDistance(one, other)).toBe(slips);
  });

  it('are the same both ways, none only between equals, and never more than the longer word', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(fc.property(word, word, (one, other) => {
      const slips = editDistance(one, other);
      expect(slips).toBe(editDistance(other, one));
      expect(slips === 0).toBe(one === other);
      expect(slips).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(slips).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
    }));
  });
});

const [phones, cases] = [{ id: 1, name: 'Phones' }, { id: 2, name: 'Cases' }];
const predict = (...found: { id: number; name: string }[]) => predictCategory({ found, named: null, isForced: false });

describe('the predicted category', () => {
  it('is that of the best matches, even where more of the others were found', () => {
    expect(predict(phones, cases, cases)).toMatchObject({ category: phones, code: 'most_and_best' });
    expect(predict(phones, cases, cases, cases, cases)).toMatchObject({ category: cases, code: 'most' });
  });

  it('is the forced one, whatever was found', () => {
    expect(predictCategory({ found: [phones, phones], named: cases, isForced: true })).toMatchObject({ category: cases, isForced: true, code: 'forced' });
    expect(predictCategory({ found: [], named: cases, isForced: true })).toMatchObject({ code: 'forced_empty' });
  });

  it('is none where nothing was found and none was named', () => {
    expect(predict()).toBeNull();
  });
});
