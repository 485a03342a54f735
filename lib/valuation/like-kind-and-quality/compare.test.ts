import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareProducts, type Product, speaksFor } from './compare';
import { SIZE_NAMES } from './specs';

const claimed: Product = {
  pid: 'a',
  vcid: 'va',
  alid: 'fa',
  name: 'Peari Fone 13',
  brand: 'Peari',
  categoryId: 10,
  category: 'Phones',
  releaseDate: '2021-09-24',
  specs: { storage_gb: 128, screen_in: 6.1 },
};

const other = (changes: Partial<Product>): Product => ({
  ...claimed,
  pid: 'b',
  vcid: 'vb',
  alid: 'fb',
  ...changes,
});

const judge = (changes: Partial<Product>) => compareProducts(claimed, other(changes));
const codesOf = (changes: Partial<Product>) => judge(changes).findings.map(({ code }) => code);

describe('like kind and quality', () => {
  it('accepts the product itself, with no further finding', () => {
    expect(compareProducts(claimed, claimed)).toEqual({
      isMatch: true,
      sameCategory: true,
      sameBrand: true,
      notOlder: true,
      unmatchedSpecs: [],
      findings: [{ code: 'itself' }],
      distance: 0,
    });
  });

  it.each<[string, Partial<Product>, boolean, string[]]>([
    ['a newer family of the brand with equal storage', { releaseDate: '2024-09-20' }, true, []],
    ['a family of the same day', {}, true, []],
    ['more storage', { specs: { storage_gb: 512, screen_in: 6.1 } }, true, []],
    ['less storage', { specs: { storage_gb: 64, screen_in: 6.1 } }, false, ['storage_gb']],
    ['unknown storage', { specs: { screen_in: 6.1 } }, false, ['storage_gb']],
    ['a size 10 % larger', { specs: { storage_gb: 128, screen_in: 6.71 } }, true, []],
    ['a size 10 % smaller', { specs: { storage_gb: 128, screen_in: 5.49 } }, true, []],
    [
      'a size a little more than 10 % larger',
      { specs: { storage_gb: 128, screen_in: 6.72 } },
      false,
      ['screen_in'],
    ],
    [
      'a size a little more than 10 % smaller',
      { specs: { storage_gb: 128, screen_in: 5.48 } },
      false,
      ['screen_in'],
    ],
    ['an unknown size', { specs: { storage_gb: 128 } }, false, ['screen_in']],
    ['an older family', { releaseDate: '2021-09-23' }, false, []],
    ['a family of unknown age', { releaseDate: null }, false, []],
    ['another brand', { brand: 'Samsing' }, false, []],
    ['the brand in another case', { brand: ' PEARI' }, true, []],
    ['no brand', { brand: ' ' }, false, []],
    ['another category', { categoryId: 11, category: 'Tablets' }, false, []],
  ])('compares %s', (_what, changes, isMatch, unmatched) => {
    expect(judge(changes)).toMatchObject({ isMatch, unmatchedSpecs: unmatched });
  });

  it('returns every finding, for and against', () => {
    expect(codesOf({})).toEqual([
      'category_same',
      'brand_same',
      'not_older',
      'storage_enough',
      'size_alike',
    ]);
    expect(
      codesOf({ brand: 'x', categoryId: 1, releaseDate: '2000-01-01', specs: { storage_gb: 1 } }),
    ).toEqual(['category_other', 'brand_other', 'older', 'storage_less', 'size_unknown']);
    expect(codesOf({ brand: '', releaseDate: null, specs: {} })).toEqual([
      'category_same',
      'brand_unknown',
      'age_unknown',
      'storage_unknown',
      'size_unknown',
    ]);
  });

  it('treats products of one family as equally new, even without a release date', () => {
    const undated = { ...claimed, releaseDate: null };
    expect(compareProducts(undated, { ...undated, pid: 'b', vcid: 'vb' })).toMatchObject({
      isMatch: true,
      notOlder: true,
      findings: expect.arrayContaining([{ code: 'same_family' }]),
    });
  });

  it('does not require of the candidate what is unknown of the claimed product', () => {
    const plain = { ...claimed, specs: {} };
    expect(compareProducts(plain, other({ specs: {} }))).toMatchObject({
      isMatch: true,
      unmatchedSpecs: [],
    });
    expect(compareProducts(plain, other({ specs: { storage_gb: 1 } }))).toMatchObject({
      isMatch: true,
    });
  });

  it('treats a terabyte of 1000 and of 1024 gigabytes as equal', () => {
    const large = { ...claimed, specs: { storage_gb: 1024 } };
    expect(compareProducts(large, other({ specs: { storage_gb: 1000 } })).isMatch).toBe(true);
    expect(compareProducts(large, other({ specs: { storage_gb: 960 } })).isMatch).toBe(false);
  });

  it.each<[string, string, string, boolean]>([
    ['storage', 'Fone 13 256 GB', 'Fone 14 256GB', true],
    ['storage in terabytes', 'Fone 13 512 GB', 'Fone 14 1 TB', true],
    ['the larger of memory and storage', 'Book 8 GB / 512 GB', 'Book 16 GB 256 GB', false],
    ['a diagonal', 'TV 55" OLED', 'TV 65 inch OLED', false],
    ['a diagonal in another language', 'TV 55 tommer', 'TV 55 Zoll', true],
    ['a case', 'Watch 45 mm', 'Watch 41mm', true],
    ['a case that is much smaller', 'Watch 51 mm', 'Watch 41 mm', false],
    ['a width', 'Dishwasher 60 cm', 'Dishwasher 45 cm', false],
    ['a load', 'Washer 9 kg', 'Washer 8 kg', false],
    ['no range of a lens', 'Camera 24-50 mm', 'Camera 24-105 mm', true],
  ])('without specs %s is read from the name', (_what, mine, theirs, isMatch) => {
    expect(
      compareProducts({ ...claimed, specs: {}, name: mine }, other({ specs: {}, name: theirs }))
        .isMatch,
    ).toBe(isMatch);
  });

  it.each<[string, string | undefined, boolean, string[]]>([
    ['M', 'M', true, []],
    ['M', 'm', true, []],
    ['M', 'L', false, ['size']],
    ['XL', 'L', false, ['size']],
    ['M', undefined, false, ['size']],
    ['M cotton', 'M / wool', true, []],
    ['mid handlebar', 'high handlebar', true, []],
    ['SE', 'LTE', true, []],
  ])('a %s is replaced by a %s: %s', (mine, theirs, isMatch, unmatched) => {
    const bicycle = { ...claimed, specs: { variant: mine } };
    expect(
      compareProducts(bicycle, other({ specs: theirs === undefined ? {} : { variant: theirs } })),
    ).toMatchObject({ isMatch, unmatchedSpecs: unmatched });
  });

  it('prefers specs of the catalogue to the name', () => {
    expect(judge({ name: 'Fone 14 64 GB', specs: { storage_gb: 256, screen_in: 6 } }).isMatch).toBe(
      true,
    );
  });
});

