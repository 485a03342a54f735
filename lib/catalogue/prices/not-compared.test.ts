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
    ['a phone of which nothing is known', 10, 'Fone', {}, ['storage', 'size']],
    ['a phone whose name tells its storage', 10, 'Fone 128 GB', {}, ['size']],
    ['a phone with both', 10, 'Fone', { storage_gb: 128, screen_in: 6.1 }, []],
    ['a bicycle without a size', 20, 'Bike', {}, ['size']],
    ['a bicycle whose size has a name', 20, 'Bike', { variant: 'M' }, []],
    ['headphones, of which no size counts', 15, 'Ears', {}, []],
    ['a category that is not ours', 99, 'Thing', {}, []],
  ])('of %s', (_what, categoryId, name, specs, missing) => {
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
