import { describe, expect, it } from 'vitest';
import { productsOf } from '@/prisma/seed/catalogue/products';
import { ALL_FAMILIES } from '@/prisma/seed/catalogue/read-facts';
import { notCompared } from './not-compared';

const product = (
  categoryId: number,
  name: string,
  specs: Readonly<Record<string, string | number>> = {},
) => ({
  pid: 'p',
  vcid: 'v',
  alid: 'f',
  name,
  brand: 'Peari',
  categoryId,
  category: 'Things',
  releaseDate: null,
  specs,
});

describe('facts that were not compared', () => {
  it.each<[string, number, string, Readonly<Record<string, string | number>>, string[]]>([
    ['a phone without specs', 10, 'Fone', {}, ['storage', 'size']],
    ['a phone with its storage in its name', 10, 'Fone 128 GB', {}, ['size']],
    ['a phone with both', 10, 'Fone', { storage_gb: 128, screen_in: 6.1 }, []],
    ['a bicycle without a size', 20, 'Bike', {}, ['size']],
    ['a bicycle with a named size', 20, 'Bike', { variant: 'M' }, []],
    ['headphones, which have no measures', 15, 'Ears', {}, []],
    ['a category that is not built in', 99, 'Thing', {}, []],
  ])('lists the unknown measures of %s', (_what, categoryId, name, specs, missing) => {
    expect(notCompared(product(categoryId, name, specs))).toEqual(missing);
  });

  it('exist in the example catalogue only for products of one size and a corner sofa without seats', () => {
    const missing = ALL_FAMILIES.flatMap((family) =>
      productsOf(family).flatMap((one) =>
        notCompared(product(family.categoryId, one.name, one.specs)).map(
          (measure) => `${one.pid}: ${measure}`,
        ),
      ),
    );
    expect(missing.filter((one) => !one.startsWith('brompton-c-line-explore-'))).toEqual([
      'ikea-kivik-with-chaise-longue: size',
    ]);
  });
});
