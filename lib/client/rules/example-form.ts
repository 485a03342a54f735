import { minor } from '@/lib/shared/money';
import type { Language } from '@/lib/shared/languages';
import { plainNumber, writeAmount } from '../forms/amount-text';
import type { Example } from './rule-sets';
import { today } from '../forms/today';

/** The fields of the example item that rules are tried out on. */
export interface ExampleForm {
  readonly categoryId: string;
  readonly rcv: string;
  readonly quantity: string;
  readonly purchase: string;
  readonly damage: string;
  readonly condition: string;
  readonly receipt: 'unknown' | 'yes' | 'no';
  readonly isUsed: boolean;
  readonly market: string;
}

const EXAMPLE_RCV = minor(100_000);
/** Somewhat more than six years, so that the free years of most rules are over. */
const AGE_MS = 2300 * 86_400_000;

export const newExample = (language: Language, categoryId: number | null): ExampleForm => ({
  categoryId: categoryId === null ? '' : String(categoryId),
  rcv: writeAmount(EXAMPLE_RCV, language),
  quantity: '1',
  purchase: new Date(Date.now() - AGE_MS).toLocaleDateString('sv-SE'),
  damage: today(),
  condition: '0',
  receipt: 'unknown',
  isUsed: false,
  market: '',
});

/**
 * NaN if it is not a number. A number that is not a valid amount goes to the service, which reports
 * it at its field.
 */
const amountOf = (text: string, language: Language): number | null =>
  text.trim() === '' ? null : Number(plainNumber(text, language) ?? Number.NaN);

/** Returns null while there is nothing to value. Without a date of damage, today is used. */
export function exampleOf(form: ExampleForm, language: Language): Example | null {
  const [rcv, market] = [amountOf(form.rcv, language), amountOf(form.market, language)];
  if (rcv === null || Number.isNaN(rcv) || Number.isNaN(market)) return null;
  return {
    replacement_cost_value: rcv,
    item_quantity: form.quantity.trim() === '' ? 1 : Number(form.quantity),
    is_price_per_item: true,
    ...(form.categoryId !== '' && { client_category_id: form.categoryId }),
    date_purchase: form.purchase || null,
    date_damage: form.damage || today(),
    appraisal_condition: Number(form.condition),
    has_receipt: form.receipt === 'unknown' ? null : form.receipt === 'yes',
    bought_used: form.isUsed,
    market_value: market,
    language,
  };
}
