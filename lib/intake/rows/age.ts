import { fromDateString, monthsBefore, toDateString } from '@/lib/shared/dates';
import { cause } from '@/lib/shared/reasons';
import { isRange, numberOfWord, withoutAbout } from './everyday-words';
import { leftOpen, type Reading, understood } from './reading';

interface Age {
  readonly months: number;
  readonly days: number;
}

/** `5 v` is five years in Finnish and five weeks in Swedish. */
interface Tongue {
  readonly isFinnish: boolean;
}

type Unit = keyof typeof UNITS;

const UNITS = {
  year: /^(?:years?|yrs?|y|år|års|jahre?n?|jahres|j|vuosi|vuotta|vuoden)$/u,
  month:
    /^(?:months?|mths?|mos?|mdr|md|måneder|måned|månader|månad|mån|mnd|monate?n?|mon|kk|kuukausi|kuukautta)$/u,
  week: /^(?:weeks?|wks?|uger?|veckor|vecka|uker?|wochen?|viikkoa?)$/u,
} as const;

/** One and a half, and so on, in one word. */
const MIXED: Readonly<Record<string, number>> = {
  halvandet: 1.5,
  halvanden: 1.5,
  halvannet: 1.5,
  halvannen: 1.5,
  anderthalb: 1.5,
  anderthalbe: 1.5,
  eineinhalb: 1.5,
  zweieinhalb: 2.5,
  dreieinhalb: 3.5,
  puolitoista: 1.5,
};
const HALF = /^(?:1\/2|half|halvt|halv|halve|halbes|halbe|halben|puoli)$/u;
const HALF_YEAR = /^(?:halvår|halbjahr|puolivuotta)$/u;
const AND = /^(?:and|og|och|und|ja)$/u;
/** Words around an age that say nothing more: `4 years ago`, `vor 4 Jahren`. */
const AROUND =
  /^(?:ago|old|vor|for|för|siden|sedan|sen|sitten|gammel|gammelt|gamle|gammal|gammalt|gamla|gl|ca|cirka|circa|about|etwa|noin|alt|alte|alter|vanha|vanhoja|of|age)$/u;
const LIMIT =
  /^(?:over|under|mere|mer|more|less|mindre|mindst|minst|älter|jünger|older|über|unter|mehr|weniger|mindestens|yli|alle|vähintään|enemmän|at)$|^[<>≥≤]|\+$/u;

const OPEN = cause('cell_age_limit');

/**
 * Reads how old a thing is: `ca. 3 år`, `vor 4 Jahren`, `a year and a half`, and `3-5 år` as its
 * middle. Null if the text is not an age. A limit is left open.
 */
export function ageOf(text: string, { isFinnish }: Tongue): Reading<Age> | null {
  const bare = withMiddle(withoutAbout(text).text);
  const tokens = tokensOf(isFinnish ? bare.replace(/(?<=\d\s*)v\.?$/iu, ' vuotta') : bare);
  if (!tokens.some((token) => unitOf(token) !== null || HALF_YEAR.test(token))) return null;
  if (isRange(bare)) return leftOpen(cause('cell_range'));
  if (tokens.some((token) => LIMIT.test(token))) return leftOpen(OPEN);
  const age = sumOf(tokens.filter((token) => !AROUND.test(token)));
  return age === null ? null : understood(age);
}

const NUMBER = String.raw`(\d{1,3}(?:[.,]\d)?)`;
const BETWEEN = new RegExp(
  `(?<!\\d)${NUMBER}\\s*(?:[-–—]|\\s(?:to|til|till|bis|eller|or|oder|tai)\\s)\\s*${NUMBER}(?!\\d)`,
  'iu',
);

/** `3-5 år` → `4 år`. */
export const withMiddle = (text: string): string =>
  text.replace(BETWEEN, (range, ...ends: string[]) => {
    const [least = 0, most = 0] = ends.slice(0, 2).map((end) => Number(end.replace(',', '.')));
    return least < most ? String((least + most) / 2) : range;
  });

const tokensOf = (text: string): string[] =>
  text
    .replaceAll('½', ' 1/2')
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d)/g, '.')
    .replaceAll(/(?<=\d)(?=\p{L})/gu, ' ')
    .split(/[\s,;()-]+/)
    .map((token) => token.replace(/\.$/, ''))
    .filter((token) => token !== '');

const unitOf = (token: string): Unit | null =>
  (Object.keys(UNITS) as Unit[]).find((unit) => UNITS[unit].test(token)) ?? null;

function numberOf(token: string): number | null {
  if (/^\d{1,3}(?:\.\d{1,2})?$/.test(token)) return Number(token);
  return MIXED[token] ?? numberOfWord(token);
}

/** Adds up `2 years 6 months`; a half without a unit of its own belongs to the unit before it. */
function sumOf(tokens: readonly string[]): Age | null {
  const total = { year: 0, month: 0, week: 0 };
  let pending: number[] = [];
  let last: Unit | null = null;
  for (const token of tokens) {
    const unit = unitOf(token);
    const number = numberOf(token);
    if (HALF_YEAR.test(token)) [pending, last, total.month] = [[], 'year', total.month + 6];
    else if (unit !== null) {
      if (pending.length === 0) return null;
      total[unit] += sum(pending);
      [pending, last] = [[], unit];
    } else if (HALF.test(token)) {
      const before = tokens[tokens.indexOf(token) - 1] ?? '';
      const isArticle = numberOfWord(before) === 1;
      pending = [...(isArticle ? pending.slice(0, -1) : pending), 0.5];
    } else if (number !== null) {
      if (pending.at(-1) !== 0.5) pending.push(number);
      else if (numberOfWord(token) !== 1) return null;
    } else if (!AND.test(token)) return null;
  }
  if (pending.length > 0) {
    if (last === null || !pending.includes(0.5)) return null;
    total[last] += 0.5;
  }
  if (last === null) return null;
  return { months: Math.round(total.year * 12 + total.month), days: Math.round(total.week * 7) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/** The day that lies so long before another. The last day of a shorter month stands for a later one. */
export function daysBefore(day: string, { months, days }: Age): string {
  const date = fromDateString(monthsBefore(day, months));
  date.setUTCDate(date.getUTCDate() - days);
  return toDateString(date);
}
