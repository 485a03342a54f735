import { FAMILIES, type FamilyFacts } from '../catalogue-facts';
import { BICYCLES, E_BIKES } from './bicycles';
import { ACTION_CAMERAS, CAMERAS } from './cameras';
import { LAPTOPS, TABLETS } from './computers';
import { DISHWASHERS, FURNITURE, HOBS, WASHING_MACHINES } from './home';
import { PHONES, WATCHES } from './phones-and-watches';
import { HEADPHONES, SPEAKERS, TELEVISIONS } from './sound-and-picture';

/** A model family. Every option has its own price and is sold in every colour. */
export interface Family {
  readonly categoryId: number;
  readonly brand: string;
  readonly name: string;
  /** ISO date; the first day of the month or year if the exact day is unknown. */
  readonly releaseDate: string;
  readonly priceDkk: number;
  readonly options: readonly (readonly [suffix: string, percent: number])[];
  readonly colours: readonly string[];
  readonly specs: Readonly<Record<string, number>>;
}

const TABLES = [
  [10, PHONES],
  [11, TABLETS],
  [12, LAPTOPS],
  [13, TELEVISIONS],
  [14, CAMERAS],
  [15, HEADPHONES],
  [16, WATCHES],
  [17, SPEAKERS],
  [18, WASHING_MACHINES],
  [19, DISHWASHERS],
  [20, BICYCLES],
  [1301, E_BIKES],
  [21, FURNITURE],
  [22, HOBS],
  [23, ACTION_CAMERAS],
] as const;

/**
 * Parses `brand|family|release date|price in DKK|option:percent of that price …|colours|specs`. An
 * option may contain spaces.
 */
function familyOf(categoryId: number, line: string): Family {
  const [
    brand = '',
    name = '',
    releaseDate = '',
    price = '',
    options = '',
    colours = '',
    specs = '',
  ] = line.split('|');
  return {
    categoryId,
    brand,
    name,
    releaseDate,
    priceDkk: Number(price),
    options: [...options.matchAll(/\s*([^:]*):(\d+)/g)].map(
      ([, suffix = '', percent]) => [suffix, Number(percent)] as const,
    ),
    colours: colours.split(',').filter((one) => one !== ''),
    specs: Object.fromEntries(
      specs
        .split(' ')
        .filter((one) => one !== '')
        .map((one) => one.split('='))
        .map(([key = '', value]) => [key, Number(value)]),
    ),
  };
}

const ofTuple = ([
  categoryId,
  brand,
  name,
  releaseDate,
  priceDkk,
  options,
  specs = {},
]: FamilyFacts): Family => ({
  categoryId,
  brand,
  name,
  releaseDate,
  priceDkk,
  options,
  colours: [],
  specs,
});

/** Families of products in the demo's claims. */
export const CLAIMED_FAMILIES: readonly Family[] = FAMILIES.map(ofTuple);

export const ALL_FAMILIES: readonly Family[] = [
  ...CLAIMED_FAMILIES,
  ...TABLES.flatMap(([categoryId, table]) =>
    table
      .trim()
      .split('\n')
      .map((line) => familyOf(categoryId, line)),
  ),
];
