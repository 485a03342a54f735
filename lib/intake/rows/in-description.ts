import { numberOfWord, withoutAbout } from './everyday-words';
import { isBlackFriday, isChristmas, monthOf, monthOfDay, partOfYear } from '@/lib/shared/months';
import { namesMonth } from './vague-day';

/** Of amounts with a currency or `,-`; a number alone may be anything. */
const NUMBER = String.raw`(?<![\d.,])\d{1,3}(?:[ .,’'\u00A0]\d{3})+(?:[.,]\d{1,2})?(?![\d])|(?<![\d.,])\d+(?:[.,]\d{1,2})?(?!\d)`;
const YEAR = String.raw`(?:19|20)\d{2}`;
const MARK = String.raw`kr(?:oner|onor)?(?![\p{L}])\.?|dkk|sek|nok|eur(?:oa?)?(?!\p{L})|gbp|[€£]`;
const AMOUNT = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${MARK})\s?(?:${NUMBER})(?:\s?[,:.]-)?)|(?:(?:${NUMBER})\s?(?:[,:.]-(?!\d)|(?:${MARK})(?!\s?\d)|kr\.?(?=\s${YEAR})))`,
  'giu',
);
const EACH =
  /^\s*(?:each|ea\b|apiece|\/\s?(?:st|stk|kpl|stück)|(?:per|pr|pro|je)\.?\s*(?:st|stk|styck|stück|stykk|kpl|piece)|styck|stycket|stykket|stykk|stk\b|stück|kappale|kpl|an? (?:set|pair|piece|bottle|box|bag|pack)\b)/iu;
const EACH_BEFORE = /(?:[@àá]|(?<!\p{L})(?:a|je|per))\s?$/iu;
const SUM_BEFORE =
  /(?:=|(?<!\p{L})(?:so|so that is|which is|that is|makes|in total|i alt|ialt|totalt|tillsammans|tilsammen|zusammen|insgesamt|yhteensä|yht|sum|summa))[.:]?\s*$/iu;
const RANGE = /^\s?(?:-|–|to|til|till|bis)\s?$/iu;

const SUM_BEHIND =
  /^[\s,]*(?:in all|in total|altogether|the lot|i alt|ialt|totalt|tillsammans|tilsammen|zusammen|insgesamt|yhteensä)(?!\p{L})/iu;

interface Place {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The amount that a description names, with `each` behind a price per piece and `total` behind one of all; null without one. */
export function amountIn(description: string): string | null {
  const found = [...description.matchAll(AMOUNT)].map((match) => placeOf(match));
  const [first, second] = found;
  if (first === undefined) return null;
  if (second !== undefined && RANGE.test(description.slice(first.to, second.from)))
    return description.slice(first.from, second.to);
  const sum = found.find(
    ({ from, to }) =>
      SUM_BEFORE.test(description.slice(0, from)) || SUM_BEHIND.test(description.slice(to)),
  );
  if (sum !== undefined) return `${sum.text} total`;
  if (found.length > 1) return null;
  const isEach =
    EACH.test(description.slice(first.to)) || EACH_BEFORE.test(description.slice(0, first.from));
  return isEach ? `${first.text} each` : first.text;
}

const placeOf = (match: RegExpMatchArray): Place => ({
  text: match[0].trim(),
  from: match.index ?? 0,
  to: (match.index ?? 0) + match[0].length,
});

const DIGITS = new RegExp(
  String.raw`(?<![\d.,/-])(?:${YEAR}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\s?\d{1,2}[./-]\s?(?:${YEAR}|\d{2})|\d{1,2}[./]${YEAR})(?![\d/-])`,
  'u',
);
const WORDS = new RegExp(
  String.raw`(?<![\d\p{L}])(?:(\d{1,2})\.?\s+)?((?:[\p{L}'’]+\s)?\p{L}{3,})\.?\s+(${YEAR}|['’]\d{2})(?!\d)`,
  'giu',
);
const YEARS = new RegExp(
  String.raw`(?<![\d.,:/-])${YEAR}\s?[-–/]\s?(?:${YEAR}|\d{2})(?![\d,.:])`,
  'u',
);
const AGE =
  /(?<![\d.,])\d{1,2}(?:[.,]5)?(?:\s?[-–]\s?\d{1,2})?\+?\s?(?:years?|yrs?|år|jahre?n?|vuotta|months?|månader|mån|mdr\.?|måneder|monate?n?|kk)\s(?:old|ago|gammel|gammelt|gamle|gammal|gammalt|gamla|alt|vanhat?|vanhoja|siden|sedan|sitten)(?!\p{L})|(?<!\p{L})vor\s(?:ca\.?\s)?\d{1,2}\sjahren/iu;
const ONE_YEAR = new RegExp(String.raw`(?<![\d.,:/-])${YEAR}(?![\d/-]|[.,]\d)`, 'gu');

/** The date, month, year or age of a purchase that a description names; null without one. */
export function purchaseIn(description: string): string | null {
  const rest = description.replaceAll(AMOUNT, ' | ');
  const [digits] = DIGITS.exec(rest) ?? [];
  if (digits !== undefined) return digits;
  for (const [match, day = '', words = '', year = ''] of rest.matchAll(WORDS)) {
    const [first = '', last = ''] = words.split(/\s/);
    if (isPart(words)) return match;
    const name = [last, first].find((one) => isPart(one));
    if (name !== undefined) return `${name === last ? day : ''} ${name} ${year}`.trim();
  }
  const [age] = AGE.exec(rest) ?? [];
  if (age !== undefined) return age;
  const [years] = YEARS.exec(rest) ?? [];
  if (years !== undefined) return years;
  const [year, ...more] = rest.match(ONE_YEAR) ?? [];
  return year !== undefined && more.length === 0 && !namesMonth(rest) ? year : null;
}

const BOUGHT =
  /(?<!\p{L})(?:bought|purchased|købt|kjøpt|köpt|inköpt|gekauft|ostettu|hankittu|from|fra|från|von|aus)(?!\p{L})/iu;

/** The purchase that a remark names: `ca 5 år gammal`, `köpt begagnad 2016`; null for other figures. */
export function purchaseInRemark(remark: string): string | null {
  const [age] = AGE.exec(remark) ?? [];
  if (age !== undefined) return age;
  return BOUGHT.test(remark) ? purchaseIn(remark) : null;
}

const isPart = (name: string): boolean =>
  monthOf(name) !== null ||
  partOfYear(name) !== null ||
  isChristmas(name) ||
  isBlackFriday(name) ||
  monthOfDay(name) !== null;

const ABOUT = String.raw`(?:ca|c:a|cirka|circa|about|approx|roughly|noin|n|etwa|ungefähr|ungefär|omkring|rundt|around)\.?\s*`;
const PIECES =
  'stk|stck|stück|st|styck|stycken|stykker|kpl|kappaletta|pcs|pieces|par|paar|pairs?|paria|bags|boxes|bottles|packs|flaskor|flasker|flaschen|pulloa';
/** Behind a number they tell of the thing itself: `3 seater sofa`, `2 x 3 m`, `50 tommer tv`. */
const OF_THE_THING =
  /^(?:seater|seat|sits|sitz|personers?|pers|person|man|men|door|drawer|doors|drawers|piece|delar|dele|deler|teilig|tlg|osainen|tum|tommers?|tuumaa?|tuuman|zoll|inch|inches|in|liters?|litres?|litraa?|l|dl|cl|ml|kg|g|cm|mm|m|m2|km|gb|tb|mp|w|watts?|v|volts?|hz|years?|yrs?|år|års|jahre?n?|vuotta|vuotiaan?|gear|gears|växlar|gir|speed|burners?|strings?|strengs|hk|ah|karat|carats?|x|×|stjerners|month|months|mdr|monate?|kk|tagars?|generation|gen|hundred|hundrede|hundra|hundre|hundert|sata|sataa|thousand|tusind|tusen|tausend|tuhat|dozen|dusin|dussin|dutzend|tusina)(?!\p{L})/iu;

const HUNDRED = /^(?:hundred|hundrede|hundra|hundre|hundert|sataa)(?!\p{L})/iu;
const LEADING = new RegExp(
  String.raw`^(?:${ABOUT})?(\d{1,4})(?:\s?(?:x|×|${PIECES})\.?)?\s+(?=\p{L})`,
  'iu',
);
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(?<!\d\s?)[x×]\s?(\d{1,3})(?![\d.,]?\d)(?!\s?(?:${MARK}|cm|mm|m\b))|(\d{1,4})\s?(?:${PIECES})(?![\p{L}])|${ABOUT}(\d{1,4})(?=\s\p{L})|(\d{1,3})\s\p{L}+\s?[@à])`,
  'iu',
);

