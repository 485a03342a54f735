import type { Appraisal } from '@/lib/contract/appraisals';
import type { ItemChange } from './edit-item';
import { readQuantity, type Answer } from './item-draft';

/** What is known of a claimed item, as its form holds it. */
export interface ItemFacts {
  readonly datePurchase: string;
  readonly quantity: string;
  readonly condition: string;
  readonly categoryId: string;
  readonly hasReceipt: Answer;
  readonly boughtUsed: Answer;
}

const answerOf = (said: boolean | null): Answer => (said === null ? '' : said ? 'yes' : 'no');

export const factsOf = (appraisal: Appraisal): ItemFacts => ({
  datePurchase: appraisal.date_purchase ?? '',
  quantity: String(appraisal.item_quantity),
  condition: String(appraisal.appraisal_condition),
  categoryId: String(appraisal.selected_client_category_id ?? appraisal.homepage_client_category_id ?? ''),
  hasReceipt: answerOf(appraisal.has_receipt),
  boughtUsed: answerOf(appraisal.bought_used),
});

/** Only what is another than before: the service takes nothing back to "not stated". */
export function changeOf(before: ItemFacts, facts: ItemFacts): ItemChange {
  const isNew = (name: keyof ItemFacts) => facts[name] !== before[name] && facts[name] !== '';
  const quantity = readQuantity(facts.quantity);
  return {
    item: {
      ...(isNew('datePurchase') && { date_purchase: facts.datePurchase }),
      ...(isNew('condition') && { condition: Number(facts.condition) }),
      ...(isNew('categoryId') && { client_category_id: facts.categoryId }),
      ...(isNew('quantity') && quantity !== null && { quantity }),
    },
    answers: {
      ...(isNew('hasReceipt') && { has_receipt: facts.hasReceipt === 'yes' }),
      ...(isNew('boughtUsed') && { bought_used: facts.boughtUsed === 'yes' }),
    },
  };
}
