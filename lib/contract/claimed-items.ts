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

const claimedItemPath = claimPath.extend({
  row_id: idIn.meta({ description: 'An item of the claim.', examples: [73_122] }),
});

const claimedItem = z
  .object({
    row_id: id,
    display_id: z.int(),
    description: z.string(),
    quantity: z.int(),
    condition: z.int().describe('Condition code, see `GET /conditions`.'),
    client_category_id: z.int().nullable(),
    date_purchase: date.nullable(),
    claimed_amount: money.nullable().describe('For the line.'),
    location: z.string().nullable(),
    receipt: z.boolean(),
    notes: z.string(),
    pid: z.string().nullable().describe('The product that was claimed or is proposed.'),
    appraisal_ids: z.array(id).describe('Empty: no product chosen yet.'),
    appraisal_revisions: z
      .array(z.object({ appraisal_id: id, revision: z.int() }))
      .describe('The current revisions of its appraisals.'),
    intake_id: id.nullable(),
    create_time: instant,
  })
  .meta({ id: 'ClaimedItem', description: 'An item of loss.' });

export const listClaimedItems = operation({
  id: 'listClaimedItems',
  method: 'GET',
  path: '/client_reference/{client_reference_id}/claimed_item',
  tag: 'Inventory',
  summary: 'List the items of a claim',
  description:
    'In order. With `waiting=true` only lines without an appraisal; `POST …/appraisal` with their `row_id` gives them one. An item that an appraisal made is no line once its appraisals are deleted.',
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
      when: '`limit` is not 1 to 100, or `waiting` is not a boolean',
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

/** Fields that `clear` empties, because `null` is treated as omitted. */
const CLEARABLE = ['date_purchase', 'claimed_amount', 'location'] as const;

export const updateClaimedItem = operation({
  id: 'updateClaimedItem',
  method: 'PUT',
  path: '/client_reference/{client_reference_id}/claimed_item/{row_id}',
  tag: 'Inventory',
  summary: 'Change an item; omitted fields keep their value',
  description: [
    '`null` is treated as omitted. A request that changes nothing records no event.',
    'Quantity, purchase date, condition, category and receipt change in all appraisals of the item, and their ACV as if they were changed directly: one calculated by rules is recalculated.',
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
    claimed_amount: moneyIn.nullish().describe('Amount claimed for the line.'),
    currency: amountsIn('claim'),
    location: text(255).nullish(),
    receipt: z.boolean().nullish().describe('Whether there is a receipt.'),
    notes: text(10_000).nullish(),
    appraisal_revisions: z
      .array(z.object({ appraisal_id: idIn, revision: z.int().positive() }))
      .max(1000)
      .nullish()
      .describe(
        'The revisions of its appraisals as they were read. If one has changed, nothing is changed.',
      ),
    clear: z
      .array(z.enum(CLEARABLE))
      .max(CLEARABLE.length)
      .nullish()
      .describe('Fields to reset to "not stated", in all appraisals of the item.'),
  }),
  reply: claimedItem,
  faults: [
    {
      fault: 'missing',
      when: '`description` is empty',
      example: problemOf('description', 'required'),
    },
    'invalid',
    {
      fault: 'wrong',
      when: "the category is unknown, the purchase lies after the damage, in the future or before 1900, the currency is not the claim's, or a value is out of range",
      example: problemOf('date_purchase', 'after_damage', { date: '2026-03-02' }),
    },
    {
      fault: 'not_found',
      when: 'the claim or the item does not exist for this client',
      example: problem('claimed_item_not_found'),
    },
    {
      ...CHANGED_APPRAISAL,
      when: 'an appraisal of the item has changed since the given revision; nothing is changed',
    },
  ],
  examples: {
    body: { date_purchase: '2020-11-27', condition: 3 },
    reply: { ...waitingItemExample, date_purchase: '2020-11-27', condition: 3 },
  },
});

export type ClaimedItem = z.input<typeof claimedItem>;
