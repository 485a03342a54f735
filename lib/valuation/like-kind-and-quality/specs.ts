/** What of a product decides whether another is as good: its storage and its sizes, as far as they are known. */
export interface Measures {
  readonly storageGb: number | null;
  /** By the name of the spec, which ends with its unit. */
  readonly sizes: Readonly<Partial<Record<SizeName, number>>>;
  /** A size that has a name instead of a figure, as bicycles have: `M`. */
  readonly sizeName: string | null;
}

export type Specs = Readonly<Record<string, string | number | boolean>>;

/** The sizes that make a thing another thing: a television's diagonal, a watch's case, a dishwasher's width, a drum's load. */
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

/** How names of products write them, where a shop's feed has no specs. A range (24-105 mm) is a lens's, not a size. */
const WRITTEN: readonly (readonly [SizeName, RegExp])[] = [
  [
    'screen_in',
    /(?<![\d.,-])(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:"|″|”|-?inch(?:es)?\b|-?in\b|-?tommer\b|-?tums?\b|-?zoll\b|-?tuumaa?\b)/i,
  ],
  ['case_mm', /(?<![\d.,-])([34]\d|5[0-5])\s?mm\b/i],
  ['width_cm', /(?<![\d.,-])(\d{2,3})\s?cm\b/i],
  ['capacity_kg', /(?<![\d.,-])(\d{1,2}(?:[.,]\d)?)\s?kg\b/i],
];

/** At the beginning of what tells a variant from others: a material may follow. */
const NAMED_SIZE = /^(?:\d?X{0,3}S|M|\d?X{0,3}L)(?![^\s/,])/i;

const STORAGE = /(?<![\d.,])(\d{1,4})\s?(GB|TB)\b/gi;

const GB_PER_TB = 1024;

const numberOf = (text: string): number => Number(text.replace(',', '.'));

/** The largest that is named: the other one (`8 GB / 256 GB`) is its memory. */
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

/** Specs come first; what they leave out is read from the name. */
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
