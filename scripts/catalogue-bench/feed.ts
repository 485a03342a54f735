import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CATEGORIES } from '@/lib/catalogue/categories';
import { ALL_FAMILIES, type Family } from '@/prisma/seed/catalogue/read-facts';

const COLUMNS = [
  'id',
  'title',
  'brand',
  'gtin',
  'mpn',
  'price',
  'availability',
  'condition',
  'item_group_id',
  'link',
  'image_link',
  'google_product_category',
  'color',
  'size',
];
const COLOURS = ['black', 'white', 'blue', 'green', 'silver', 'red', 'grey'];
const LINES_A_CHUNK = 500;

/** Returns the GS1 check digit of twelve digits. */
const checkDigit = (digits: string): number =>
  (10 -
    ([...digits].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) %
      10)) %
  10;

interface Made {
  readonly family: Family;
  readonly option: string;
  readonly colour: string;
  readonly code: string;
  readonly group: string;
}

/**
 * Returns the n-th product: a product family in one option and colour, distinguished from others of
 * its kind by a model code.
 */
function made(n: number): Made {
  const family = ALL_FAMILIES[n % ALL_FAMILIES.length] ?? expectFamily();
  const round = Math.floor(n / ALL_FAMILIES.length);
  const [option = ''] = family.options[round % family.options.length] ?? [];
  return {
    family,
    option,
    colour: COLOURS[round % COLOURS.length] ?? '',
    code: `${family.brand.slice(0, 2).toUpperCase()}${(n * 7919 + 46_656).toString(36).toUpperCase()}`,
    group: `${n % ALL_FAMILIES.length}-${round >> 3}`,
  };
}

const expectFamily = (): never => {
  throw new Error('The facts name no family');
};

export const nameOf = (n: number): string => {
  const { family, option, colour, code } = made(n);
  return [family.brand, family.name, option, colour, code].filter((one) => one !== '').join(' ');
};

export const gtinOf = (n: number): string => {
  const digits = `57${String(n).padStart(10, '0')}`;
  return `${digits}${checkDigit(digits)}`;
};

function lineOf(n: number, shop: number): string {
  const { family, option, colour, code, group } = made(n);
  const category = CATEGORIES.find(({ id }) => id === family.categoryId)?.name ?? '';
  const units = Math.round(family.priceDkk * (0.9 + ((n * 31 + shop * 17) % 40) / 200));
  const host = `https://shop-${shop}.example`;
  return [
    `S${shop}-${n}`,
    nameOf(n),
    family.brand,
    gtinOf(n),
    code,
    `${units}.${shop % 2 === 0 ? '95' : '00'} DKK`,
    n % 9 === shop ? 'out_of_stock' : 'in_stock',
    'new',
    `G${group}`,
    `${host}/p/${n}`,
    `${host}/i/${n}.jpg`,
    category,
    colour,
    option,
  ].join('\t');
}

/**
 * Writes a feed in Google's TSV format with the first `count` products of one shop, the same every
 * time.
 */
export async function writeFeed(file: string, shop: number, count: number): Promise<void> {
  const chunks = function* () {
    yield `${COLUMNS.join('\t')}\n`;
    for (let from = 0; from < count; from += LINES_A_CHUNK) {
      const lines: string[] = [];
      for (let n = from; n < Math.min(count, from + LINES_A_CHUNK); n += 1)
        lines.push(lineOf(n, shop));
      yield `${lines.join('\n')}\n`;
    }
  };
  await pipeline(Readable.from(chunks()), createWriteStream(file));
}
