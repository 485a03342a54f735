import { parseAmount, toNumber } from '@/lib/shared/money';
import type { Language } from '@/lib/shared/languages';
import type { Example } from './rule-sets';
import { today } from './today';

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

/** Two years and some weeks old: most rules take something off it. */
const AGE_MS = 800 * 86_400_000;

export const newExample = (): ExampleForm => ({
  categoryId: '', rcv: '1000.00', quantity: '1', purchase: new Date(Date.now() - AGE_MS).toLocaleDateString('sv-SE'), damage: today(),
  condition: '0', receipt: 'unknown', isUsed: false, market: '',
});

/** What cannot be read goes to the service as it is, which says at its field what is wrong with it. */
function amountOf(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  const minor = parseAmount(plain);
  return minor === null ? Number(plain) : toNumber(minor);
}

/** Null while there is nothing to value; without a day of damage it is today's. */
export function exampleOf(form: ExampleForm, language: Language): Example | null {
  const rcv = amountOf(form.rcv);
  if (rcv === null || Number.isNaN(rcv)) return null;
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
    market_value: amountOf(form.market),
    language,
  };
}
