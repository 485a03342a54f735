import { datesIn, withZeros } from './find-dates';
import {
  type ReadValue,
  type ReceiptContext,
  TEXT_LAYER_CONFIDENCE,
  type TextLine,
} from './receipt';

const LABEL =
  /\b(?:date|dato|datum|dat|pvm|päiväys|päivämäärä|ostopäivä|kjøpsdato|købsdato|rechnungsdatum|invoice date|fakturadato|fakturadatum|kassa|kasse|bon)\b/iu;
/** Dates of something else than the purchase. */
const OTHER =
  /\b(?:due|exp|expires?|expiry|valid|until|before|return|warranty|delivery|printed|forfald\w*|udløb\w*|garanti\w*|ombyt\w*|levering\w*|förfall\w*|giltig|öppet köp|leverans\w*|forfall\w*|bytte\w*|fällig\w*|gültig|umtausch\w*|liefer\w*|eräpäivä|voimassa|takuu\w*|toimitus\w*|birth|född|geb)\b/iu;
const TIME = /(?<!\d)(?:[01]?\d|2[0-3])[:.;][0-5]\d(?:[:.;][0-5]\d)?(?!\d)/u;

const READ_CONFIDENCE = 60;
/** In these countries `06/05/2024` is the fifth of June. */
const MONTH_FIRST = new Set(['USD', 'PHP']);

interface Candidate {
  readonly day: string;
  readonly readings: readonly string[];
  readonly points: number;
  readonly confidence: number;
}

function candidatesIn(lines: readonly TextLine[], { today, currency }: ReceiptContext) {
  const order = { isMonthFirst: MONTH_FIRST.has(currency), isYearFirst: currency === 'SEK' };
  return lines.flatMap(({ text, confidence }, at) => {
    const around = `${lines[at - 1]?.text ?? ''} ${text}`;
    const points =
      (LABEL.test(text) ? 3 : LABEL.test(around) ? 1 : 0) +
      (TIME.test(text) ? 2 : 0) -
      (OTHER.test(text) ? 6 : 0);
    return datesIn(text, today, order).map((readings): Candidate => ({
      day: readings[0] ?? '',
      readings,
      points,
      confidence,
    }));
  });
}

/**
 * The date of purchase and all dates of the receipt. It is certain if no other date could be meant
 * and it has a text layer or stands there twice: one digit misread makes another date.
 */
export function dateOf(
  lines: readonly TextLine[],
  context: ReceiptContext,
): { date: ReadValue<string> | null; dates: string[] } {
  const candidates = candidatesIn(lines, context);
  if (candidates.length === 0) return { date: guessedDate(lines, context), dates: [] };
  const dates = [...new Set(candidates.flatMap(({ readings }) => readings))];
  const [best] = candidates.toSorted(
    (one, other) => other.points - one.points || other.confidence - one.confidence,
  );
  if (!best) return { date: null, dates };
  const same = candidates.filter(({ day }) => day === best.day).length;
  const isClear =
    best.readings.length === 1 && best.points >= 0 && (same > 1 || dates.length === 1);
  const isRead = isClear && best.confidence >= READ_CONFIDENCE;
  const isCertain = isRead && (same > 1 || best.confidence >= TEXT_LAYER_CONFIDENCE);
  const certainty = isCertain ? 'certain' : isRead ? 'read' : 'guess';
  return { date: { value: best.day, certainty }, dates };
}

/** A date of which a zero was misread. */
function guessedDate(
  lines: readonly TextLine[],
  context: ReceiptContext,
): ReadValue<string> | null {
  const repaired = lines.map((line) => ({ ...line, text: withZeros(line.text) }));
  const [best] = candidatesIn(repaired, context).toSorted(
    (one, other) => other.points - one.points,
  );
  return best ? { value: best.day, certainty: 'guess' } : null;
}
