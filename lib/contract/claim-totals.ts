import { problem, problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
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
  summary: 'What a claim comes to: RCV, depreciation, ACV, limits, deductible, net',
  description:
    'Net claim = min(policy limit, total − deductible), never below zero. The total is the sum of the lines after their own limits and deductibles, and after the limits of their categories. A line without a calculation counts with its RCV; one whose stated price awaits another person, with the price of its offer.',
  location: '00',
  access: 'read',
  params: claimPath,
  query: callerQuery.extend({
    language: language.optional().describe("Language of the sentences; the claim's when left out."),
  }),
  body: none,
  reply: z
    .object({
      currency: z.string(),
      replacement_cost_value: money.describe(
        'RCV in force: a price that awaits another person is not in it, that of its offer is.',
      ),
      depreciation: money,
      actual_cash_value: money,
      above_item_limits: money,
      item_deductibles: money,
      above_category_limits: money,
      total: money.describe('ACV minus the three above.'),
      claim_deductible: money.describe(
        'What of the deductible could be taken: never more than the total. `terms` has the deductible itself.',
      ),
      above_policy_limit: money,
      net_claim: money,
      line_count: z.int().describe('Appraisals of the claim.'),
      lines_without_acv: z
        .int()
        .describe(
          'Those of them that nothing was calculated or entered for: they count with their RCV.',
        ),
      lines_without_amount: z
        .int()
        .describe('Those of them that have no RCV either, and count with nothing.'),
      lines_outdated: z.int().describe('Those whose ACV was settled before the line changed.'),
      lines_awaiting_approval: z.int().describe('Those for which an amount awaits another person.'),
      recoverable_depreciation: money,
      terms: z
        .object({ claim_deductible: money.nullable(), policy_limit: money.nullable() })
        .describe('What the claim states; null where it states none.'),
      steps: z
        .array(valuationStep.omit({ rule: true }))
        .describe('From the sum of the lines to the net claim.'),
    })
    .meta({ id: 'ClaimTotals', description: 'What a claim comes to.' }),
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
    .describe('An ACV entered by hand above it needs a second person; null: never.'),
});

export const readAcvSettings = operation({
  id: 'readAcvSettings',
  method: 'GET',
  path: '/acv_settings',
  tag: 'ACV',
  summary: 'Read above which amount an entered ACV needs a second person',
  description: 'Of the client that the call acts for.',
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
  summary: 'Set above which amount an entered ACV needs a second person',
  description: 'What was entered before stays as it is, and so does what awaits approval.',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery,
  body: z.object({
    ...callerBody,
    override_limit: moneyIn
      .nullable()
      .describe('Null: entered amounts never need a second person.'),
    currency: amountsIn('client'),
  }),
  reply: acvSettings,
  faults: [
    'missing',
    {
      fault: 'invalid',
      when: 'the amount is no number',
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