/**
 * The pieces that a description counts where no column does: `2 Sessel`, `Dresses x 7`, `Bücher, ca.
 * 60 Stück`. 1 for any other text.
 */
export function piecesIn(description: string): number {
  const rest = description.replaceAll(AMOUNT, ' | ');
  const [all = '', leading] = LEADING.exec(rest) ?? [];
  if (leading !== undefined && !/^(?:19|20)\d{2}$/.test(leading)) {
    const behind = rest.slice(all.length);
    if (!OF_THE_THING.test(behind)) return Math.max(1, Number(leading));
  }
  const bare = withoutAbout(rest).text;
  const [word = '', more = ''] = /^(\p{L}+)\s+(.*)$/u.exec(bare)?.slice(1) ?? [];
  const count = numberOfWord(word) ?? 1;
  if (HUNDRED.test(more)) return count * 100;
  if (count > 1) return OF_THE_THING.test(more) ? 1 : count;
  const match = COUNTED.exec(rest);
  const digits = match?.slice(1).find((group) => group !== undefined);
  if (match === null || digits === undefined) return 1;
  const behind = rest.slice(match.index + match[0].length).trimStart();
  return OF_THE_THING.test(behind) || /^(?:19|20)\d{2}$/.test(digits)
    ? 1
    : Math.max(1, Number(digits));
}
