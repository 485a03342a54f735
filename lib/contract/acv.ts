import { z } from 'zod';
import { acvExample, calculatedAcvExample } from './examples/acv';
import { amountsIn, appraisalPath, callerBody, callerQuery, instant, id, language, money, moneyIn, none, text } from './fields';
import { operation } from './operation';
import { lineAmounts, valuationStep } from './valuation-step';

const APPRAISAL_NOT_FOUND = { fault: 'not_found', when: 'the claim or the appraisal does not exist for this client', says: 'Appraisal not found' } as const;

const facts = z
  .object({
    client_category_id: z.int().nullable(), replacement_cost_value: money.nullable(), item_quantity: z.int(), is_price_per_item: z.boolean(), date_purchase: z.string().nullable(),
    date_damage: z.string().nullable(), appraisal_condition: z.int(), has_receipt: z.boolean().nullable(), bought_used: z.boolean().nullable(), market_value: money.nullable(),
  })
  .describe('What was known of the item when it was calculated.');

const calculation = z.object({
  actual_cash_value: money.describe('Of the whole line.'),
  depreciation: money.describe('RCV minus ACV.'),
  replacement_cost_value: money.describe('Of the whole line: the price times the quantity.'),
  is_manual: z.boolean().describe('Entered by a person or a system, not calculated by rules.'),
  reason: z.string().nullable().describe('Why, when it was entered.'),
  entered_by: z.string().describe('`user:<e-mail>` or `key:<id>`.'),
  approved_by: z.string().nullable().describe('Who confirmed an amount above the limit of the client.'),
  ...lineAmounts,
  rule_set: z.object({ rule_set_id: id, name: z.string(), version: z.int() }).nullable().describe('The rules that were in force on the day of the damage; null for an entered one.'),
  rule: z.string().nullable().describe('The rule of the set that was used.'),
  facts: facts.nullable(),
  steps: z.array(valuationStep).describe('How the rules arrived at it; empty for an entered one.'),
  create_time: instant,
});

export const acvCalculation = calculation
  .extend({
    state: z.enum(['in_force', 'awaiting_approval']).describe('`awaiting_approval`: entered above the limit of the client, and without effect until another person approves it.'),
    in_force: calculation.nullable().describe('While this one awaits approval, the calculation that holds; null where the RCV holds.'),
  })
  .meta({ id: 'AcvCalculation', description: 'How the actual cash value of an appraisal came about.' });

export const setAcv = operation({
  id: 'setAcv',
  method: 'PUT',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/acv',
  tag: 'ACV',
  summary: 'Calculate the actual cash value of an appraisal, or enter it by hand with the reason',
  description:
    "Without `actual_cash_value` it is calculated by the rule set that was in force on the day of the damage, and rules, facts and steps are frozen into the calculation. With it the amount is entered: of the whole line and not above its RCV. An entered amount above the client's limit awaits the approval of another person. Replaces an earlier calculation; the same again changes nothing.",
  location: 'AP',
  access: 'write',
  params: appraisalPath,
  query: callerQuery,
  body: z
    .object({
      ...callerBody,
      actual_cash_value: moneyIn.nullish().describe('Of the whole line, quantity included. Left out: calculated by the rules.'),
      reason: text(2000).refine((value) => value.trim() !== '', 'must give a reason').nullish().describe('Required with an amount. Kept in the audit trail and printed in the report.'),
      market_value: moneyIn.nullish().describe('What the line was worth before the damage, for a rule that asks for it.'),
      currency: amountsIn('claim'),
    })
    .refine(({ actual_cash_value: amount, reason }) => typeof amount !== 'number' || typeof reason === 'string', { path: ['reason'], message: 'field required', params: { missing: true } }),
  reply: acvCalculation,
  faults: [
    { fault: 'missing', when: 'an amount is entered without a reason', says: 'reason : field required' },
    'invalid', APPRAISAL_NOT_FOUND,
    {
      fault: 'wrong', when: 'the amount is above the RCV, negative or has more than two decimals; the appraisal has no RCV; no rule set was in force on the day of the damage; or the rules need a fact that is not stated, or one that cannot be, as a purchase after the damage; or the currency is not the claim\'s',
      says: 'actual_cash_value : is above the replacement cost of 7499.00',
    },
  ],
  examples: { body: { actual_cash_value: 5249.5, reason: acvExample.reason }, reply: acvExample },
});

export const readAcv = operation({
  id: 'readAcv',
  method: 'GET',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/acv',
  tag: 'ACV',
  summary: 'Read how the actual cash value of an appraisal came about',
  description: 'An appraisal without a calculation has none to read; its ACV is then its RCV.',
  location: 'AP',
  access: 'read',
  params: appraisalPath,
  query: callerQuery.extend({ language: language.optional().describe("Language of the sentences; the claim's when left out.") }),
  body: none,
  reply: acvCalculation,
  faults: [
    'invalid', { fault: 'not_found', when: 'the claim or the appraisal does not exist for this client, or nothing was calculated', says: 'ACV calculation not found' },
    { fault: 'wrong', when: 'the language is unknown', says: 'language : must be one of "en", "da", "sv", "nb", "de", "fi"' },
  ],
  examples: { reply: calculatedAcvExample },
});

export const decideAcv = operation({
  id: 'decideAcv',
  method: 'POST',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/acv/decision',
  tag: 'ACV',
  summary: 'Approve or refuse an actual cash value that awaits approval',
  description: 'By another person than the one who entered it. Approved, it is the ACV of the appraisal; refused, it is gone, and what held before goes on holding.',
  location: 'AP',
  access: 'write',
  params: appraisalPath,
  query: callerQuery,
  body: z.object({ ...callerBody, decision: z.enum(['approve', 'refuse']), note: text(2000).nullish().describe('Kept in the audit trail.') }),
  reply: z.object({ decision: z.enum(['approve', 'refuse']), actual_cash_value: money.nullable().describe('What now holds for the line; equal to its RCV where nothing is calculated.') }),
  faults: [
    'missing', 'invalid',
    { fault: 'not_found', when: 'the claim or the appraisal does not exist for this client, or nothing awaits approval', says: 'Actual cash value awaiting approval not found' },
    { fault: 'forbidden', when: 'the caller is the one who entered it', says: 'Another person than the one who entered it must decide' },
    { fault: 'wrong', when: 'the decision is neither `approve` nor `refuse`', says: 'decision : must be one of "approve", "refuse"' },
  ],
  examples: { body: { decision: 'approve' }, reply: { decision: 'approve', actual_cash_value: 5249.5 } },
});

export const deleteAcv = operation({
  id: 'deleteAcv',
  method: 'DELETE',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/acv',
  tag: 'ACV',
  summary: 'Delete the actual cash value calculation of an appraisal',
  description: 'After it the ACV of the appraisal is its RCV again; what awaits approval is withdrawn. Deleting what is not there is 204 too.',
  location: 'AP',
  access: 'write',
  params: appraisalPath,
  query: callerQuery,
  body: none,
  reply: none,
  faults: ['invalid', APPRAISAL_NOT_FOUND],
});