const specs = fc.dictionary(
  fc.constantFrom('storage_gb', ...SIZE_NAMES, 'colour', 'variant'),
  fc.oneof(
    fc.constantFrom('S', 'M', 'XL'),
    fc.integer({ min: 1, max: 4096 }),
    fc.double({ min: 0.1, max: 200, noNaN: true }),
    fc.string({ maxLength: 5 }),
  ),
  { maxKeys: 5 },
);
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const product = fc.record({
  pid: fc.constantFrom('a', 'b', 'c'),
  vcid: fc.constantFrom('va', 'vb'),
  alid: fc.constantFrom('fa', 'fb'),
  name: fc.constantFrom('Thing', 'Thing 128 GB', 'Thing 55"'),
  brand: fc.constantFrom('Peari', 'Samsing', ''),
  categoryId: fc.constantFrom(10, 11),
  category: fc.constant('Things'),
  releaseDate: fc.option(day),
  specs,
});

const sized = (size: number): Product => ({ ...claimed, specs: { screen_in: size } });

describe('like kind and quality of arbitrary products', () => {
  it('accepts every product as its own replacement', () => {
    fc.assert(
      fc.property(product, (one) => {
        expect(compareProducts(one, one)).toMatchObject({ isMatch: true, distance: 0 });
      }),
    );
  });

  it('has no finding against a match and at least one against any other candidate', () => {
    fc.assert(
      fc.property(product, product, (one, two) => {
        const { isMatch, sameCategory, sameBrand, notOlder, unmatchedSpecs, distance, findings } =
          compareProducts(one, two);
        expect(findings.every(speaksFor)).toBe(isMatch);
        expect(isMatch).toBe(sameCategory && sameBrand && notOlder && unmatchedSpecs.length === 0);
        expect(distance <= 2).toBe(isMatch);
      }),
    );
  });

  it('never makes a match unsuitable because of more storage or a later release', () => {
    fc.assert(
      fc.property(
        product,
        product,
        fc.integer({ min: 1, max: 4096 }),
        fc.integer({ min: 0, max: 4096 }),
        day,
        day,
        (one, two, storage, more, early, late) => {
          const [before, after] = [early, late].toSorted();
          const less = compareProducts(one, {
            ...two,
            releaseDate: before ?? early,
            specs: { ...two.specs, storage_gb: storage },
          });
          const better = compareProducts(one, {
            ...two,
            releaseDate: after ?? late,
            specs: { ...two.specs, storage_gb: storage + more },
          });
          expect(better.distance).toBeLessThanOrEqual(less.distance);
        },
      ),
    );
  });

  it('accepts a size up to 10 % larger and refuses any larger one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 0, max: 10 }),
        (thousandths, percent) => {
          const size = thousandths / 1000;
          expect(
            compareProducts(sized(size), {
              ...sized(Math.floor(thousandths * (1 + percent / 100)) / 1000),
              pid: 'b',
            }).isMatch,
          ).toBe(true);
          expect(
            compareProducts(sized(size), {
              ...sized((Math.floor(thousandths * 1.1) + 1) / 1000),
              pid: 'b',
            }).isMatch,
          ).toBe(false);
        },
      ),
    );
  });

  it('does not depend on the order of specs', () => {
    fc.assert(
      fc.property(product, product, (one, two) => {
        const turned = (given: typeof one) => ({
          ...given,
          specs: Object.fromEntries(Object.entries(given.specs).toReversed()),
        });
        expect(compareProducts(turned(one), turned(two))).toEqual(compareProducts(one, two));
      }),
    );
  });
});
