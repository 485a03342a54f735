import { problem, problemOf, reason } from '@/lib/shared/reasons';
import { z } from 'zod';
import { waitingItemExample } from './examples/inventory';
import {
  amountsIn,
  callerBody,
  callerQuery,
  claimPath,
  date,
  id,
  idIn,
  instant,
  metadata,
  money,
  moneyIn,
  none,
  page,
  required,
  text,
} from './fields';
import { operation } from './operation';
import { CHANGED_APPRAISAL } from './revision';

const booleanFlag = z.enum(['true', 'false'], reason('not_one_of'));

export const claimedItemPath = claimPath.extend({
  row_id: idIn.meta({ description: 'A claimed item of the claim.', examples: [73_122] }),
});

export const claimedItem = z
  .object({
    row_id: id,
    display_id: z.int(),
    description: z.string(),
    quantity: z.int(),
    condition: z.int().describe('Condition code, see `GET /conditions`.'),
    client_category_id: z.int().nullable(),
    date_purchase: date.nullable(),
    claimed_amount: money.nullable().describe('Of the line.'),
    location: z.string().nullable(),
    receipt: z.boolean(),
    notes: z.string(),
    pid: z.string().nullable().describe('The product that was claimed, or is proposed.'),
    appraisal_ids: z.array(id).describe('None: the item waits for a product.'),
    appraisal_revisions: z
      .array(z.object({ appraisal_id: id, revision: z.int() }))
      .describe('Of its appraisals, as they stand.'),
    intake_id: id.nullable(),
    create_time: instant,
  })
  .meta({ id: 'ClaimedItem', description: 'An item of loss.' });

export const listClaimedItems = operation({
  id: 'listClaimedItems',
  method: 'GET',
  path: '/client_reference/{client_reference_id}/claimed_item',
  tag: 'Inventory',
  summary: 'List the claimed items of a claim',
  description:
    'In their order. With `waiting=true` only those that have no appraisal: they wait for a product, and have one once `POST …/appraisal` names them by `row_id`.',
  location: 'CR',
  access: 'read',
  params: claimPath,
  query: callerQuery.extend({ waiting: booleanFlag.optional(), ...page }),
  body: none,
  reply: z.object({ claimed_items: z.array(claimedItem), metadata }),
  faults: [
    'invalid',
    {
      fault: 'wrong',
      when: '`limit` is not 1 to 100, or `waiting` no truth value',
      example: problemOf('limit', 'too_big', { limit: 100 }),
    },
    {
      fault: 'not_found',
      when: 'the client has no such claim',
      example: problem('client_reference_not_found'),
    },
  ],
  examples: {
    query: { waiting: 'true' },
    reply: { claimed_items: [waitingItemExample], metadata: { next_cursor: null } },
  },
});

/** Fields that `clear` can empty: `null` cannot, because it is treated as omitted. */
const CLEARABLE = ['date_purchase', 'claimed_amount', 'location'] as const;

export const updateClaimedItem = operation({
  id: 'updateClaimedItem',
  method: 'PUT',
  path: '/client_reference/{client_reference_id}/claimed_item/{row_id}',
  tag: 'Inventory',
  summary: 'Change a claimed item; fields that are left out stay as they are',
  description: [
    '`null` is treated as omitted, and so is the current value of a field: a request that changes nothing records no event.',
    'Quantity, purchase date, condition, category and receipt change in the appraisals of the item too: it is one thing, bought on one day. What becomes of their ACV is as when they are changed themselves: one that rules made is calculated anew.',
  ].join('\n'),
  location: 'CR',
  access: 'write',
  params: claimedItemPath,
  query: callerQuery,
  body: z.object({
    ...callerBody,
    description: required(500).optional(),
    quantity: z.int().min(1).max(1_000_000).nullish(),
    condition: z.int().min(0).max(5).nullish().describe('Condition code, see `GET /conditions`.'),
    client_category_id: idIn.nullish().describe('A category of the catalogue.'),
    date_purchase: date.nullish().describe('When it was bought; not after the damage.'),
    claimed_amount: moneyIn.nullish().describe('What is claimed for the line.'),
    currency: amountsIn('claim'),
    location: text(255).nullish(),
    receipt: z.boolean().nullish().describe('Whether there is a receipt.'),
    notes: text(10_000).nullish(),
    appraisal_revisions: z
      .array(z.object({ appraisal_id: idIn, revision: z.int().positive() }))
      .max(1000)
      .nullish()
      .describe(
        'The revisions of its appraisals that this was decided on. When one of them has another one by now, nothing is changed.',
      ),
    clear: z
      .array(z.enum(CLEARABLE))
      .max(CLEARABLE.length)
      .nullish()
      .describe('Fields to take back to "not stated", in the appraisals of the item too.'),
  }),
  reply: claimedItem,
  faults: [
    {
      fault: 'missing',
      when: '`description` is there and empty',
      example: problemOf('description', 'required'),
    },
    'invalid',
    {
      fault: 'wrong',
      when: "the category is unknown, the purchase lies after the damage, in the future or before 1900, the currency is not the claim's, or a value is out of its range",
      example: problemOf('date_purchase', 'after_damage', { date: '2026-03-02' }),
    },
    {
      fault: 'not_found',
      when: 'the claim or the item does not exist for this client',
      example: problem('claimed_item_not_found'),
    },
    {
      ...CHANGED_APPRAISAL,
      when: 'an appraisal of the item has changed since the revision that is named; nothing is done',
    },
  ],
  examples: {
    body: { date_purchase: '2020-11-27', condition: 3 },
    reply: { ...waitingItemExample, date_purchase: '2020-11-27', condition: 3 },
  },
});

export type ClaimedItem = z.input<typeof claimedItem>;
