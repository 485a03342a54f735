import { fill } from '@/lib/shared/fill';
import { type Language, LOCALES } from '@/lib/shared/languages';
import { formatAmount, type Minor } from '@/lib/shared/money';
import type { FilterFinding } from './filter';
import { SENTENCES } from './sentences';

interface Speech {
  readonly language: Language;
  /** ISO 4217 code of all amounts. */
  readonly currency: string;
}

interface Formats {
  readonly day: Intl.DateTimeFormat;
  readonly percent: Intl.NumberFormat;
  readonly amount: Intl.NumberFormat;
}

const formats = new Map<string, Formats>();

/** Bounds the cache, because callers supply currency codes. */
const FORMATS_MAX = 100;

/**
 * Cached per language and currency, because creating a format costs more than using it for a whole
 * reply.
 */
function formatsOf({ language, currency }: Speech): Formats {
  const key = `${language} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const locale = LOCALES[language];
  const made = {
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
    percent: new Intl.NumberFormat(locale, { style: 'percent' }),
    amount: new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' }),
  };
  if (formats.size >= FORMATS_MAX) formats.clear();
  formats.set(key, made);
  return made;
}

const dayOf = (date: Date, speech: Speech): string => formatsOf(speech).day.format(date);

/** Converts to a number for formatting only; no arithmetic uses it. */
const amountOf = (amount: Minor, speech: Speech): string =>
  formatsOf(speech).amount.format(Number(formatAmount(amount)));

const percentOf = (percent: number, speech: Speech): string =>
  formatsOf(speech).percent.format(percent / 100);

/** The sentence for why a price is excluded. */
export function filterSentence(finding: FilterFinding, speech: Speech): string {
  const sentence = SENTENCES[speech.language][finding.code];
  switch (finding.code) {
    case 'not_new':
    case 'old':
      return sentence;
    case 'outlier_low':
    case 'outlier_high':
      return fill(sentence, {
        percent: percentOf(finding.percent, speech),
        median: amountOf(finding.median, speech),
      });
    case 'claimed_low':
    case 'claimed_high':
      return fill(sentence, { claimed: amountOf(finding.claimed, speech) });
  }
}

/** Shown if all prices of the claimed product are old. */
export const onlyLastKnownSentence = (priceDate: Date, speech: Speech): string =>
  fill(SENTENCES[speech.language].only_last_known, { date: dayOf(priceDate, speech) });

/** Shown if the prices of a day were asked for and the claimed product has none. */
export const noPriceOfDaySentence = (day: Date, speech: Speech): string =>
  fill(SENTENCES[speech.language].no_price_of_day, { date: dayOf(day, speech) });

export const noPriceSentence = (speech: Speech): string =>
  fill(SENTENCES[speech.language].no_price, { currency: speech.currency });
