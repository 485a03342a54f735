import type { Language } from '@/lib/shared/languages';
import { searchKey } from './search-key';

const COLOURS = [
  'black',
  'white',
  'grey',
  'silver',
  'gold',
  'red',
  'blue',
  'green',
  'yellow',
  'pink',
  'purple',
  'brown',
] as const;
type Colour = (typeof COLOURS)[number];

/** Words that handlers use for the catalogue's English colours. */
const IN_OTHER_WORDS: Readonly<Record<Language, Readonly<Record<Colour, string>>>> = {
  en: {
    black: '',
    white: '',
    grey: 'gray',
    silver: '',
    gold: 'golden',
    red: '',
    blue: '',
    green: '',
    yellow: '',
    pink: 'rose',
    purple: 'violet',
    brown: '',
  },
  da: {
    black: 'sort sorte',
    white: 'hvid hvidt hvide',
    grey: 'grå',
    silver: 'sølv',
    gold: 'guld',
    red: 'rød rødt røde',
    blue: 'blå',
    green: 'grøn grønt grønne',
    yellow: 'gul gult gule',
    pink: 'lyserød lyserødt lyserøde',
    purple: 'lilla',
    brown: 'brun brunt brune',
  },
  sv: {
    black: 'svart svarta',
    white: 'vit vitt vita',
    grey: 'grå',
    silver: 'silver',
    gold: 'guld',
    red: 'röd rött röda',
    blue: 'blå',
    green: 'grön grönt gröna',
    yellow: 'gul gult gula',
    pink: 'rosa',
    purple: 'lila',
    brown: 'brun brunt bruna',
  },
  nb: {
    black: 'svart svarte',
    white: 'hvit hvitt hvite',
    grey: 'grå',
    silver: 'sølv',
    gold: 'gull',
    red: 'rød rødt røde',
    blue: 'blå blått',
    green: 'grønn grønt grønne',
    yellow: 'gul gult gule',
    pink: 'rosa',
    purple: 'lilla',
    brown: 'brun brunt brune',
  },
  de: {
    black: 'schwarz schwarze schwarzer schwarzes',
    white: 'weiß weiße weißer weißes',
    grey: 'grau graue grauer graues',
    silver: 'silber',
    gold: 'gold',
    red: 'rot rote roter rotes',
    blue: 'blau blaue blauer blaues',
    green: 'grün grüne grüner grünes',
    yellow: 'gelb gelbe gelber gelbes',
    pink: 'rosa',
    purple: 'lila violett',
    brown: 'braun braune brauner braunes',
  },
  fi: {
    black: 'musta',
    white: 'valkoinen',
    grey: 'harmaa',
    silver: 'hopea',
    gold: 'kulta',
    red: 'punainen',
    blue: 'sininen',
    green: 'vihreä',
    yellow: 'keltainen',
    pink: 'vaaleanpunainen',
    purple: 'violetti',
    brown: 'ruskea',
  },
};

/** Words for inches after a number. The catalogue uses a sign, which is not indexed. */
const INCHES: Readonly<Record<Language, string>> = {
  en: 'inch inches',
  da: 'tommer tomme',
  sv: 'tum tums',
  nb: 'tommer tomme',
  de: 'zoll',
  fi: 'tuuma tuumaa tuumainen',
};

const wordsIn = (text: string): string[] =>
  searchKey(text)
    .split(' ')
    .filter((word) => word !== '');

const colours = new Map<string, Colour>(
  Object.values(IN_OTHER_WORDS).flatMap((words) =>
    COLOURS.flatMap((colour) => wordsIn(words[colour]).map((word) => [word, colour] as const)),
  ),
);
const inches = new Set(Object.values(INCHES).flatMap(wordsIn));

/** Brand abbreviations without signs and spaces, such as B&O. */
const BRANDS: ReadonlyMap<string, string> = new Map([['bo', 'olufsen']]);

/** Joins initials such as B&O, which `searchKey` splits into two letters. */
export const joinInitials = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    if (isInitials(words[at - 1], word)) return [];
    return isInitials(word, words[at + 1]) ? (BRANDS.get(`${word}${words[at + 1]}`) ?? word) : word;
  });

const isInitials = (one = '', other = ''): boolean =>
  one.length === 1 && other.length === 1 && BRANDS.has(one + other);

/** Dark or light, also as the beginning of a colour: mørkeblå, dunkelblau. */
const SHADES = 'dark|light|lyse?|ljus|morke?|marine|hell|dunkel|tumman|vaalean';
const SHADE = new RegExp(`^(?:${SHADES})$`);
const SHADED = new RegExp(`^(?:${SHADES})(.+)$`);

/** The catalogue's word for a colour or brand in any of the six languages; null for other words. */
export const inCatalogueWords = (word: string): string | null =>
  colours.get(word) ?? BRANDS.get(word) ?? null;

export const isColour = (word: string): boolean =>
  colours.has(word) || (COLOURS as readonly string[]).includes(word);

export const meansInches = (word: string, before: string | undefined): boolean =>
  inches.has(word) && before !== undefined && /^\d+$/.test(before);

/**
 * The words of a description without colours and their shades, and the colours, each as it may stand
 * in the catalogue.
 */
export function splitColours(words: readonly string[]): {
  readonly others: readonly string[];
  readonly colours: readonly (readonly string[])[];
} {
  const plain = words.map((word) =>
    isColour(word) ? word : (SHADED.exec(word)?.slice(1).find(isColour) ?? null),
  );
  return {
    others: words.filter(
      (word, at) => plain[at] === null && !(SHADE.test(word) && (plain[at + 1] ?? null) !== null),
    ),
    colours: plain.flatMap((word) =>
      word === null ? [] : [[...new Set([word, inCatalogueWords(word) ?? word])]],
    ),
  };
}

/** What begins with one of these is an accessory: iphone 13 med cover. */
const WITH = /^(?:with|without|including|incl|inkl|inklusive|med|uden|utan|uten|mit|ohne)$/;

/** The words before `with` in any of the languages. */
export const withoutAccessories = (words: readonly string[]): readonly string[] => {
  const at = words.findIndex((word) => WITH.test(word));
  return at > 0 ? words.slice(0, at) : words;
};
