import { problem, problemOf, reason } from '@/lib/shared/reasons';
import { z } from 'zod';
import { acvExample, calculatedAcvExample } from './examples/acv';
import {
  amountsIn,
  appraisalPath,
  callerBody,
  callerQuery,
  instant,
  id,
  language,
  money,
  moneyIn,
  none,
  text,
} from './fields';
import { operation } from './operation';
import { CHANGED_APPRAISAL } from './revision';
import { lineAmounts, valuationStep } from './valuation-step';

const APPRAISAL_NOT_FOUND = {
  fault: 'not_found',
  when: 'the claim or the appraisal does not exist for this client',
  example: problem('appraisal_not_found'),
} as const;

const facts = z
  .object({
    client_category_id: z.int().nullable(),
    replacement_cost_value: money.nullable(),
    item_quantity: z.int(),
    is_price_per_item: z.boolean(),
    date_purchase: z.string().nullable(),
    date_damage: z.string().nullable(),
    appraisal_condition: z.int(),
    has_receipt: z.boolean().nullable(),
    bought_used: z.boolean().nullable(),
    market_value: money.nullable(),
  })
  .describe('What was known of the item when it was calculated.');

const changedValue = z.union([z.string(), z.number(), z.boolean()]).nullable();

const calculation = z.object({
  actual_cash_value: money.describe('Of the whole line.'),
  depreciation: money.describe('RCV minus ACV.'),
  replacement_cost_value: money.describe('Of the whole line: the price times the quantity.'),
  is_manual: z.boolean().describe('Entered by a person or a system, not calculated by rules.'),
  reason: z.string().nullable().describe('Why, when it was entered.'),
  entered_by: z.string().describe('`user:<e-mail>` or `key:<id>`.'),
  approved_by: z
    .string()
    .nullable()
    .describe('Who confirmed an amount above the limit of the client.'),
  ...lineAmounts,
  rule_set: z
    .object({ rule_set_id: id, name: z.string(), version: z.int() })
    .nullable()
    .describe('The rules that were in force on the day of the damage; null for an entered one.'),
  rule: z.string().nullable().describe('The rule of the set that was used.'),
  facts: facts.nullable(),
  steps: z.array(valuationStep).describe('How the rules arrived at it; empty for an entered one.'),
  outdated: z
    .array(z.object({ field: z.string(), was: changedValue, is: changedValue }))
    .nullable()
    .describe(
      'What of the line changed since a person settled it, or since rules valued it that no longer can. It goes on counting, with no more than the RCV, until it is entered or calculated again; null: it belongs to the line as it is.',
    ),
  create_time: instant,
});

export const acvCalculation = calculation
  .extend({
    state: z
      .enum(['in_force', 'awaiting_approval'])
      .describe(
        '`awaiting_approval`: above the limit of the client, and without effect until another person approves it.',
      ),
    approval_of: z
      .enum(['amount', 'market_value', 'replacement_cost'])
      .nullable()
      .describe(
        "What awaits approval: an amount that was entered, a market value that a rule asked for, or a price above the offer's by more than the limit; null where nothing does.",
      ),
    in_force: calculation
      .nullable()
      .describe(
        "While this one awaits approval, the calculation that holds; null where the RCV holds or, while a price awaits approval, the offer's.",
      ),
  })
  .meta({
    id: 'AcvCalculation',
    description: 'How the actual cash value of an appraisal came about.',
  });

