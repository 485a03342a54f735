import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asOwner } from '@/tests/setup/owner';
import { editDistance } from './edit-distance';
import { predictCategory } from './predict-category';
import { oneSlipFrom } from './one-slip';
import { understand } from './readings';
import { searchKey, wordsOf } from './search-key';
import { allOf, amongPopular } from './search-query';
import { takeApart } from './take-apart';

const KNOWN = [
  'galaxy',
  'samsung',
  'macbook',
  'pro',
  'ultra',
  'watch',
  'sieron',
  'volomian',
  'sonoro',
];

const queriesOf = (
  query: string,
  {
    common = [],
    endings = [],
    known = KNOWN,
  }: { common?: string[]; endings?: string[]; known?: string[] } = {},
) =>
  allOf(
    understand(wordsOf(searchKey(query)), { known: new Set(known), endings }, new Map()).parts,
    { common: new Set(common), endings, categoryId: undefined },
  );

describe('the tsquery of words', () => {
  it('requires every word, the last of which may be unfinished', () => {
    expect(queriesOf('Samsung Galaxy')).toEqual({
      popular: 'samsung&galaxy:*',
      allProducts: 'samsung',
      filter: 'samsung&galaxy:*',
      exact: 'samsung&galaxy:*',
    });
    expect(
      queriesOf('samsung mid', { common: ['samsung'], endings: ['middle', 'midnight'] }),
    ).toEqual({
      popular: 'samsung&mid:*',
      allProducts: 'samsung&(mid|middle|midnight)',
      filter: '',
      exact: 'samsung&mid:*',
    });
  });

  it.each([
    ['galaxy s 23', 'galaxy&(s23:*|(s&23:*))'],
    ['galaxy s23', 'galaxy&(s23:*|(s&23:*))'],
    ['galaxys23', '(galaxys23:*|(galaxy&s23:*))'],
    ['macbookpro', '(macbookpro:*|(macbook&pro:*))'],
    ['mac book pro', '(macbook|(mac&book))&pro:*'],
    ['samsunggalaxys23ultra', '(samsunggalaxys23ultra:*|(samsung&galaxy&s23&ultra:*))'],
    ['samsung 128gb', 'samsung&(128gb:*|(128&gb:*))'],
    ['13 128', '13&128:*'],
  ])('%s is read as %s, whether split or joined', (query, popular) => {
    expect(queriesOf(query, { common: KNOWN }).popular).toBe(popular);
  });

  it.each([
    ['tv', '(tv|category_13)'],
    ['Kopfhörer', '(kopfhorer|category_15)'],
    ['bärbar dator', '(category_12)'],
    ['pyorä', '(pyora|category_20)'],
    ['kopfh', '(kopfh:*|category_15)'],
    ['sort', '(sort:*|black:*)'],
  ])('%s has the same meaning in any of six languages', (query, meaning) => {
    expect(queriesOf(query).popular).toContain(
      meaning.replace(/^\(category/, 'category').replace(/(category_12)\)$/, '$1'),
    );
  });

  it.each(['5', '128', '05099206092341'])('%s is completed among popular products only', (word) => {
    const { popular, allProducts } = queriesOf(`samsung ${word}`, { common: ['samsung'] });
    expect([popular.includes(':*'), allProducts.includes(':*')]).toEqual([true, false]);
  });

  it('looks up rare words among all products and filters by the others', () => {
    expect(queriesOf('sieron volomian gb mid', { common: ['gb', 'volomian'] })).toEqual({
      popular: 'sieron&volomian&gb&mid:*',
      allProducts: 'sieron',
      filter: 'sieron&volomian&gb&mid:*',
      exact: 'sieron&volomian&gb&mid:*',
    });
  });

  it('finds a GTIN without its leading zeros', () => {
    expect(queriesOf('05099206092341').allProducts).toBe('(05099206092341|gtin5099206092341)');
  });

  it('is valid for PostgreSQL, whatever was typed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom('', ' mac book tv s 23', ' wh 1000 xm5 sort 65 tommer'),
        async (typed, more) => {
          const words = wordsOf(searchKey(typed + more));
          if (words.length === 0) return;
          const { parts } = understand(
            words,
            { known: new Set(KNOWN), endings: ['ab', 'tv'] },
            new Map([['mac', ['galaxy', 'sofa']]]),
          );
          const narrowed = { endings: ['ab'], categoryId: 10 };
          const all = [
            allOf(parts, { ...narrowed, common: new Set<string>() }),
            allOf(parts, { ...narrowed, common: new Set(words) }),
            amongPopular(parts, 10),
          ];
          for (const query of all.flatMap(({ popular, allProducts, filter }) => [
            popular,
            allProducts,
            filter,
          ]))
            expect(await asOwner('SELECT $1::tsquery AS query', [query])).toHaveLength(1);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('has at most 16 readings', () => {
    const { parts } = understand(
      wordsOf('a 1 b 2 c 3 d 4 e 5'),
      { known: new Set(), endings: [] },
      new Map(),
    );
    expect(parts.flatMap(({ readings }) => readings).length).toBeLessThanOrEqual(16);
  });

  it('has at most ten words', () => {
    expect(wordsOf(searchKey('a '.repeat(200)))).toHaveLength(10);
  });
});

describe('takeApart', () => {
  it.each([
    ['macbookpro', ['macbook', 'pro']],
    ['galaxys24ultra', ['galaxy', 's24', 'ultra']],
    ['128gb', ['128', 'gb']],
    ['s24', ['s', '24']],
    ['galaxy', ['galaxy']],
    ['unheardof', ['unheardof']],
  ])('splits %s into %j', (word, pieces) => {
    expect(takeApart(word, new Set(KNOWN), false)).toEqual(pieces);
  });

  it('allows an unfinished last piece at the end of a query', () => {
    expect(takeApart('macbookp', new Set(KNOWN), true)).toEqual(['macbook', 'p']);
    expect(takeApart('macbookp', new Set(KNOWN), false)).toEqual(['macbookp']);
  });

  it('returns pieces that add up to the word', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,30}$/), fc.boolean(), (word, isLast) => {
        expect(takeApart(word, new Set(['abc', 'xyz', 'ab1']), isLast).join('')).toBe(word);
      }),
    );
  });
});

