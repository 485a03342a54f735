import { z } from 'zod';
import { OWN_BASES } from '@/lib/shared/basis';
import { basisDetails, purchasePrecision, shownPrecision } from './changeable';
import {
  amountsIn,
  claimPath,
  date,
  id,
  idIn,
  instant,
  money,
  moneyIn,
  required,
  text,
} from './fields';

export const claimedItemPath = claimPath.extend({
  row_id: idIn.meta({ description: 'An item of the claim.', examples: [73_122] }),
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
    date_purchase_precision: shownPrecision,
    claimed_amount: money.nullable().describe('For the line.'),
    location_id: z.string().nullable(),
    location: z.string().nullable(),
    receipt: z.boolean(),
    notes: z.string(),
    serial_number: z.string().nullable(),
    external_id: z.string().nullable().describe('The id of the item in your system.'),
    pid: z.string().nullable().describe('The product that was claimed or is proposed.'),
    appraisal_ids: z.array(id).describe('Empty: not valued yet.'),
    appraisal_revisions: z
      .array(z.object({ appraisal_id: id, revision: z.int() }))
      .describe('The current revisions of its appraisals.'),
    intake_id: id.nullable(),
    create_time: instant,
  })
  .meta({ id: 'ClaimedItem', description: 'An item of loss.' });

/** Fields that can be set when an item is created and changed later; its description is apart. */
const itemFields = {
  quantity: z.int().min(1).max(1_000_000).nullish(),
  condition: z.int().min(0).max(5).nullish().describe('Condition code, see `GET /conditions`.'),
  client_category_id: idIn.nullish().describe('A category of the catalogue.'),
  date_purchase: date.nullish().describe('When it was bought; not after the damage.'),
  date_purchase_precision: purchasePrecision,
  age_months: z
    .int()
    .min(0)
    .max(1_512)
    .nullish()
    .describe(
      'Instead of `date_purchase`: its age at the damage, or today if the claim has no date of damage.',
    ),
  claimed_amount: moneyIn.nullish().describe('Amount claimed for the line.'),
  location_id: text(64).nullish(),
  location: text(255).nullish(),
  receipt: z.boolean().nullish().describe('Whether there is a receipt.'),
  notes: text(10_000).nullish(),
  serial_number: text(128).nullish(),
  external_id: text(128).nullish().describe('The id of the item in your system.'),
};

const valuation = z
  .object({
    replacement_cost_value: moneyIn
      .nullable()
      .describe('RCV; null for a line that has no amount yet.'),
    is_price_per_item: z
      .boolean()
      .nullish()
      .describe('Whether the amount is per piece; default true.'),
    basis: z.enum(OWN_BASES).describe('What the amount is based on.'),
    ...basisDetails,
    bought_used: z
      .boolean()
      .nullish()
      .describe('Whether the item was bought used; omitted: not stated.'),
    currency: amountsIn('claim'),
  })
  .meta({ id: 'Valuation', description: 'The amount of an item without a catalogue product.' });

export type Valuation = z.output<typeof valuation>;

const HAS_LETTER = /\p{L}/u;

/** A word instead of an id is refused by the service, with the ids that it may mean. */
const categoryIn = z
  .unknown()
  .transform((value, context) => {
    if (typeof value === 'string' && HAS_LETTER.test(value)) return value.slice(0, 64);
    const read = idIn.safeParse(value);
    if (read.success) return read.data;
    const issues = read.error.issues as Parameters<typeof context.issues.push>;
    context.issues.push(...issues);
    return z.NEVER;
  })
  .meta({ type: ['integer', 'string'], pattern: '^[0-9]{1,15}$' })
  .nullish()
  .describe('A category of the catalogue; a word is refused with the ids that it may mean.');

const newItem = {
  description: required(500),
  ...itemFields,
  client_category_id: categoryIn,
  valuation: valuation
    .nullish()
    .describe(
      'Values the item without a catalogue product. Omitted: it waits for a product or an amount.',
    ),
};

export const newClaimedItem = z.object(newItem);

export type NewClaimedItem = z.output<typeof newClaimedItem>;

export const newClaimedItemBody = { ...newItem, currency: amountsIn('claim') };

/** Fields that `clear` empties, because `null` is treated as omitted. */
const CLEARABLE = [
  'date_purchase',
  'claimed_amount',
  'location_id',
  'location',
  'serial_number',
  'external_id',
] as const;

export const itemUpdate = {
  description: required(500).optional(),
  ...itemFields,
  valuation: valuation
    .nullish()
    .describe(
      'Values the item without a catalogue product: a second time it changes that appraisal.',
    ),
  appraisal_revisions: z
    .array(z.object({ appraisal_id: idIn, revision: z.int().positive() }))
    .max(1000)
    .nullish()
    .describe(
      'The revisions of its appraisals as they were read. If one has changed, or a `valuation` would change one that is not among them, nothing is changed.',
    ),
  clear: z
    .array(z.enum(CLEARABLE))
    .max(CLEARABLE.length)
    .nullish()
    .describe('Fields to reset to "not stated", in all appraisals of the item.'),
};

/** Limit on the items of one call. */
export const ITEMS_PER_CALL = 500;

export type ClaimedItem = z.input<typeof claimedItem>;
