import type { Minor } from '@/lib/shared/money';
import { evidenceOf, type Evidence, ROUNDED_TO, spentOf } from './confirm-total';
import { amountsIn, pricesIn, unitAmountsIn } from './find-amounts';
import { type Certainty, type ReadValue, TEXT_LAYER_CONFIDENCE, type TextLine } from './receipt';

/** What is paid in the end, after rounding and taxes. */
const FINAL =
  /(?:grand|rounded|round(?:ed)?d?|nett?|final)\s*-?\s*total|total\s*(?:\(?rounded|payable|amount|due|sales?\s*\(?incl|incl|inc\b|after|rm\b|eur\b|kr\b)|amount\s*(?:due|payable|to\s*pay)|balance\s*due|(?:i\s?alt|total(?:t)?)\s*(?:at|att|å)\s*(?:betale|betala)|(?:at|att|å)\s*betal[ea]|beløb\s*i\s*alt|totalbeløb|totalbelopp|slutsumma|sluttsum|til\s*betaling|zu\s*zahlen|zahlbetrag|gesamt(?:betrag|summe)|rechnungsbetrag|endbetrag|maksettava|loppusumma/iu;
/** `Total` as text recognition often reads it. */
const MISREAD_LABEL = /\b[tfil1][oa0c][tf][a-z@][l1i!|](?![a-z])/giu;

/** Stated after the others where a receipt has several. */
const LAST = /nett?\s*total|payable|to\s*pay|due|betal|zahl|maksettava/iu;
const TOTAL =
  /\b(?:t[o0]ta[li1!|]{1,2}t?|i\s?alt|ialt|summa?|summe|gesamt|betrag|beløb|belopp|yht(?:eensä)?\.?|jumlah)\b/iu;
/** Totals of something else. */
const OTHER =
  /sub|mellem|delsum|mellan|del\s?total|zwischen|väli|netto|excl|before|total\s+(?:gst|tax|vat|saving)|qty|quantity|items?\b|artik|stk|antal|saving|spar|discount|rabat|disc\b|tax\b|gst\s*(?:@|amt|amount|summary|payable)|sst|vat\b|moms|mva|mwst|ust\b|alv\b|point|poäng|poeng|change|tend|accepted|received|tips?\b/iu;
const ROUNDING = /round|afrund|øreafr|öresavr|avrund|rundung|pyöristys/iu;

const READ_CONFIDENCE = 60;
/** A line without a label of the total. */
const GUESS_POINTS = 2;

interface Candidate {
  readonly amount: Minor;
  readonly points: number;
  readonly confidence: number;
  readonly at: number;
}

/** `Total 87.80 5.27` sums up a table of taxes: the last amount is a tax. */
const isTaxRow = (prices: readonly Minor[]): boolean => {
  const [tax, net] = [prices.at(-1), prices.at(-2)];
  return tax !== undefined && net !== undefined && tax < net;
};

/**
 * The amount of a labelled line, else that of the next line if it is only an amount. `hasOnlyUnits`: the
 * receipt has no amount with decimals.
 */
function amountAt(lines: readonly TextLine[], at: number, hasOnlyUnits: boolean): Minor | null {
  const text = lines[at]?.text ?? '';
  const prices = pricesIn(text);
  if (isTaxRow(prices)) return null;
  const own = prices.at(-1) ?? (hasOnlyUnits ? unitAmountsIn(text).at(-1) : undefined);
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

/** A line whose amount is what was paid less the change is the total, whatever its label says. */
function paidTotal(lines: readonly TextLine[], { paid, change }: Evidence): Candidate[] {
  const spent = spentOf(paid, change);
  if (spent === null || paid.includes(spent)) return [];
  return lines.flatMap(({ text, confidence }, at) =>
    pricesIn(text).includes(spent) ? [{ amount: spent, points: 2, confidence, at }] : [],
  );
}

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
 * The total and all amounts of the receipt. It is certain if what was paid, the tax or a second line
 * confirms it or it has a text layer, nothing else on the receipt speaks against it, and the line was
 * read well.
 */
export function totalOf(read: readonly TextLine[]): Total {
  const lines = read.map((line) => ({ ...line, text: line.text.replace(MISREAD_LABEL, 'total') }));
  const every = lines.flatMap(({ text }) => amountsIn(text));
  const evidence = evidenceOf(lines);
  const repeats = (amount: Minor) => every.filter((one) => one === amount).length;
  const scored = [...labelled(lines, every.length === 0), ...paidTotal(lines, evidence)].map(
    (one) => ({
      ...one,
      points:
        one.points +
        (evidence.isPaid(one.amount) ? 3 : 0) +
        (evidence.isTaxed(one.amount) ? 2 : 0) +
        Math.min(2, repeats(one.amount) - 1),
    }),
  );
  const amounts = [...new Set([...every, ...scored.map(({ amount }) => amount)])];
  const best = scored.toSorted((one, other) => other.points - one.points || other.at - one.at)[0];
  if (!best || best.points < 1) {
    const spent = spentOf(evidence.paid, evidence.change);
    return totalAmong(amounts, spent ?? best?.amount ?? null, 'guess');
  }
  const isConfirmed =
    evidence.isPaid(best.amount) || evidence.isTaxed(best.amount) || repeats(best.amount) > 1;
  const isRead =
    best.points > GUESS_POINTS &&
    best.confidence >= READ_CONFIDENCE &&
    evidence.isPlausible(best.amount);
  const isCertain =
    isRead &&
    (isConfirmed || best.confidence >= TEXT_LAYER_CONFIDENCE) &&
    scored.every(({ amount, points }) => amount === best.amount || points < best.points);
  const amount = lines.some(({ text }) => ROUNDING.test(text))
    ? rounded(best.amount, amounts)
    : best.amount;
  return totalAmong(amounts, amount, isCertain ? 'certain' : isRead ? 'read' : 'guess');
}
