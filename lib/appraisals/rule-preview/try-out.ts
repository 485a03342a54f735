import type { z } from 'zod';
import { requireCategories } from '@/lib/catalogue/require-categories';
import type { tryRuleSet } from '@/lib/contract/try-rules';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { toDateString } from '@/lib/shared/dates';
import { Fault } from '@/lib/shared/fault';
import { isLanguage, type Language } from '@/lib/shared/languages';
import { type Minor, parseAmount, toNumber } from '@/lib/shared/money';
import type { Item } from '@/lib/valuation/item';
import { isRefusal, valueItem } from '@/lib/valuation/value-item';
import { storableSteps } from '../acv/stored-steps';
import { requireCurrency } from '../require-plausible';
import { categoryChains, chainOf } from '../rule-sets/category-chains';
import { findRuleSet } from '../rule-sets/find';
import { contentOf } from '../rule-sets/view';

type Given = z.output<typeof tryRuleSet.body>;

/**
 * Values a hypothetical item by a rule set, which may be a draft. Stores nothing except the
 * response under an Idempotency-Key. Throws Fault `not_found`, or `wrong` if a fact is missing.
 */
export async function tryOut(
  caller: Caller,
  id: number,
  given: Given,
): Promise<z.input<typeof tryRuleSet.reply>> {
  const categoryId = given.client_category_id ?? null;
  const { ruleSet, chains, client } = await withClient(caller.clientId, async (tx) => {
    const found = await findRuleSet(tx, caller, id);
    await requireCategories(tx, caller.clientId, { client_category_id: categoryId });
    return {
      ruleSet: found,
      chains: await categoryChains(tx, caller.clientId, [categoryId]),
      client: await tx.client.findUniqueOrThrow({
        where: { id: caller.clientId },
        select: { language: true, currency: true, noPurchaseDate: true },
      }),
    };
  });
  requireCurrency(given.currency, client.currency, 'client');
  const valued = valueItem(contentOf(ruleSet), {
    ...itemOf(given, chainOf(chains, categoryId)),
    assumesAge: client.noPurchaseDate === 'category_age',
  });
  if (isRefusal(valued)) throw new Fault('wrong', valued.issues);
  return {
    rule: valued.rule.name,
    replacement_cost_value: toNumber(valued.base),
    depreciation: toNumber(valued.depreciation),
    actual_cash_value: toNumber(valued.acv),
    above_item_limit: toNumber(valued.aboveItemLimit),
    item_deductible: toNumber(valued.itemDeductible),
    payable: toNumber(valued.payable),
    recoverable_depreciation: toNumber(valued.recoverable),
    steps: storableSteps(
      valued.steps,
      valued.rule.name,
      languageOf(given.language, client.language),
    ).map((step) => ({ ...step, values: { ...step.values } })),
  };
}

const languageOf = (preferred: Language | null | undefined, ofTheClient: string): Language =>
  preferred ?? (isLanguage(ofTheClient) ? ofTheClient : 'en');

const amount = (value: number | null | undefined): Minor | null =>
  value === null || value === undefined ? null : parseAmount(value);

const itemOf = (given: Given, categoryIds: readonly number[]): Omit<Item, 'assumesAge'> => ({
  categoryIds,
  rcv: amount(given.replacement_cost_value),
  claimedAmount: amount(given.claimed_amount),
  quantity: given.item_quantity ?? 1,
  isPricePerItem: given.is_price_per_item ?? true,
  datePurchase: given.date_purchase ?? null,
  assumedAgeMonths: null,
  dateDamage: given.date_damage ?? toDateString(now()),
  condition: given.appraisal_condition ?? 0,
  hasReceipt: given.has_receipt ?? null,
  isBoughtUsed: given.bought_used ?? null,
  marketValue: amount(given.market_value),
});
