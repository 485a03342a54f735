import { problem, problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { lineCounts } from './claim-lines';
import { claimExample, newClaimExample } from './examples/claims';
import {
  amountsIn,
  callerBody,
  callerQuery,
  claimPath,
  currencyCode,
  date,
  id,
  instant,
  metadata,
  money,
  moneyIn,
  none,
  page,
  language,
  required,
  text,
} from './fields';
import { operation } from './operation';
import { CHANGED_CLAIM } from './revision';

/** Facts of a claim that can be set and corrected later. */
const facts = {
  date_damage: date.nullish().describe('The date of the damage; not in the future.'),
  cause: text(64).nullish().describe('Cause of loss, in your own words.'),
  policyholder_name: text(255).nullish(),
  claim_deductible: moneyIn.nullish().describe('The deductible of the claim.'),
  policy_limit: moneyIn.nullish().describe('The limit of the policy.'),
};

const clientReferenceLabel = required(255).meta({
  description: 'Your own reference for the claim; unique per client.',
});

export const createClientReference = operation({
  id: 'createClientReference',
  method: 'POST',
  path: '/client_reference',
  tag: 'Claims',
  summary: 'Create a client reference (a claim)',
  description:
    "Only `client_reference` is required. Language and currency default to the client's.",
  location: 'CR',
  access: 'write',
  params: z.object({}),
  query: callerQuery,
  body: z.object({
    ...callerBody,
    client_reference: clientReferenceLabel,
    ...facts,
    policyholder_email: z.email().max(320).nullish(),
    language: language.nullish().describe('Language of reports and of the customer portal.'),
    currency: currencyCode.nullish().describe('Currency of all amounts of the claim, ISO 4217.'),
  }),
  reply: z.object({
    client_reference_id: id.describe('Identifies the claim in all other operations.'),
    client_reference: z.string(),
  }),
  faults: [
    'missing',
    'invalid',
    {
      fault: 'wrong',
      when: '`date_damage` is in the future, an amount is negative or has more than two decimals, the language or currency is unknown, or a text is too long',
      example: problemOf('date_damage', 'in_the_future'),
    },
    {
      fault: 'exists',
      when: 'this client has a claim with this `client_reference` already',
      example: problemOf('client_reference', 'already_exists', { name: '2026-03-4711' }),
    },
  ],
  examples: {
    body: newClaimExample,
    reply: { client_reference_id: 48213, client_reference: '2026-03-4711' },
  },
});

export const clientReference = z
  .object({
    client_reference_id: id,
    client_reference: z.string().describe('Your own reference for the claim.'),
    client_id: id,
    date_damage: z.string().nullable().meta({ format: 'date' }),
    cause: z.string().nullable(),
    policyholder_name: z.string().nullable(),
    owner: z
      .string()
      .nullable()
      .describe(
        'The assignee: the person who created the claim or was assigned since; null for nobody.',
      ),
    owner_id: id.nullable().describe('The `user_id` of the assignee.'),
    language,
    currency: z.string().describe('Currency of all amounts of the claim, ISO 4217.'),
    claim_deductible: money.nullable(),
    policy_limit: money.nullable(),
    status: z.string().describe('`open` until the claim is closed.'),
    revision: z
      .int()
      .describe(
        "Grows with every change of the claim's own fields, not of its cart. Send it in `If-Match`.",
      ),
    create_time: instant,
    update_time: instant,
  })
  .meta({ id: 'ClientReference', description: 'A claim.' });

export type ClientReference = z.infer<typeof clientReference>;

export const readClientReference = operation({
  id: 'readClientReference',
  method: 'GET',
  path: '/client_reference/{client_reference_id}',
  tag: 'Claims',
  summary: 'Read a client reference',
  description: 'The claim itself; its appraisals are the cart. The ETag is its revision.',
  location: '00',
  access: 'read',
  revisioned: 'read',
  params: claimPath,
  query: callerQuery,
  body: none,
  reply: clientReference,
  faults: [
    'invalid',
    {
      fault: 'not_found',
      when: 'the client has no such claim',
      example: problem('client_reference_not_found'),
    },
  ],
  examples: { reply: claimExample },
});

export const updateClientReference = operation({
  id: 'updateClientReference',
  method: 'PATCH',
  path: '/client_reference/{client_reference_id}',
  tag: 'Claims',
  summary: 'Change the fields of a client reference',
  description: [
    'Omitted fields keep their value; null resets a field to "not stated".',
    'Another `date_damage` recalculates every ACV that was calculated by rules, by the rules of',
    'that date; entered amounts stay, and nothing else is calculated.',
    'Another `date_damage` prices the open lines again that take the price of an offer; decided ones',
    'keep their amount, with a warning if the price of the new day differs.',
    'Deductible and limit take effect in `totals` at once.',
    'With `If-Match` (the ETag of the read) the change is refused if somebody else has changed the',
    'claim since.',
  ].join(' '),
  location: 'CR',
  access: 'write',
  revisioned: 'write',
  params: claimPath,
  query: callerQuery,
  body: z.object({ ...callerBody, ...facts, currency: amountsIn('claim') }),
  reply: clientReference,
  faults: [
    'invalid',
    {
      fault: 'not_found',
      when: 'the client has no such claim',
      example: problem('client_reference_not_found'),
    },
    {
      fault: 'wrong',
      when: "`date_damage` is in the future or before the purchase of an item, an amount is negative or has more than two decimals, the currency is not the claim's, or a text is too long",
      example: problemOf('date_damage', 'in_the_future'),
    },
    CHANGED_CLAIM,
  ],
  examples: {
    body: { date_damage: '2026-03-02', claim_deductible: 1500, policy_limit: null },
    reply: { ...claimExample, policy_limit: null, revision: 2 },
  },
});

/** A row of the claims list, with what a handler needs to choose the next claim. */
const claimSummary = clientReference
  .extend({
    appraisal_count: z.int(),
    replacement_cost_value: money.describe('Sum of the counted lines, including quantities.'),
    actual_cash_value: money.describe(
      'Sum of the counted lines; one without a calculation counts with its RCV.',
    ),
    net_claim: money
      .nullable()
      .describe('As in `GET …/totals`; null if the sum is too large to settle.'),
    ...lineCounts,
    flagged_count: z.int().describe('Photos and documents awaiting review.'),
    item_reason_count: z
      .int()
      .describe('Items awaiting review for reasons of their own (`item_reasons` of the results).'),
    confirmed_count: z.int().describe('Photos whose flag a person confirmed.'),
    inconclusive_count: z.int().describe('Photos with an inconclusive result.'),
    running_count: z.int().describe('Photos still being examined.'),
  })
  .meta({ id: 'ClaimSummary', description: 'A claim with the sums of its counted lines.' });

export type ClaimSummary = z.infer<typeof claimSummary>;

export const listClientReferences = operation({
  id: 'listClientReferences',
  method: 'GET',
  path: '/client_reference',
  tag: 'Claims',
  summary: 'List client references, newest first',
  description: 'Follow `metadata.next_cursor` or the `Link` header to the last page.',
  location: 'CR',
  access: 'read',
  params: z.object({}),
  query: callerQuery.extend({
    ...page,
    q: text(255).optional().describe("Part of the reference or of the policyholder's name."),
    flagged: z
      .enum(['true', 'false'])
      .optional()
      .describe('`true`: only claims with a photo or an item awaiting review.'),
    photos: z
      .enum(['flagged', 'confirmed', 'inconclusive', 'suspect'])
      .optional()
      .describe(
        'Only claims with a photo of this `state`; `suspect`: flagged or confirmed. Items awaiting review count as flagged.',
      ),
    owner: z
      .enum(['me', 'none'])
      .optional()
      .describe('`me`: only claims assigned to the caller; `none`: only unassigned claims.'),
  }),
  body: none,
  reply: z.object({ client_references: z.array(claimSummary), metadata }),
  faults: [
    {
      fault: 'invalid',
      when: 'the cursor is invalid, or a parameter has the wrong type',
      example: problemOf('cursor', 'not_a_cursor'),
    },
    {
      fault: 'wrong',
      when: '`limit` is not 1 to 100, `flagged` is not `true` or `false`, `photos` or `owner` is not `me` or `none`, or `q` is too long',
      example: problemOf('limit', 'too_big', { limit: 100 }),
    },
  ],
  examples: {
    query: { limit: 25, flagged: 'true' },
    reply: {
      client_references: [
        {
          ...claimExample,
          appraisal_count: 1,
          replacement_cost_value: 7499,
          actual_cash_value: 5249.5,
          net_claim: 4249.5,
          line_count: 1,
          lines_counted: 1,
          lines_excluded: 0,
          lines_not_valued: 0,
          claimed_not_valued: 0,
          flagged_count: 1,
          item_reason_count: 0,
          confirmed_count: 0,
          inconclusive_count: 0,
          running_count: 0,
        },
      ],
      metadata: { next_cursor: '48213' },
    },
  },
});
