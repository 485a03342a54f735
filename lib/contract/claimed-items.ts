import { problem, problemOf, reason } from '@/lib/shared/reasons';
import { z } from 'zod';
import { LOCKED_LINE } from './claim-lines';
import { attachmentList, LIST_EXAMPLE } from './attachments';
import { newItemExample, pricedItemExample } from './examples/claimed-items';
import { waitingItemExample } from './examples/inventory';
import {
  claimedItem,
  claimedItemPath,
  itemUpdate,
  ITEMS_PER_CALL,
  newClaimedItem,
  newClaimedItemBody,
} from './claimed-item';
import {
  amountsIn,
  callerBody,
  callerQuery,
  claimPath,
  idIn,
  metadata,
  none,
  page,
  required,
} from './fields';
import { operation } from './operation';
import { CHANGED_APPRAISAL } from './revision';
import { approval, warningDetails, warnings } from './warnings';

const booleanFlag = z.enum(['true', 'false'], reason('not_one_of'));

const CLAIM_NOT_FOUND = {
  fault: 'not_found',
  when: 'the client has no such claim',
  example: problem('client_reference_not_found'),
} as const;

const ITEM_NOT_FOUND = {
  fault: 'not_found',
  when: 'the claim or the item does not exist for this client',
  example: problem('claimed_item_not_found'),
} as const;

const LOCKED_ITEM = {
  fault: 'locked',
  when: 'an appraisal of the item is paid, or the chosen one is closed; nothing is changed',
  example: problem('item_paid', { name: 'Floor lamp' }),
} as const;

const BAD_VALUE =
  "the category is unknown, the purchase lies after the damage, in the future or before 1900, the currency is not the claim's, or a value is out of range";

const listedItem = claimedItem
  .extend(attachmentList.shape)
  .meta({ id: 'ListedItem', description: 'An item of loss with its files.' });

export type ListedItem = z.input<typeof listedItem>;

export const listClaimedItems = operation({
  id: 'listClaimedItems',
  method: 'GET',
  path: '/client_reference/{client_reference_id}/claimed_item',
  tag: 'Inventory',
  summary: 'List the items of a claim',
  description:
    'In order. With `waiting=true` only lines without an appraisal: `POST …/appraisal` with their `row_id` gives them a product, `PUT` with a `valuation` an amount without one. An item that an appraisal made is no line once its appraisals are deleted.',
  location: 'CR',
  access: 'read',
  params: claimPath,
  query: callerQuery.extend({
    waiting: booleanFlag.optional(),
    with_files: booleanFlag.optional().describe('`true`: only items that have files.'),
    ...page,
  }),
  body: none,
  reply: z.object({ claimed_items: z.array(listedItem), metadata }),
  faults: [
    'invalid',
    {
      fault: 'wrong',
      when: '`limit` is not 1 to 100, or `waiting` or `with_files` is not a boolean',
      example: problemOf('limit', 'too_big', { limit: 100 }),
    },
    CLAIM_NOT_FOUND,
  ],
  examples: {
    query: { waiting: 'true' },
    reply: {
      claimed_items: [{ ...waitingItemExample, ...LIST_EXAMPLE }],
      metadata: { next_cursor: null },
    },
  },
});

const addedItem = claimedItem
  .extend({ approval: approval.optional() })
  .meta({ id: 'AddedItem', description: 'An item of loss that was added.' });

export type AddedItem = z.input<typeof addedItem>;

export const createClaimedItem = operation({
  id: 'createClaimedItem',
  method: 'POST',
  path: '/client_reference/{client_reference_id}/claimed_item',
  tag: 'Inventory',
  summary: 'Add an item to a claim, with or without an amount',
  description: [
    'For items that no product of the catalogue fits. With `valuation` the item gets a product of your own and an appraisal with this product as `cpid` and `rpid`, valued by the rules as far as they can.',
    "An amount above the client's limit counts once another person approves it: `approval` and `warnings` say so.",
  ].join('\n'),
  location: 'CR',
  access: 'write',
  creates: true,
  params: claimPath,
  query: callerQuery,
  body: z.object({ ...callerBody, ...newClaimedItemBody }),
  reply: addedItem.extend({
    warnings: warnings.optional(),
    warning_details: warningDetails.optional(),
  }),
  faults: [
    'missing',
    'invalid',
    {
      fault: 'wrong',
      when: BAD_VALUE,
      example: problemOf('client_category_id', 'unknown_category'),
    },
    CLAIM_NOT_FOUND,
  ],
  examples: { body: newItemExample, reply: pricedItemExample },
});

