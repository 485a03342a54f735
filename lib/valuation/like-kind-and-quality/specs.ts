/** The storage and sizes that decide whether a product is as good as another, as far as known. */
export interface Measures {
  readonly storageGb: number | null;
  /** By spec name, which ends with its unit. */
  readonly sizes: Readonly<Partial<Record<SizeName, number>>>;
  /** A named size such as `M`, as bicycles have. */
  readonly sizeName: string | null;
}

export type Specs = Readonly<Record<string, string | number | boolean>>;

/**
 * Sizes that distinguish products, such as a television's diagonal, a watch's case, a dishwasher's
 * width or a drum's load.
 */
export const SIZE_NAMES = [
  'screen_in',
  'case_mm',
  'width_cm',
  'frame_cm',
  'capacity_kg',
  'capacity_l',
  'place_settings',
  'seats',
] as const;

export type SizeName = (typeof SIZE_NAMES)[number];

/**
 * Sizes in product names, for shop feeds without specs. A range (24-105 mm) is a lens's focal
 * length.
 */
const WRITTEN: readonly (readonly [SizeName, RegExp])[] = [
  [
    'screen_in',
    /(?<![\d.,-])(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:"|″|”|-?inch(?:es)?\b|-?in\b|-?tommer\b|-?tums?\b|-?zoll\b|-?tuumaa?\b)/i,
  ],
  ['case_mm', /(?<![\d.,-])([34]\d|5[0-5])\s?mm\b/i],
  ['width_cm', /(?<![\d.,-])(\d{2,3})\s?cm\b/i],
  ['capacity_kg', /(?<![\d.,-])(\d{1,2}(?:[.,]\d)?)\s?kg\b/i],
];

/** A named size at the start of a variant, which may be followed by a material. */
const NAMED_SIZE = /^(?:\d?X{0,3}S|M|\d?X{0,3}L)(?![^\s/,])/i;

const STORAGE = /(?<![\d.,])(\d{1,4})\s?(GB|TB)\b/gi;

const GB_PER_TB = 1024;

const numberOf = (text: string): number => Number(text.replace(',', '.'));

/** The largest storage in a name: in `8 GB / 256 GB` the smaller figure is memory. */
function storageIn(name: string): number | null {
  const found = [...name.matchAll(STORAGE)].map(
    ([, amount = '0', unit = '']) => Number(amount) * (unit.toUpperCase() === 'TB' ? GB_PER_TB : 1),
  );
  return found.length === 0 ? null : Math.max(...found);
}

const positive = (value: unknown): number | null => {
  const number = typeof value === 'string' ? numberOf(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null;
};

/** Storage and sizes of a product by its specs, completed from its name. */
export function measuresOf(specs: Specs, name: string): Measures {
  const sizes: Partial<Record<SizeName, number>> = {};
  for (const [size, pattern] of WRITTEN) {
    const written = positive(pattern.exec(name)?.[1]);
    if (written !== null) sizes[size] = written;
  }
  for (const size of SIZE_NAMES) {
    const known = positive(specs[size]);
    if (known !== null) sizes[size] = known;
  }
  const sizeName =
    NAMED_SIZE.exec(String(specs['variant'] ?? '').trim())?.[0].toUpperCase() ?? null;
  return { storageGb: positive(specs['storage_gb']) ?? storageIn(name), sizes, sizeName };
}
