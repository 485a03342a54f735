import { fill } from '@/lib/shared/fill';
import { type Language, LOCALES } from '@/lib/shared/languages';
import { formatAmount, type Minor } from '@/lib/shared/money';
import type { FilterFinding } from './filter';
import { SENTENCES } from './sentences';

interface Speech {
  readonly language: Language;
  /** ISO 4217, of all amounts. */
  readonly currency: string;
}

interface Formats {
  readonly day: Intl.DateTimeFormat;
  readonly percent: Intl.NumberFormat;
  readonly amount: Intl.NumberFormat;
}

const formats = new Map<string, Formats>();

/** Currencies are codes that callers name. */
const FORMATS_MAX = 100;

/** Made once per language and currency: making one takes longer than all that it is used for in a reply. */
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

/** The digits are those of the whole units; no calculation is made with the number. */
const amountOf = (amount: Minor, speech: Speech): string =>
  formatsOf(speech).amount.format(Number(formatAmount(amount)));

const percentOf = (percent: number, speech: Speech): string =>
  formatsOf(speech).percent.format(percent / 100);

/** Why a price is set aside, in words. */
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

/** The claimed product has prices, and all of them are old. */
export const onlyLastKnownSentence = (priceDate: Date, speech: Speech): string =>
  fill(SENTENCES[speech.language].only_last_known, { date: dayOf(priceDate, speech) });

export const noPriceSentence = (speech: Speech): string =>
  fill(SENTENCES[speech.language].no_price, { currency: speech.currency });