export const setAcv = operation({
  id: 'setAcv',
  method: 'PUT',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/acv',
  tag: 'ACV',
  summary: 'Calculate the actual cash value of an appraisal, or enter it by hand with the reason',
  description:
    "Without `actual_cash_value` it is calculated by the rule set that was in force on the day of the damage, and rules, facts and steps are frozen into the calculation. With it the amount is entered: of the whole line and not above its RCV. An entered amount above the client's limit awaits the approval of another person, counted together with those of other lines for the same item or product; so does a calculation whose market value is above it, or whose price is above the offer's by more than the limit. Replaces an earlier calculation; the same again changes nothing, unless the line changed since: then it is confirmed.",
  location: 'AP',
  access: 'write',
  revisioned: 'write',
  params: appraisalPath,
  query: callerQuery,
  body: z
    .object({
      ...callerBody,
      actual_cash_value: moneyIn
        .nullish()
        .describe('Of the whole line, quantity included. Left out: calculated by the rules.'),
      reason: text(2000)
        .refine((value) => value.trim() !== '', reason('reason_empty'))
        .nullish()
        .describe(
          'Required with an amount, and welcome with a market value. Kept in the audit trail and printed in the report.',
        ),
      market_value: moneyIn
        .nullish()
        .describe(
          'What the line was worth before the damage, for a rule that asks for it; where it counts for nothing, `warnings` say so.',
        ),
      currency: amountsIn('claim'),
    })
    .refine(
      ({ actual_cash_value: amount, reason }) =>
        typeof amount !== 'number' || typeof reason === 'string',
      { path: ['reason'], message: reason('required'), params: { missing: true } },
    ),
  reply: acvCalculation
    .extend({
      warnings: z
        .array(z.string())
        .describe('What was stated and counts for nothing, as `field : text`.'),
    })
    .meta({ id: 'AcvOutcome', description: 'The calculation as it stands now.' }),
  faults: [
    {
      fault: 'missing',
      when: 'an amount is entered without a reason',
      example: problemOf('reason', 'required'),
    },
    'invalid',
    APPRAISAL_NOT_FOUND,
    CHANGED_APPRAISAL,
    {
      fault: 'wrong',
      when: "the amount is above the RCV, negative or has more than two decimals; the appraisal has no RCV; no rule set was in force on the day of the damage; or the rules need a fact that is not stated, or one that cannot be, as a purchase after the damage; or the currency is not the claim's",
      example: problemOf('actual_cash_value', 'above_replacement_cost', { amount: '7499.00' }),
    },
  ],
  examples: {
    body: { actual_cash_value: 5249.5, reason: acvExample.reason },
    reply: { ...acvExample, warnings: [] },
  },
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
  query: callerQuery.extend({
    language: language.optional().describe("Language of the sentences; the claim's when left out."),
  }),
  body: none,
  reply: acvCalculation,
  faults: [
    'invalid',
    {
      fault: 'not_found',
      when: 'the claim or the appraisal does not exist for this client, or nothing was calculated',
      example: problem('acv_calculation_not_found'),
    },
    {
      fault: 'wrong',
      when: 'the language is unknown',
      example: problemOf('language', 'not_one_of', {
        values: '"en", "da", "sv", "nb", "de", "fi"',
      }),
    },
  ],
  examples: { reply: calculatedAcvExample },
});

export const decideAcv = operation({
  id: 'decideAcv',
  method: 'POST',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/acv/decision',
  tag: 'ACV',
  summary: 'Approve or refuse an actual cash value that awaits approval',
  description:
    'By another person than the one who entered it; a key and whoever issued it are one, and so are two keys of one person. Approved, it is the ACV of the appraisal; refused, it is gone, and what held before goes on holding. A refused price gives way to that of the offer or, without one, to none, until somebody states another.',
  location: 'AP',
  access: 'write',
  revisioned: 'write',
  params: appraisalPath,
  query: callerQuery,
  body: z.object({
    ...callerBody,
    decision: z.enum(['approve', 'refuse']),
    note: text(2000).nullish().describe('Kept in the audit trail.'),
  }),
  reply: z.object({
    decision: z.enum(['approve', 'refuse']),
    actual_cash_value: money
      .nullable()
      .describe('What now holds for the line; equal to its RCV where nothing is calculated.'),
  }),
  faults: [
    'missing',
    'invalid',
    {
      fault: 'not_found',
      when: 'the claim or the appraisal does not exist for this client, or nothing awaits approval',
      example: problem('approval_request_not_found'),
    },
    {
      fault: 'forbidden',
      when: 'the caller is the one who entered it, or a handler where the client leaves decisions to leads',
      example: problem('approver_is_requester'),
    },
    CHANGED_APPRAISAL,
    {
      fault: 'wrong',
      when: 'the decision is neither `approve` nor `refuse`, or what would be approved is no longer what was entered: price or quantity changed, or other rules are in force',
      example: problemOf('decision', 'not_one_of', { values: '"approve", "refuse"' }),
    },
  ],
  examples: {
    body: { decision: 'approve' },
    reply: { decision: 'approve', actual_cash_value: 5249.5 },
  },
});

export const deleteAcv = operation({
  id: 'deleteAcv',
  method: 'DELETE',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/acv',
  tag: 'ACV',
  summary: 'Delete the actual cash value calculation of an appraisal',
  description:
    'After it the ACV of the appraisal is its RCV again; an amount that awaits approval is withdrawn, and a price goes on waiting. Deleting what is not there is 204 too. Where the client has a limit, one person may not delete what the line would then count with more than that above.',
  location: 'AP',
  access: 'write',
  revisioned: 'write',
  params: appraisalPath,
  query: callerQuery,
  body: none,
  reply: none,
  faults: [
    'invalid',
    APPRAISAL_NOT_FOUND,
    CHANGED_APPRAISAL,
    {
      fault: 'forbidden',
      when: 'the line would then count with an amount above its worth by more than the limit of the client',
      example: problem('removal_above_limit', { amount: '7499.00', limit: '1000.00' }),
    },
  ],
});