export const createClaimedItems = operation({
  id: 'createClaimedItems',
  method: 'POST',
  path: '/client_reference/{client_reference_id}/claimed_item/bulk',
  tag: 'Inventory',
  summary: 'Add up to 500 items to a claim, all or none',
  description:
    'In the order given, each as `POST …/claimed_item`. If one cannot be added, none is: `event_dict.problems` names every field, as `items.3.date_purchase`. One event, `claimed_items.created`, names them all.',
  location: 'CR',
  access: 'write',
  creates: true,
  params: claimPath,
  query: callerQuery,
  body: z.object({
    ...callerBody,
    items: z
      .array(newClaimedItem.extend({ currency: amountsIn('claim') }))
      .min(1)
      .max(ITEMS_PER_CALL),
    currency: amountsIn('claim'),
  }),
  reply: z.object({
    claimed_items: z.array(addedItem),
    warnings: warnings.optional(),
    warning_details: warningDetails.optional(),
  }),
  faults: [
    'missing',
    'invalid',
    {
      fault: 'wrong',
      when: `there are more than ${ITEMS_PER_CALL} items, or of one of them ${BAD_VALUE}`,
      example: problemOf('items.3.date_purchase', 'after_damage', { date: '2026-03-02' }),
    },
    CLAIM_NOT_FOUND,
  ],
  examples: {
    body: { items: [newItemExample] },
    reply: { claimed_items: [pricedItemExample] },
  },
});

export const deleteClaimedItem = operation({
  id: 'deleteClaimedItem',
  method: 'DELETE',
  path: '/client_reference/{client_reference_id}/claimed_item/{row_id}',
  tag: 'Inventory',
  summary: 'Remove an item from a claim',
  description:
    'With its appraisals, files and verdicts. One event, `claimed_item.deleted`, names what was removed. A second time it is not found.',
  location: 'CR',
  access: 'write',
  params: claimedItemPath,
  query: callerQuery,
  body: none,
  reply: none,
  faults: ['invalid', ITEM_NOT_FOUND, LOCKED_ITEM],
});

const LIST_OF_IDS = new RegExp(`^\\d{1,15}(,\\d{1,15}){0,${ITEMS_PER_CALL - 1}}$`);

const rowIds = required(16 * ITEMS_PER_CALL)
  .refine((list) => list.trim() === '' || LIST_OF_IDS.test(list), reason('not_ids'))
  .transform((list) => [...new Set(list.split(',').map((one) => idIn.parse(one)))])
  .meta({ description: `Items of the claim, at most ${ITEMS_PER_CALL}, separated by commas.` });

export const deleteClaimedItems = operation({
  id: 'deleteClaimedItems',
  method: 'DELETE',
  path: '/client_reference/{client_reference_id}/claimed_item',
  tag: 'Inventory',
  summary: 'Remove up to 500 items from a claim, all or none',
  description:
    'The ids are in the query, `DELETE …/claimed_item?row_ids=73121,73122`; a body is not read. Each as `DELETE …/claimed_item/{row_id}`. One event, `claimed_items.deleted`.',
  location: 'CR',
  access: 'write',
  params: claimPath,
  query: callerQuery.extend({ row_ids: rowIds }),
  body: none,
  reply: none,
  faults: [
    { fault: 'missing', when: '`row_ids` is missing', example: problemOf('row_ids', 'required') },
    'invalid',
    {
      fault: 'wrong',
      when: '`row_ids` is no list of ids',
      example: problemOf('row_ids', 'not_ids'),
    },
    ITEM_NOT_FOUND,
    LOCKED_ITEM,
  ],
  examples: { query: { row_ids: '73121,73122' } },
});

export const updateClaimedItem = operation({
  id: 'updateClaimedItem',
  method: 'PUT',
  path: '/client_reference/{client_reference_id}/claimed_item/{row_id}',
  tag: 'Inventory',
  summary: 'Change an item; omitted fields keep their value',
  description: [
    '`null` is treated as omitted, except of a `serial_number` that the item has: it is refused, and `clear` empties it. A request that changes nothing records no event.',
    'Quantity, purchase date, condition, category and receipt change in all appraisals of the item, and their ACV as if they were changed directly: one calculated by rules is recalculated. `warnings` are those of `PUT …/appraisal/{appraisal_id}`: an entered ACV that is outdated or awaits approval, and fields that the operation does not know.',
    "An amount above the client's limit counts once another person approves it: `approval` and `warnings` say so, as when an item is added.",
  ].join('\n'),
  location: 'CR',
  access: 'write',
  params: claimedItemPath,
  query: callerQuery,
  body: z.object({
    ...callerBody,
    ...itemUpdate,
    currency: amountsIn('claim'),
  }),
  reply: claimedItem.extend({
    approval: approval.optional(),
    warnings: warnings.optional(),
    warning_details: warningDetails.optional(),
  }),
  faults: [
    {
      fault: 'missing',
      when: '`description` is empty',
      example: problemOf('description', 'required'),
    },
    'invalid',
    {
      fault: 'wrong',
      when: BAD_VALUE,
      example: problemOf('date_purchase', 'after_damage', { date: '2026-03-02' }),
    },
    ITEM_NOT_FOUND,
    {
      ...CHANGED_APPRAISAL,
      when: 'an appraisal of the item has changed since the given revision; nothing is changed',
    },
    { ...LOCKED_LINE, when: `${LOCKED_LINE.when}. Notes and location may change` },
  ],
  examples: {
    body: { date_purchase: '2020-11-27', condition: 3 },
    reply: {
      ...waitingItemExample,
      date_purchase: '2020-11-27',
      date_purchase_precision: 'day',
      condition: 3,
    },
  },
});
