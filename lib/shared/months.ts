/** Names of months and seasons in the six languages of the service. */

const NAMES: readonly string[] = [
  'january januar januari jänner jaenner',
  'february februar februari feber',
  'march marts mars märz maerz mrz',
  'april',
  'may maj mai',
  'june juni',
  'july juli',
  'august augusti',
  'september sept',
  'october oktober',
  'november',
  'december desember dezember',
];
const FINNISH = 'tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu'.split(' ');

/** The month of a name or of its abbreviation, 1 to 12. */
export function monthOf(word: string): number | null {
  const name = word.toLowerCase().normalize('NFC');
  if (name.length < 3) return null;
  const finnish = FINNISH.findIndex(
    (stem) =>
      name.startsWith(`${stem}kuu`) ||
      name === `${stem}k` ||
      (name === stem && partOfYear(name) === null),
  );
  const at =
    finnish >= 0
      ? finnish
      : NAMES.findIndex((names) => names.split(' ').some((full) => full.startsWith(name)));
  return at < 0 ? null : at + 1;
}

/** A part of a year, with the day that stands for it. */
const PARTS: readonly (readonly [day: string, words: RegExp])[] = [
  ['04-15', /^(?:spring|forår|foråret|vår|våren|frühling|frühjahr|kevät|keväällä)$/u],
  [
    '07-15',
    /^(?:summer|sommer|sommeren|sommar|sommaren|kesä|kesällä|mid|midt i|mitten av|mitte|keskellä)$/u,
  ],
  ['10-15', /^(?:autumn|fall|efterår|efteråret|høst|høsten|höst|hösten|herbst|syksy|syksyllä)$/u],
  ['07-01', /^(?:winter|vinter|vinteren|vintern|talvi|talvella)$/u],
  [
    '03-01',
    /^(?:early|beginning of|start of|begyndelsen af|starten af|primo|början av|begynnelsen av|starten av|anfang|alkuvuosi|alkuvuodesta)$/u,
  ],
  [
    '11-01',
    /^(?:late|end of|slutningen af|slut|ultimo|slutet av|slutten av|ende|loppuvuosi|loppuvuodesta)$/u,
  ],
];

/** Month and day that stand for a season or another part of a year. */
export const partOfYear = (words: string): string | null =>
  PARTS.find(([, names]) => names.test(words.toLowerCase()))?.[0] ?? null;

/** In November, in all six languages. */
export const isBlackFriday = (words: string): boolean =>
  /^(?:black (?:friday|week|month)|cyber monday|musta perjantai)$/u.test(words.toLowerCase());

export const isChristmas = (word: string): boolean =>
  /^(?:(?:christmas|xmas)(?: (?:gift|present))?|julen|jula|juleaften|julafton|jule?(?:gave|gåva|klapp)|weihnachten|weihnachtsgeschenk|joulu|jouluna|joululahja)$/u.test(
    word.toLowerCase(),
  );

const DAYS: readonly (readonly [month: string, names: RegExp])[] = [
  ['03', /^mother'?s day$/u],
  ['05', /^(?:muttertag|äitienpäivä)$/u],
  ['06', /^father'?s day$/u],
  ['11', /^isänpäivä$/u],
];

/** The month of a day that one language alone names. */
export const monthOfDay = (words: string): string | null =>
  DAYS.find(([, names]) => names.test(words.toLowerCase().replaceAll('’', "'")))?.[0] ?? null;
