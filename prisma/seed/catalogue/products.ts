import { pictureName } from '@/lib/catalogue/pictures/picture-name';
import { type Minor, minor, percentOf } from '@/lib/shared/money';
import type { Family } from './read-facts';

export interface Product {
  readonly pid: string;
  readonly vcid: string;
  readonly alid: string;
  readonly name: string;
  readonly specs: Readonly<Record<string, string | number>>;
  readonly pictureUrl: string;
  readonly priceDkk: Minor;
}

export const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const alidOf = ({ brand, name }: Family): string => slug(`${brand} ${name}`);

/** Reads a size from an option such as `128 GB`. The meaning of cm depends on the category. */
function measuresIn(option: string, categoryId: number): Record<string, number> {
  const [, amount = '', unit = ''] =
    /^(\d+(?:\.\d+)?)\s*(GB|TB|"|mm|kg|cm|seats)$/.exec(option) ?? [];
  const value = Number(amount);
  switch (unit) {
    case 'GB':
      return { storage_gb: value };
    case 'TB':
      return { storage_gb: value * 1024 };
    case '"':
      return { screen_in: value };
    case 'mm':
      return { case_mm: value };
    case 'kg':
      return { capacity_kg: value };
    case 'seats':
      return { seats: value };
    case 'cm':
      return categoryId === 20 ? { frame_cm: value } : { width_cm: value };
    default:
      return {};
  }
}

/**
 * Every product of a family: each option in each colour. Claims refer to the pids of families
 * without colours, so these contain none.
 */
export function productsOf(family: Family): Product[] {
  const alid = alidOf(family);
  const { brand, name, categoryId, priceDkk, options, colours, specs } = family;
  return options.flatMap(([option, percent]) =>
    (colours.length > 0 ? colours : ['']).map((colour) => {
      const variant = slug(`${alid} ${option}`);
      return {
        pid: colour === '' ? variant : slug(`${variant} ${colour}`),
        vcid: `v-${variant}`,
        alid,
        name: [brand, name, option, colour].filter((one) => one !== '').join(' '),
        specs: {
          ...(option === '' ? {} : { variant: option }),
          ...(colour === '' ? {} : { colour }),
          ...specs,
          ...measuresIn(option, categoryId),
        },
        pictureUrl: `/files/products/${pictureName(categoryId, brand, colour)}`,
        priceDkk: percentOf(minor(priceDkk * 100), percent * 100),
      };
    }),
  );
}
