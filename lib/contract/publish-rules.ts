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
  summary: 'What the open appraisals would come to under a rule set',
  description:
    'Publishing changes no stored calculation; this is what calculating anew would change. Looks at the newest 5,000 open appraisals of claims whose damage the rule set would govern. Those entered by hand are left out; they count in the claims, which are settled as a whole with limits and deductibles.',
  location: '00',
  access: 'read',
  heavy: true,
  params: ruleSetPath,
  query: callerQuery.extend({ effective_from: date.optional().describe('Today when left out.') }),
  body: none,
  reply: z
    .object({
      effective_from: z.string().meta({ format: 'date' }),
      revision: z
        .int()
        .describe(
          'Of the rules that were looked at: what is published with it is what was previewed.',
        ),
      is_complete: z
        .boolean()
        .describe('False when there are more open appraisals than it looks at.'),
      looked_at: z.int(),
      changed: z
        .int()
        .describe(
          'Those whose ACV, or what is payable after the limit and deductible of the item, would be another.',
        ),
      changed_claims: z
        .int()
        .describe(
          'Those for which another sum would be paid, after limits of categories, the deductible of the claim and the limit of its policy.',
        ),
      not_valued: z.int().describe('Those that lack a fact that their rule needs.'),
      currency: z
        .string()
        .describe(
          "The client's: of the six sums that follow. Claims in others are in `sums` alone.",
        ),
      actual_cash_value_now: money.describe('Sum of those that were valued.'),
      actual_cash_value_then: money,
      difference: money.describe('Then minus now, of the ACVs.'),
      net_claim_now: money.describe(
        'Sum of what is paid for the claims of those that were looked at, with all their lines.',
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
        .describe(
          'The same by the currency of the claims; only currencies in which anything was valued.',
        ),
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
            payable_now: money.describe('ACV less what the limit and deductible of the item take.'),
            payable_then: money,
            payable_difference: money,
          }),
        )
        .describe('The 100 greatest changes.'),
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
        .describe('The 100 claims for which what is paid changes most.'),
    })
    .meta({
      id: 'RuleSetPreview',
      description: 'What calculating the open appraisals anew would change.',
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
    'It gets the next version and is never edited again. It governs damages from its day on, until a later day of another version; of two with the same day the higher version. Stored calculations stay as they are.',
  location: '00',
  access: 'admin',
  params: ruleSetPath,
  query: callerQuery,
  body: z.object({
    ...callerBody,
    effective_from: date.describe(
      'Damages from this day on are valued by it. Nothing is published without a day: it cannot be taken back.',
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
