import { problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { tryOutExample } from './examples/rule-sets';
import { amountsIn, callerBody, callerQuery, date, idIn, language, money, moneyIn } from './fields';
import { operation } from './operation';
import { lineAmounts, valuationStep } from './valuation-step';
import { ruleSetPath, RULE_SET_NOT_FOUND } from './rule-sets';

export const tryRuleSet = operation({
  id: 'tryRuleSet',
  method: 'POST',
  path: '/rule_sets/{rule_set_id}/try_out',
  tag: 'Rules',
  summary: 'Value an example by a rule set',
  description: 'Stores nothing.',
  location: '00',
  access: 'read',
  params: ruleSetPath,
  query: callerQuery,
  body: z.object({
    ...callerBody,
    client_category_id: idIn.nullish(),
    replacement_cost_value: moneyIn.nullish(),
    claimed_amount: moneyIn.nullish().describe('For the line; used if there is no RCV.'),
    item_quantity: z.int().min(1).max(1_000_000).nullish(),
    is_price_per_item: z.boolean().nullish(),
    date_purchase: date
      .nullish()
      .describe('Omitted: the age that the rule assumes, if the client assumes ages.'),
    date_damage: date.nullish().describe('Default: today.'),
    appraisal_condition: z.int().min(0).max(5).nullish(),
    has_receipt: z.boolean().nullish(),
    bought_used: z.boolean().nullish(),
    market_value: moneyIn.nullish(),
    currency: amountsIn('client'),
    language: language.nullish().describe("Language of the sentences; default: the client's."),
  }),
  reply: z
    .object({
      rule: z.string(),
      replacement_cost_value: money,
      depreciation: money,
      actual_cash_value: money,
      ...lineAmounts,
      steps: z.array(valuationStep),
    })
    .meta({ id: 'ItemValuation', description: 'The valuation of an item by a rule set.' }),
  faults: [
    'invalid',
    RULE_SET_NOT_FOUND,
    {
      fault: 'wrong',
      when: "a value is out of range, the category is unknown, the currency not the client's, a fact that the rule needs is missing, or the purchase lies after the damage",
      example: problemOf('date_purchase', 'after_damage', { date: '2024-05-07' }),
    },
  ],
  examples: { body: tryOutExample.body, reply: tryOutExample.reply },
});
