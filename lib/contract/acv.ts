import { problem, problemOf, reason } from '@/lib/shared/reasons';
import { z } from 'zod';
import { PRECISIONS } from '@/lib/shared/purchase';
import { LOCKED_LINE } from './claim-lines';
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
import { warningDetails, warnings } from './warnings';

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
    date_purchase_precision: z
      .enum(PRECISIONS)
      .optional()
      .describe('How exactly the date is known. Absent if it is a day.'),
    assumed_age_months: z
      .int()
      .optional()
      .describe('The age that the rule assumed. Absent if the date of purchase is known.'),
    date_damage: z.string().nullable(),
    appraisal_condition: z.int(),
    has_receipt: z.boolean().nullable(),
    bought_used: z.boolean().nullable(),
    market_value: money.nullable(),
  })
  .meta({
    id: 'AcvFacts',
    description: 'The facts of the item at the time of the calculation.',
  });

const changedValue = z.union([z.string(), z.number(), z.boolean()]).nullable();

const calculation = z.object({
  actual_cash_value: money.describe('For the line.'),
  depreciation: money.describe('RCV minus ACV.'),
  replacement_cost_value: money.describe('For the line: price times quantity.'),
  is_manual: z.boolean().describe('Entered by a person or a system, not calculated by rules.'),
  reason: z.string().nullable().describe('The reason for an entered amount.'),
  entered_by: z.string().describe('`user:<e-mail>` or `key:<id>`.'),
  approved_by: z.string().nullable().describe('Who approved the amount.'),
  ...lineAmounts,
  rule_set: z
    .object({ rule_set_id: id, name: z.string(), version: z.int() })
    .nullable()
    .describe('The rules in force on the day of the damage; null for an entered amount.'),
  rule: z.string().nullable().describe('The rule that applied.'),
  facts: facts.nullable(),
  steps: z
    .array(valuationStep)
    .describe('The steps of the calculation; empty for an entered amount.'),
  outdated: z
    .array(z.object({ field: z.string(), was: changedValue, is: changedValue }))
    .nullable()
    .describe(
      'What changed in the line after the amount was entered or last calculated. The amount still counts, capped at the RCV, until it is entered or calculated again. Null: up to date.',
    ),
  create_time: instant,
});

export const acvCalculation = calculation
  .extend({
    state: z
      .enum(['in_force', 'awaiting_approval'])
      .describe(
        "`awaiting_approval`: above the client's limit; without effect until another person approves it.",
      ),
    approval_of: z
      .enum(['amount', 'market_value', 'replacement_cost', 'removal', 'renewal'])
      .nullable()
      .describe(
        "What awaits approval: an entered amount, a market value, a price too far above the offer's, the deletion of an ACV, or an approved amount whose line has changed; null if nothing does.",
      ),
    in_force: calculation
      .meta({ id: 'AcvInForce', description: 'An earlier calculation that is in effect.' })
      .nullable()
      .describe(
        "The calculation in effect while this one awaits approval; null if the RCV counts or, for a price awaiting approval, the offer's price.",
      ),
  })
  .meta({
    id: 'AcvCalculation',
    description: 'The actual cash value of an appraisal and how it was calculated.',
  });

