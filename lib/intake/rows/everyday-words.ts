/** Words that people write instead of a value, in the six languages of the service. */

const words = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list.split(', ')));

const UNKNOWN = words(
  'unknown, not known, n/a, na, none, nil, not sure, no idea, dont know, do not know, cant remember, cannot remember, dont remember, not stated',
  'ved ikke, ved det ikke, vides ikke, ukendt, ikke oplyst, husker ikke, kan ikke huske, ingen, aner ikke',
  'vet ej, vet inte, vet inget, okänt, okänd, oklart, minns inte, minns ej, kommer inte ihåg, uppgift saknas, inga',
  'vet ikke, ukjent, uvisst, husker ikke, kan ikke huske, ikke oppgitt',
  'weiß nicht, weiss nicht, unbekannt, nicht bekannt, keine ahnung, keine angabe, k. a, k.a, ka, keine, kein, nicht mehr bekannt, weiß ich nicht, weiß nicht mehr',
  'ei tiedossa, ei tietoa, tuntematon, en tiedä, en muista, ei tiedetä, ei muistu, ei ole',
  'null',
);

/** How a thing was got, written where its price or its date of purchase belongs. */
const NOT_BOUGHT = words(
  'gift, a gift, present, inherited, heirloom, handed down',
  'gave, gaver, arvet, arv, arvestykke, foræret',
  'gåva, present, ärvd, ärvt, arvegods',
  'fått, arvegods, arvet',
  'geschenk, geschenkt, geerbt, erbstück, erbe',
  'lahja, lahjaksi, peritty, perintö, perintökalu',
);

/** Instead of a number of pieces: the row is one lot. */
const LOTS = words(
  'various, assorted, misc, miscellaneous, mixed, several, many, some, a few, lots, a lot, lot, bundle',
  'div, diverse, blandet, flere, mange, nogle, en del, masser',
  'diverse, div, blandat, blandade, flera, många, några, en hel del',
  'diverse, div, blandet, flere, mange, noen, en del',
  'div, diverse, diverses, verschiedene, verschieden, mehrere, viele, einige, gemischt',
  'sekal, sekalaista, sekalaisia, useita, monta, muutama, muutamia, paljon, erä',
);

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’´`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.?!()]+|[\s.?!()]+$/g, '');

/** Whether the text says that the value is not known: `ved ikke`, `?`, `-`. */
export const isUnknown = (text: string): boolean =>
  /^[\s\-–—−?._/*…]*$/.test(text) || UNKNOWN.has(plain(text));

export const isLot = (text: string): boolean => LOTS.has(plain(text));

export const isNotBought = (text: string): boolean => NOT_BOUGHT.has(plain(text));

const ABOUT =
  'ca|cirka|circa|c|approximately|approx|about|around|roughly|est|omkring|omtrent|rundt|ungefær|cirka|ungefär|runt|omkring|rundt|etwa|ungefähr|rund|zirka|noin|n|arviolta|suunnilleen|omtrentlig|vel|maybe|perhaps|probably|måske|kanskje|kanske|vielleicht|ehkä';
const ABOUT_BEFORE = new RegExp(`^(?:(?:${ABOUT})(?:\\.\\s*|\\s+)|[~≈]\\s*)`, 'iu');
const ABOUT_BEHIND = new RegExp(
  `\\s+(?:${ABOUT}|or so|or thereabouts|eller så|eller deromkring|i snit|i gennemsnit|i snitt|i genomsnitt|i gjennomsnitt|on average|im schnitt|im durchschnitt|keskimäärin|oder so|tai niin|tai sinne päin)\\.?$|\\s*\\?+$`,
  'iu',
);

interface Estimate {
  readonly text: string;
  readonly isAbout: boolean;
}

/** `ca. 500` → `500`, and that it is an estimate. */
export function withoutAbout(text: string): Estimate {
  const bare = text.trim().replace(ABOUT_BEFORE, '').replace(ABOUT_BEHIND, '').trim();
  return { text: bare, isAbout: bare !== text.trim() };
}

/** Number words up to twelve. `en` and `et` are articles as well as numbers. */
const NUMBERS: readonly string[] = [
  'one a an en et ein eine einem einen eins ett yksi',
  'two to två zwei kaksi',
  'three tre drei kolme',
  'four fire fyra vier neljä',
  'five fem fünf viisi',
  'six seks sex sechs kuusi',
  'seven syv sju sieben seitsemän',
  'eight otte åtta åtte acht kahdeksan',
  'nine ni neun yhdeksän',
  'ten ti tio zehn kymmenen',
  'eleven elleve elva elf yksitoista',
  'twelve tolv zwölf kaksitoista',
];
const TWENTY = 'twenty tyve tjugo tjue zwanzig kaksikymmentä'.split(' ');
const numbers = new Map(
  NUMBERS.flatMap((line, at) => line.split(' ').map((word) => [word, at + 1] as const)),
);

export const numberOfWord = (word: string): number | null =>
  numbers.get(word.toLowerCase()) ?? (TWENTY.includes(word.toLowerCase()) ? 20 : null);

/** `3-4`, `300 til 400`, `£150-£200`. */
export const isRange = (text: string): boolean =>
  /\d[\d.,\s]*\D{0,4}(?:[-–—]|\s(?:to|til|till|bis|eller|or|oder|tai)\s)\s*\D{0,3}\d/iu.test(text);
