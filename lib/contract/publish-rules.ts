import { problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { publishedRuleSetExample } from './examples/rule-sets';
import { callerBody, callerQuery, date, id, money, none } from './fields';
import { operation } from './operation';
import { CHANGED, revision, RULE_SET_NOT_FOUND, ruleSet, ruleSetPath } from './rule-sets';

export const previewRuleSet = operation({
  id: 'previewRuleSet',
  method: 'GET',
  path: '/rule_sets/{rule_set_id}/preview',
  tag: 'Rules',
  summary: 'Preview the open appraisals under a rule set',
  description:
    'Publishing changes no stored calculation; this shows what a recalculation would change. For the newest 5,000 open appraisals of claims with a damage that the rule set would apply to. Entered amounts stay; they count in the totals of the claims, after limits and deductibles.',
  location: '00',
  access: 'read',
  heavy: true,
  params: ruleSetPath,
  query: callerQuery.extend({ effective_from: date.optional().describe('Default: today.') }),
  body: none,
  reply: z
    .object({
      effective_from: z.string().meta({ format: 'date' }),
      revision: z
        .int()
        .describe('The revision of the previewed rules: publish with it in `If-Match`.'),
      is_complete: z.boolean().describe('False: there are more open appraisals than previewed.'),
      looked_at: z.int(),
      changed: z
        .int()
        .describe(
          'With another ACV, or another payable amount after the limit and deductible of the item.',
        ),
      changed_claims: z
        .int()
        .describe(
          'With another amount to pay, after limits of categories, deductible and policy limit.',
        ),
      not_valued: z.int().describe('Those that lack a fact that their rule needs.'),
      currency: z
        .string()
        .describe(
          "The client's, for the six sums below. Claims in other currencies are in `sums` only.",
        ),
      actual_cash_value_now: money.describe('Sum of the valued appraisals.'),
      actual_cash_value_then: money,
      difference: money.describe('New minus current ACV.'),
      net_claim_now: money.describe(
        'Sum of the net claims of these appraisals, with all their lines.',
      ),
      net_claim_then: money,
      net_claim_difference: money,
      sums: z
        .array(
          z.object({
            currency: z.string(),
            changed: z.int(),
            changed_claims: z.int(),
            actual_cash_value_now: money,
            actual_cash_value_then: money,
            difference: money,
            net_claim_now: money,
            net_claim_then: money,
            net_claim_difference: money,
          }),
        )
        .describe('The same by currency of the claims; only currencies with a valued appraisal.'),
      appraisals: z
        .array(
          z.object({
            client_reference_id: id,
            client_reference: z.string(),
            appraisal_id: id,
            cp_name_cart: z.string(),
            currency: z.string(),
            rule: z.string(),
            actual_cash_value_now: money,
            actual_cash_value_then: money,
            difference: money,
            payable_now: money.describe('ACV after the limit and deductible of the item.'),
            payable_then: money,
            payable_difference: money,
          }),
        )
        .describe('The 100 largest changes.'),
      claims: z
        .array(
          z.object({
            client_reference_id: id,
            client_reference: z.string(),
            currency: z.string(),
            net_claim_now: money,
            net_claim_then: money,
            net_claim_difference: money,
          }),
        )
        .describe('The 100 claims with the largest change.'),
    })
    .meta({
      id: 'RuleSetPreview',
      description: 'What a recalculation of the open appraisals would change.',
    }),
  faults: ['invalid', RULE_SET_NOT_FOUND],
  examples: {
    reply: {
      effective_from: '2026-04-01',
      revision: 4,
      is_complete: true,
      looked_at: 214,
      changed: 1,
      changed_claims: 1,
      not_valued: 3,
      currency: 'DKK',
      actual_cash_value_now: 812_450.5,
      actual_cash_value_then: 810_950.7,
      difference: -1499.8,
      net_claim_now: 798_450.5,
      net_claim_then: 796_450.7,
      net_claim_difference: -1999.8,
      sums: [
        {
          currency: 'DKK',
          changed: 1,
          changed_claims: 1,
          actual_cash_value_now: 812_450.5,
          actual_cash_value_then: 810_950.7,
          difference: -1499.8,
          net_claim_now: 798_450.5,
          net_claim_then: 796_450.7,
          net_claim_difference: -1999.8,
        },
      ],
      appraisals: [
        {
          client_reference_id: 48_213,
          client_reference: '2026-03-4711',
          appraisal_id: 91_207,
          cp_name_cart: 'Apple iPhone 13 128 GB',
          currency: 'DKK',
          rule: 'Mobile phones',
          actual_cash_value_now: 7499,
          actual_cash_value_then: 5999.2,
          difference: -1499.8,
          payable_now: 7499,
          payable_then: 5499.2,
          payable_difference: -1999.8,
        },
      ],
      claims: [
        {
          client_reference_id: 48_213,
          client_reference: '2026-03-4711',
          currency: 'DKK',
          net_claim_now: 6499,
          net_claim_then: 4499.2,
          net_claim_difference: -1999.8,
        },
      ],
    },
  },
});

export const publishRuleSet = operation({
  id: 'publishRuleSet',
  method: 'POST',
  path: '/rule_sets/{rule_set_id}/publish',
  tag: 'Rules',
  summary: 'Publish a draft',
  description:
    'It gets the next version and can no longer be edited. It applies to damages from its date until the date of a later version; with the same date the higher version applies. Stored calculations stay. With the revision of the preview in `If-Match`, only what was previewed is published.',
  location: '00',
  access: 'admin',
  revisioned: 'write',
  params: ruleSetPath,
  query: callerQuery,
  body: z.object({
    ...callerBody,
    effective_from: date.describe(
      'Applies to damages from this date on. Required: publishing cannot be undone.',
    ),
    revision,
  }),
  reply: ruleSet,
  faults: [
    'missing',
    'invalid',
    RULE_SET_NOT_FOUND,
    CHANGED,
    {
      fault: 'wrong',
      when: 'it is published already',
      example: problemOf('rule_set_id', 'rule_set_published'),
    },
  ],
  examples: { body: { effective_from: '2026-04-01' }, reply: publishedRuleSetExample },
});