export const setAcv = operation({
  id: 'setAcv',
  method: 'PUT',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/acv',
  tag: 'ACV',
  summary: 'Calculate the actual cash value of an appraisal, or enter it with a reason',
  description:
    "Without `actual_cash_value`, the ACV is calculated by the rule set in force on the day of the damage; rules, facts and steps are stored with it. With it, the amount is entered: for the line, at most its RCV. An amount above the client's limit awaits approval by another person, counted together with the other lines of the same item or product; so do a market value above the limit and a price that exceeds the offer's by more than the limit. Replaces the earlier calculation; one by rules that are not in force any more is dropped too where those that are cannot value the line (400). Repeating the same changes nothing, unless the line has changed since: then it confirms the amount.",
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
        .describe('For the line, including quantity. Omitted: calculated by the rules.'),
      reason: text(2000)
        .refine((value) => value.trim() !== '', reason('reason_empty'))
        .nullish()
        .describe(
          'Required with an amount, optional with a market value. Stored in the audit trail and printed in the report.',
        ),
      market_value: moneyIn
        .nullish()
        .describe(
          'What the line was worth before the damage, for rules that ask for it. Where it has no effect, `warnings` says so.',
        ),
      currency: amountsIn('claim'),
    })
    .refine(
      ({ actual_cash_value: amount, reason }) =>
        typeof amount !== 'number' || typeof reason === 'string',
      { path: ['reason'], message: reason('required'), params: { missing: true } },
    ),
  reply: acvCalculation
    .extend({ warnings, warning_details: warningDetails })
    .meta({ id: 'AcvOutcome', description: 'The calculation in its current state.' }),
  faults: [
    {
      fault: 'missing',
      when: 'an amount is entered without a reason',
      example: problemOf('reason', 'required'),
    },
    'invalid',
    APPRAISAL_NOT_FOUND,
    CHANGED_APPRAISAL,
    LOCKED_LINE,
    {
      fault: 'wrong',
      when: "the amount is above the RCV, negative or has more than two decimals; the appraisal has no RCV; no rule set was in force on the day of the damage; the rules need a fact that is missing or impossible, such as a purchase after the damage; or the currency is not the claim's",
      example: problemOf('actual_cash_value', 'above_replacement_cost', { amount: '7499.00' }),
    },
  ],
  examples: {
    body: { actual_cash_value: 5249.5, reason: acvExample.reason },
    reply: { ...acvExample, warnings: [], warning_details: [] },
  },
});

export const readAcv = operation({
  id: 'readAcv',
  method: 'GET',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/acv',
  tag: 'ACV',
  summary: 'Read the actual cash value of an appraisal and its calculation',
  description: '404 if nothing was calculated or entered: the ACV is then the RCV.',
  location: 'AP',
  access: 'read',
  params: appraisalPath,
  query: callerQuery.extend({
    language: language.optional().describe("Language of the sentences; the claim's by default."),
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
    "Not by the person who entered it; a key counts as the person who issued it. Approved, it becomes the ACV. Refused, it is discarded and the earlier ACV stays; a refused price is replaced by the offer's or, without an offer, removed. An approved deletion removes the ACV. An approved amount whose line has changed can be approved again by neither the person who entered it nor the one who changed the line.",
  location: 'AP',
  access: 'write',
  revisioned: 'write',
  params: appraisalPath,
  query: callerQuery,
  body: z.object({
    ...callerBody,
    decision: z.enum(['approve', 'refuse']),
    note: text(2000).nullish().describe('Stored in the audit trail.'),
  }),
  reply: z.object({
    decision: z.enum(['approve', 'refuse']),
    actual_cash_value: money
      .nullable()
      .describe('The ACV now in effect; the RCV if nothing is calculated.'),
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
      when: 'the caller entered the amount, or is a handler where the client requires a lead',
      example: problem('approver_is_requester'),
    },
    CHANGED_APPRAISAL,
    { ...LOCKED_LINE, when: `it approves, and ${LOCKED_LINE.when}` },
    {
      fault: 'wrong',
      when: 'the decision is neither `approve` nor `refuse`, or the price, the quantity or the rules have changed since the amount was entered',
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
    "The ACV becomes the RCV again. A pending ACV approval is withdrawn; a pending price stays. 204 also if there is none. Where the line would then count for more than the client's limit above its ACV, the RCV awaits approval (`GET …/acv`: `approval_of` is `removal`) and the ACV counts until another person approves it.",
  location: 'AP',
  access: 'write',
  revisioned: 'write',
  params: appraisalPath,
  query: callerQuery,
  body: none,
  reply: none,
  faults: ['invalid', APPRAISAL_NOT_FOUND, CHANGED_APPRAISAL, LOCKED_LINE],
});
