import { problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { LOCKED_LINE } from './claim-lines';
import { ITEMS_PER_CALL, itemUpdate } from './claimed-item';
import {
  amountsIn,
  callerBody,
  callerQuery,
  claimPath,
  date,
  id,
  idIn,
  language,
  text,
} from './fields';
import { operation } from './operation';
import { warningDetails, warnings } from './warnings';

const seen = z
  .object({
    description: text(10_000).nullish(),
    quantity: z.int().nullish(),
    condition: z.int().nullish(),
    client_category_id: idIn.nullish(),
    date_purchase: date.nullish(),
    claimed_amount: z.number().nullish(),
    location: text(10_000).nullish(),
    notes: text(10_000).nullish(),
    serial_number: text(10_000).nullish(),
    external_id: text(10_000).nullish(),
    receipt: z.boolean().nullish(),
  })
  .describe(
    'Values as they were read; `null`: not stated. If one has changed since, the item is not changed. Quantity, condition, category, purchase date and receipt are unchanged while the item or one of its appraisals has the value.',
  );

const itemChange = z.object({
  row_id: idIn,
  ...itemUpdate,
  purchase: text(64)
    .nullish()
    .describe(
      'Instead of `date_purchase` and `age_months`: the purchase as somebody writes it, read like a cell of an inventory: `2019`, `jun 2019`, `13.06.2019`, `ca. 3 år`. A blank or an "unknown" resets the date.',
    ),
  seen: seen.nullish(),
  currency: amountsIn('claim'),
});

export type ItemChange = z.output<typeof itemChange>;

export const changeClaimedItems = operation({
  id: 'changeClaimedItems',
  method: 'PUT',
  path: '/client_reference/{client_reference_id}/claimed_item/bulk',
  tag: 'Inventory',
  summary: 'Change up to 500 items of a claim, all or none',
  description: [
    'Each as `PUT …/claimed_item/{row_id}`, with its events. If one is refused, nothing is changed; the problems name each by its place, `items.3.date_purchase`.',
    '`skip_changed` leaves out the items of which something in `seen` or `appraisal_revisions` has changed, instead of refusing all. A value that is already as wished is no conflict.',
  ].join('\n'),
  location: 'CR',
  access: 'write',
  params: claimPath,
  query: callerQuery,
  body: z.object({
    ...callerBody,
    items: z.array(itemChange).min(1).max(ITEMS_PER_CALL),
    language: language.nullish().describe("Language of `purchase`; default: the claim's."),
    currency: amountsIn('claim'),
    skip_changed: z.boolean().nullish(),
  }),
  reply: z.object({
    changed_ids: z.array(id).describe('The items that are as wished now.'),
    skipped_ids: z.array(id).describe('Those that have changed since they were read.'),
    created_appraisals: z
      .array(z.object({ row_id: id, appraisal_id: id }))
      .optional()
      .describe(
        'What a `valuation` created; absent if nothing. Deleting one takes the valuation back: the item waits again.',
      ),
    approval_pending_ids: z
      .array(id)
      .optional()
      .describe(
        "Items whose amount is above the client's limit: it counts once another person approves it. Absent if none.",
      ),
    warnings: warnings.optional(),
    warning_details: warningDetails.optional(),
  }),
  faults: [
    'missing',
    'invalid',
    {
      fault: 'wrong',
      when: `there are more than ${ITEMS_PER_CALL} items, one is named twice, a purchase cannot be read or lies after the damage, a category is unknown, the currency is not the claim's, or a value is out of range`,
      example: problemOf('items.1.row_id', 'named_twice'),
    },
    {
      fault: 'not_found',
      when: 'the claim or an item does not exist for this client',
      example: problemOf('items.0.row_id', 'claimed_item_not_found'),
    },
    {
      fault: 'changed',
      when: 'an item has changed since it was read and `skip_changed` is not set',
      example: problemOf('items.0.quantity', 'changed_since_read'),
    },
    { ...LOCKED_LINE, example: problemOf('items.0.row_id', 'line_paid') },
  ],
  examples: {
    body: {
      items: [
        { row_id: 73_121, quantity: 2, seen: { quantity: 1 } },
        { row_id: 73_122, purchase: 'ca. 3 år', claimed_amount: 450 },
      ],
      language: 'da',
    },
    reply: { changed_ids: [73_121, 73_122], skipped_ids: [] },
  },
});
