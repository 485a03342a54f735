import { problem, problemOf, reason } from '@/lib/shared/reasons';
import { z } from 'zod';
import { claimLine, lineCounts } from './claim-lines';
import { claimTotalsExample } from './examples/acv';
import {
  amountsIn,
  callerBody,
  callerQuery,
  claimPath,
  language,
  money,
  moneyIn,
  none,
} from './fields';
import { operation } from './operation';
import { valuationStep } from './valuation-step';

export const readClaimTotals = operation({
  id: 'readClaimTotals',
  method: 'GET',
  path: '/client_reference/{client_reference_id}/totals',
  tag: 'ACV',
  summary: 'Read the totals of a claim: RCV, depreciation, ACV, limits, deductible, net claim',
  description: [
    'Net claim = min(policy limit, total − deductible), never below zero. The total is the sum of the counted lines after the limits and deductibles of the items and the limits of the categories.',
    'A line is an item of the claim. Of its appraisals one is chosen: the newest that is accepted, closed or paid, else the one that was chosen so far (`chosen`), so that adding another one changes nothing; without one, the newest whose status counts, else the newest. The line is counted, excluded because of its status, or not valued: it has no amount, or neither a purchase date nor an ACV and the client asks for the date.',
    'A counted line without a calculation counts with its RCV; one whose price awaits approval, with the price of its offer.',
  ].join('\n'),
  location: '00',
  access: 'read',
  params: claimPath,
  query: callerQuery.extend({
    language: language.optional().describe("Language of the sentences; the claim's by default."),
    lines: z
      .enum(['true', 'false'], reason('not_one_of'))
      .optional()
      .describe('`false` leaves out `lines`.'),
  }),
  body: none,
  reply: z
    .object({
      currency: z.string(),
      replacement_cost_value: money.describe(
        "RCV in effect: for a price that awaits approval, its offer's price.",
      ),
      depreciation: money,
      actual_cash_value: money,
      above_item_limits: money,
      item_deductibles: money,
      above_category_limits: money,
      total: money.describe('ACV minus the three above.'),
      claim_deductible: money.describe(
        'The part of the deductible that was subtracted: never more than the total. `terms` has the full deductible.',
      ),
      above_policy_limit: money,
      net_claim: money,
      ...lineCounts,
      lines_without_acv: z
        .int()
        .describe('Counted lines without an ACV: they count with their RCV.'),
      lines_without_amount: z
        .int()
        .describe('Lines without an ACV or RCV in effect: they are not valued.'),
      lines_amount_awaiting: z
        .int()
        .describe('Those of `lines_without_amount` whose whole amount awaits approval.'),
      lines_without_purchase_date: z
        .int()
        .describe('Lines that are not valued until their purchase date is known.'),
      lines_outdated: z.int().describe('Counted lines that changed after their ACV was set.'),
      lines_awaiting_approval: z.int().describe('Lines with an amount that awaits approval.'),
      lines: z.array(claimLine).optional().describe('Every line, in the order of the items.'),
      recoverable_depreciation: money,
      terms: z
        .object({ claim_deductible: money.nullable(), policy_limit: money.nullable() })
        .describe('The terms of the claim; null if not stated.'),
      steps: z
        .array(valuationStep.omit({ rule: true }))
        .describe('From the sum of the lines to the net claim.'),
    })
    .meta({ id: 'ClaimTotals', description: 'The totals of a claim.' }),
  faults: [
    'invalid',
    {
      fault: 'not_found',
      when: 'the client has no such claim',
      example: problem('client_reference_not_found'),
    },
    {
      fault: 'wrong',
      when: 'the language is unknown',
      example: problemOf('language', 'not_one_of', {
        values: '"en", "da", "sv", "nb", "de", "fi"',
      }),
    },
  ],
  examples: { reply: claimTotalsExample },
});

const acvSettings = z.object({
  override_limit: money
    .nullable()
    .describe('An entered ACV above it needs approval by a second person; null: never.'),
});

export const readAcvSettings = operation({
  id: 'readAcvSettings',
  method: 'GET',
  path: '/acv_settings',
  tag: 'ACV',
  summary: 'Read the amount above which an entered ACV needs approval',
  description: 'For the client of the request.',
  location: '00',
  access: 'read',
  params: z.object({}),
  query: callerQuery,
  body: none,
  reply: acvSettings,
  faults: [],
  examples: { reply: { override_limit: 10_000 } },
});

export const updateAcvSettings = operation({
  id: 'updateAcvSettings',
  method: 'PUT',
  path: '/acv_settings',
  tag: 'ACV',
  summary: 'Set the amount above which an entered ACV needs approval',
  description: 'Amounts already entered or awaiting approval are not affected.',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery,
  body: z.object({
    ...callerBody,
    override_limit: moneyIn.nullable().describe('Null: entered amounts never need approval.'),
    currency: amountsIn('client'),
  }),
  reply: acvSettings,
  faults: [
    'missing',
    {
      fault: 'invalid',
      when: 'the amount is not a number',
      example: problemOf('override_limit', 'not_a_number'),
    },
    {
      fault: 'wrong',
      when: 'the amount is negative or has more than two decimals',
      example: problemOf('override_limit', 'not_an_amount'),
    },
  ],
  examples: { body: { override_limit: 10_000 }, reply: { override_limit: 10_000 } },
});
