import { beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/prisma/seed/load-catalogue';
import { matchProducts } from './match-products';

beforeAll(async () => {
  await loadCatalogue(new Date('2026-03-10T06:00:00.000Z'), { withHistory: false });
}, 120_000);

const nameOf = async (words: string): Promise<string | undefined> =>
  (await matchProducts([{ row: 1, words, gtin: null, model: null }])).matches.get(1)?.product_name;

describe('the product of a description', () => {
  it.each([
    ['iphone 14 pro max', /^Apple iPhone 14 Pro Max 128 GB/],
    ['Apple iPhone 12 Pro', /^Apple iPhone 12 Pro 128 GB/],
    ['iphone 14 pro 512 gb', /^Apple iPhone 14 Pro 512 GB/],
    ['Fairphone 5', /^Fairphone Fairphone 5/],
  ])('%s is the smallest storage of its family', async (words, name) => {
    expect(await nameOf(words)).toMatch(name);
  });

  it.each(['Sony 5', 'Samsung 55', 'Trek 7', '128 256', 'Sony PlayStation 5', 'iphone cover'])(
    '%s has none, because it does not name a product of the catalogue',
    async (words) => {
      expect(await nameOf(words)).toBeUndefined();
    },
  );
});
