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

  it.each([
    'iPhone 13 128 GB sort',
    'iPhone 13 128 GB svart',
    'black iPhone 13 128 GB',
    'iPhone 13 128 GB schwarz',
    'schwarzes iPhone 13',
    'iPhone 13 musta',
    'iPhone 13 128 GB mørkeblå',
    'iPhone 13 128 GB light blue',
    'iPhone 13 guld',
  ])('%s is an iPhone 13, whatever its colour', async (words) => {
    expect(await nameOf(words)).toMatch(/^Apple iPhone 13 128 GB/);
  });

  it.each([
    ['iPhone 13 Pro 128 GB guld', 'Apple iPhone 13 Pro 128 GB gold'],
    ['rosa iphone 15', 'Apple iPhone 15 128 GB pink'],
    ['sony wh-1000xm5 hopea', 'Sony WH-1000XM5 silver'],
  ])('%s is the one of this colour', async (words, name) => {
    expect(await nameOf(words)).toBe(name);
  });

  it.each([
    'iphone 13 pro max',
    'iphone 17 sort',
    'galaxy s9',
    'rød sofa',
    'black 1300',
    'guld ring 14 karat',
  ])('%s is no other model and no other kind', async (words) => {
    expect(await nameOf(words)).toBeUndefined();
  });

  it.each(['Sony 5', 'Samsung 55', 'Trek 7', '128 256', 'Sony PlayStation 5', 'iphone cover'])(
    '%s has none, because it does not name a product of the catalogue',
    async (words) => {
      expect(await nameOf(words)).toBeUndefined();
    },
  );
});