describe('edit distance', () => {
  it.each([
    ['sonoro', 'sonoro', 0],
    ['snooro', 'sonoro', 1],
    ['sonooro', 'sonoro', 1],
    ['soror', 'sonoro', 2],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['ca', 'abc', 3],
  ])('between %s and %s is %i', (one, other, slips) => {
    expect(editDistance(one, other)).toBe(slips);
  });

  it('is one for each result of oneSlipFrom', () => {
    expect(new Set(oneSlipFrom('ab').map((word) => editDistance('ab', word)))).toEqual(
      new Set([0, 1]),
    );
    for (const word of ['ba', 'a', 'b', 'xab', 'axb', 'abx', 'xb', 'ax'])
      expect(oneSlipFrom('ab')).toContain(word);
  });

  it('is symmetric, zero only for equal words, and at most the length of the longer word', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const slips = editDistance(one, other);
        expect(slips).toBe(editDistance(other, one));
        expect(slips === 0).toBe(one === other);
        expect(slips).toBeLessThanOrEqual(Math.max(one.length, other.length));
        expect(slips).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
      }),
    );
  });
});

const [phones, cases] = [
  { id: 1, name: 'Phones' },
  { id: 2, name: 'Cases' },
];
const predict = (...found: { id: number; name: string }[]) =>
  predictCategory({ found, named: null, meant: null, isForced: false });

describe('the predicted category', () => {
  it('is that of the best matches, even if others are more numerous', () => {
    expect(predict(phones, cases, cases)).toMatchObject({
      category: phones,
      code: 'most_and_best',
    });
    expect(predict(phones, cases, cases, cases, cases)).toMatchObject({
      category: cases,
      code: 'most',
    });
  });

  it('is the forced one, whatever was found', () => {
    expect(
      predictCategory({ found: [phones, phones], named: cases, meant: null, isForced: true }),
    ).toMatchObject({ category: cases, isForced: true, code: 'forced' });
    expect(
      predictCategory({ found: [], named: cases, meant: phones, isForced: true }),
    ).toMatchObject({ code: 'forced_empty' });
  });

  it('is the one named by words that had to be dropped', () => {
    const codeOf = (...found: { id: number; name: string }[]) =>
      predictCategory({ found, named: null, meant: phones, isForced: false });
    expect(codeOf()).toMatchObject({ category: phones, code: 'meant_only' });
    expect(codeOf(cases)).toMatchObject({ category: phones, code: 'meant_only' });
    expect(codeOf(cases, phones)).toMatchObject({ category: cases, code: 'most_and_best' });
    expect(
      predictCategory({ found: [], named: cases, meant: phones, isForced: false }),
    ).toMatchObject({ category: cases, code: 'named_only' });
  });

  it('is null if nothing was found and none was named', () => {
    expect(predict()).toBeNull();
  });
});
