import { type Minor, subtract } from '@/lib/shared/money';
import { amountsIn, unitAmountsIn } from './find-amounts';
import type { Certainty, ReadValue, TextLine } from './receipt';

/** What is paid in the end, after rounding and taxes. */
const FINAL =
  /(?:grand|rounded|round(?:ed)?d?|nett?|final)\s*-?\s*total|total\s*(?:\(?rounded|payable|amount|due|sales?\s*\(?incl|incl|inc\b|after|rm\b|eur\b|kr\b)|amount\s*(?:due|payable|to\s*pay)|balance\s*due|(?:i\s?alt|total(?:t)?)\s*(?:at|att|å)\s*(?:betale|betala)|(?:at|att|å)\s*betal[ea]|beløb\s*i\s*alt|totalbeløb|totalbelopp|slutsumma|sluttsum|til\s*betaling|zu\s*zahlen|zahlbetrag|gesamt(?:betrag|summe)|rechnungsbetrag|endbetrag|maksettava|loppusumma/iu;
/** `Total` as text recognition often reads it. */
const MISREAD_LABEL = /\b[t1][o0c][tf][a-z@][l1i!|](?![a-z])/giu;

/** Stated after the others where a receipt has several. */
const LAST = /nett?\s*total|payable|to\s*pay|due|betal|zahl|maksettava/iu;
const TOTAL =
  /\b(?:t[o0]ta[li1!|]{1,2}t?|i\s?alt|ialt|summa?|summe|gesamt|betrag|beløb|belopp|yht(?:eensä)?\.?|jumlah)\b/iu;
/** Totals of something else. */
const OTHER =
  /sub|mellem|delsum|mellan|del\s?total|zwischen|väli|netto|excl|before|total\s+(?:gst|tax|vat|saving)|qty|quantity|items?\b|artik|stk|antal|saving|spar|discount|rabat|disc\b|tax\b|gst\s*(?:@|amt|amount|summary|payable)|sst|vat\b|moms|mva|mwst|ust\b|alv\b|point|poäng|poeng|change|tend|tips?\b/iu;
const PAID =
  /\b(?:cash|tender(?:ed)?|card|visa|mastercard|maestro|amex|debit|credit|paid|dankort|mobilepay|kort|bankkort|kontant|kontanter|betalt|swish|vipps|bankaxept|bar|gegeben|ec-?karte|girocard|karte|käteinen|kortti|pankkikortti)\b/iu;
const CHANGE =
  /\b(?:change|byttepenge|retur|tilbage|växel|veksel|vekslepenger|rückgeld|wechselgeld|takaisin)\b/iu;
const ROUNDING = /round|afrund|øreafr|öresavr|avrund|rundung|pyöristys/iu;

/** Other signs that text recognition reads for the decimal sign of `99.00`. */
const MISREAD_SIGN = /(?<=\d)[:_-](?=\d\d(?![\d:_-]))/gu;

/** The amounts of a line that has one by its label. */
const pricesIn = (text: string): Minor[] => amountsIn(text.replaceAll(MISREAD_SIGN, '.'));

const CERTAIN_CONFIDENCE = 85;
const READ_CONFIDENCE = 60;
/** A line without a label of the total. */
const GUESS_POINTS = 2;

interface Candidate {
  readonly amount: Minor;
  readonly points: number;
  readonly confidence: number;
  readonly at: number;
}

/**
 * The amount of a labelled line, else that of the next line if it is only an amount. `hasOnlyUnits`: the
 * receipt has no amount with decimals.
 */
function amountAt(lines: readonly TextLine[], at: number, hasOnlyUnits: boolean): Minor | null {
  const text = lines[at]?.text ?? '';
  const own = pricesIn(text).at(-1) ?? (hasOnlyUnits ? unitAmountsIn(text).at(-1) : undefined);
  if (own !== undefined) return own;
  const next = lines[at + 1]?.text ?? '';
  return /\p{L}{4}/u.test(next) ? null : (amountsIn(next).at(-1) ?? null);
}

function labelled(lines: readonly TextLine[], hasOnlyUnits: boolean): Candidate[] {
  return lines.flatMap(({ text, confidence }, at) => {
    const isFinal = FINAL.test(text);
    if (!isFinal && !TOTAL.test(text)) return [];
    if (ROUNDING.test(text) && /adj|diff/iu.test(text)) return [];
    const amount = amountAt(lines, at, hasOnlyUnits);
    if (amount === null) return [];
    const points =
      (isFinal ? 4 : 3) +
      (/rounded/iu.test(text) ? 3 : LAST.test(text) ? 1 : 0) -
      (OTHER.test(text) ? 4 : 0);
    return [{ amount, points, confidence, at }];
  });
}

const amountsOf = (lines: readonly TextLine[], label: RegExp): Minor[] =>
  lines.filter(({ text }) => label.test(text)).flatMap(({ text }) => pricesIn(text).slice(-1));

/** Whether what was paid, less the change, is this amount. */
function isPaid(amount: Minor, paid: readonly Minor[], change: readonly Minor[]): boolean {
  return paid.some(
    (one) => one === amount || change.some((back) => subtract(one, back) === amount),
  );
}

/** A line whose amount is what was paid less the change is the total, whatever its label says. */
function paidTotal(
  lines: readonly TextLine[],
  paid: readonly Minor[],
  change: readonly Minor[],
): Candidate[] {
  const spent = spentOf(paid, change);
  if (spent === null || paid.includes(spent)) return [];
  return lines.flatMap(({ text, confidence }, at) =>
    pricesIn(text).includes(spent) ? [{ amount: spent, points: 2, confidence, at }] : [],
  );
}

const ROUNDED_TO = 5;

/** The amount beside it to which small coins were rounded. */
const rounded = (amount: Minor, amounts: readonly Minor[]): Minor =>
  amount % ROUNDED_TO === 0
    ? amount
    : (amounts.find((one) => one % ROUNDED_TO === 0 && Math.abs(one - amount) < ROUNDED_TO) ??
      amount);

interface Total {
  readonly total: ReadValue<Minor> | null;
  readonly amounts: Minor[];
}

const totalAmong = (amounts: Minor[], value: Minor | null, certainty: Certainty): Total => ({
  total: value === null ? null : { value, certainty },
  amounts: value === null || amounts.includes(value) ? amounts : [...amounts, value],
});

/**
 * The total and all amounts of the receipt. It is certain if what was paid or a second line
 * confirms it and the line was read well.
 */
export function totalOf(read: readonly TextLine[]): Total {
  const lines = read.map((line) => ({ ...line, text: line.text.replace(MISREAD_LABEL, 'total') }));
  const every = lines.flatMap(({ text }) => amountsIn(text));
  const paid = amountsOf(lines, PAID);
  const change = amountsOf(lines, CHANGE);
  const repeats = (amount: Minor) => every.filter((one) => one === amount).length;
  const scored = [...labelled(lines, every.length === 0), ...paidTotal(lines, paid, change)].map(
    (one) => ({
      ...one,
      points:
        one.points +
        (isPaid(one.amount, paid, change) ? 3 : 0) +
        Math.min(2, repeats(one.amount) - 1),
    }),
  );
  const amounts = [...new Set([...every, ...scored.map(({ amount }) => amount)])];
  const best = scored.toSorted((one, other) => other.points - one.points || other.at - one.at)[0];
  if (!best || best.points < 1) {
    return totalAmong(amounts, spentOf(paid, change) ?? best?.amount ?? null, 'guess');
  }
  const isConfirmed = isPaid(best.amount, paid, change) || repeats(best.amount) > 1;
  const isCertain = isConfirmed && best.confidence >= CERTAIN_CONFIDENCE;
  const isRead = best.points > GUESS_POINTS && best.confidence >= READ_CONFIDENCE;
  const amount = lines.some(({ text }) => ROUNDING.test(text))
    ? rounded(best.amount, amounts)
    : best.amount;
  return totalAmong(amounts, amount, isCertain ? 'certain' : isRead ? 'read' : 'guess');
}

/** What was paid, less the change. */
const spentOf = ([paid]: readonly Minor[], [change]: readonly Minor[]): Minor | null => {
  if (paid === undefined) return null;
  return change !== undefined && change < paid ? subtract(paid, change) : paid;
};
