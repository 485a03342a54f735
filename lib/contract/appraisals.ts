import { problem, problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { BASES } from '@/lib/shared/basis';
import { lineOfAppraisal, LOCKED_LINE } from './claim-lines';
import { assumedAge, changeable, chosen, CLEARABLE, shownPrecision } from './changeable';
import { appraisalExample, newAppraisalExample } from './examples/appraisals';
import {
  appraisalPath,
  callerBody,
  callerQuery,
  claimPath,
  id,
  idIn,
  instant,
  money,
  moneyIn,
  none,
  required,
} from './fields';
import { forensicsStatus } from './forensics';
import { operation } from './operation';
import { CHANGED_APPRAISAL } from './revision';
import { priceSnapshot } from './price-snapshot';
import { approval, warningDetails, warnings } from './warnings';

export const APPRAISAL_NOT_FOUND = {
  fault: 'not_found',
  when: 'the claim or the appraisal does not exist for this client',
  example: problem('appraisal_not_found'),
} as const;

export const createAppraisal = operation({
  id: 'createAppraisal',
  method: 'POST',
  path: '/client_reference/{client_reference_id}/appraisal',
  tag: 'Appraisals',
  summary: 'Add an appraisal to a claim',
  description:
    "Pairs a claimed product with its replacement. With `row_id`, omitted values (quantity, purchase date, condition, category, receipt) come from that item. An omitted price comes from the chosen offer, otherwise from the replacement's first offer that `GET /prices` does not exclude; with a past `date_damage` of the claim it is the price of that day, else the last one at most 30 days before, else the newest (`price_snapshot.rule`). The same pair again creates another appraisal. With a purchase date the ACV is calculated by the rules; if they cannot value it, its RCV counts, and `warnings` says so.",
  location: 'AP',
  access: 'write',
  params: claimPath,
  query: callerQuery,
  body: z.object({
    ...callerBody,
    client_reference_id: idIn.optional().describe('The claim, as in the path.'),
    cpid: required(64).describe(
      'Claimed product: `claimed_product.pid` of the product lookup. It cannot be changed later.',
    ),
    rpid: required(64).describe('Replacement product: `pid` of an entry of `grouped_prices`.'),
    row_id: idIn
      .nullish()
      .describe(
        'An item of this claim, for instance one without a product yet; omitted: a new item. Appraisals of one item share attachments and verdicts.',
      ),
    claimed_amount: moneyIn
      .nullish()
      .describe('Amount claimed for the line; stored with the item.'),
    ...changeable,
  }),
  reply: z.object({
    appraisal_id: id,
    approval: approval.optional(),
    warnings: warnings.optional(),
    warning_details: warningDetails.optional(),
  }),
  faults: [
    'missing',
    'invalid',
    {
      fault: 'wrong',
      when: "`cpid`, `rpid` or `offer_id` is not in the catalogue, `row_id` not in this claim, a category unknown, the purchase after the damage or before 1900, the currency not the claim's, or a value out of range",
      example: problemOf('cpid', 'unknown_product'),
    },
    {
      fault: 'not_found',
      when: 'the client has no such claim',
      example: problem('client_reference_not_found'),
    },
  ],
  examples: { body: newAppraisalExample, reply: { appraisal_id: 91207 } },
});

export const attachmentDetails = z
  .object({
    name: z.string(),
    url: z.string().describe('The original file, with the same credential.'),
    type: z.string().describe('Media type, detected from the bytes.'),
    size: z.int().describe('Bytes.'),
    sha256: z.string().describe('Of the original file, hexadecimal.'),
    width: z.int().nullable().describe('Pixels; null for a PDF.'),
    height: z.int().nullable().describe('Pixels; null for a PDF.'),
    forensics_status: forensicsStatus
      .nullable()
      .describe('Null for a PDF without scanned pages: not examined.'),
  })
  .meta({ id: 'AttachmentDetails', description: 'A file of an item.' });

export const appraisal = z
  .object({
    appraisal_id: id,
    client_reference_id: id,
    row_id: id.describe('The claimed item.'),
    cpid: z.string().describe('Claimed product.'),
    rpid: z.string().describe('Replacement product.'),
    cp_name_cart: z.string(),
    rp_name_cart: z.string(),
    homepage_client_category_id: z.int().nullable(),
    selected_client_category_id: z.int().nullable(),
    item_quantity: z.int(),
    is_price_per_item: z
      .boolean()
      .describe('Whether `replacement_cost_value` is per piece or for the line.'),
    offer_id: z.string().nullable(),
    shop_name: z.string().nullable(),
    shop_url: z.string().nullable(),
    replacement_cost_value: money.nullable().describe('RCV as given; null if no price is known.'),
    rp_price_date: z.string().nullable().describe('`YYYY-MM-DD HH:MM:SS` in UTC.'),
    actual_cash_value: money
      .nullable()
      .describe('ACV of the line, including quantity; the RCV if nothing was calculated.'),
    total_replacement_cost_value: money
      .nullable()
      .describe(
        "RCV of the line in effect, including quantity: while a price awaits approval, the offer's or, without an offer, the one in effect before (0 if none was: the line is not valued).",
      ),
    replacement_cost_value_awaiting: money
      .nullable()
      .describe('RCV of the line that awaits approval; null if none does.'),
    depreciation: money.nullable().describe('For the line: RCV in effect minus ACV.'),
    currency: z.string().describe("The claim's, ISO 4217."),
    acv_state: z
      .enum(['none', 'calculated', 'entered'])
      .describe(
        'How the ACV was set: calculated by rules, entered by a person, or `none` (equal to the RCV).',
      ),
    acv_awaiting_approval: money
      .nullable()
      .describe(
        "An amount above the client's limit; without effect until another person approves it.",
      ),
    acv_outdated: z
      .boolean()
      .describe(
        'The line has changed since the ACV was set. It counts until entered or calculated again; `GET …/acv` says what changed.',
      ),
    approval: approval.nullable(),
    warnings,
    warning_details: warningDetails,
    price_snapshot: priceSnapshot
      .nullable()
      .describe('Null if no offer was chosen and none had a price.'),
    date_purchase: z.string().nullable().meta({ format: 'date' }),
    date_purchase_precision: shownPrecision,
    comment: z.string(),
    appraisal_condition: z.int().describe('See `GET /conditions`.'),
    has_receipt: z.boolean().nullable().describe('Null: not stated.'),
    bought_used: z.boolean().nullable().describe('Null: not stated.'),
    assumed_age_months: z
      .int()
      .nullable()
      .describe('The age that somebody assumes while the purchase date is unknown.'),
    date_request_time: instant
      .nullable()
      .describe('When the policyholder was last asked for the purchase date of the item.'),
    basis: z.enum(BASES).describe('What the amount is based on.'),
    basis_source: z.string().nullable(),
    basis_date: z.string().nullable().meta({ format: 'date' }),
    basis_note: z.string().nullable(),
    basis_in_effect: z
      .object({
        basis: z.enum(BASES),
        basis_source: z.string().nullable(),
        basis_date: z.string().nullable().meta({ format: 'date' }),
        basis_note: z.string().nullable(),
      })
      .optional()
      .describe(
        'While a price awaits approval: what `total_replacement_cost_value` is based on; absent if nothing counts.',
      ),
    appraisal_status_id: z.int().describe('See `GET /appraisal_statuses`.'),
    appraisal_status: z.string().describe('The name of the status.'),
    ...lineOfAppraisal,
    attachments: z.array(z.string()).describe('File names; they identify verdicts.'),
    attachment_details: z.array(attachmentDetails),
    revision: z
      .int()
      .describe(
        'Grows with every change of the appraisal, its status or its ACV. Send it in `If-Match`.',
      ),
    create_time: instant,
    update_time: instant,
  })
  .meta({
    id: 'Appraisal',
    description: 'A line of the cart: a claimed product, its replacement and the amounts.',
  });

export type Appraisal = z.infer<typeof appraisal>;

export const readAppraisal = operation({
  id: 'readAppraisal',
  method: 'GET',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}',
  tag: 'Appraisals',
  summary: 'Read an appraisal',
  description: 'One line of the cart, with its amounts and attachments.',
  location: 'AP',
  access: 'read',
  revisioned: 'read',
  params: appraisalPath,
  query: callerQuery,
  body: none,
  reply: appraisal,
  faults: ['invalid', APPRAISAL_NOT_FOUND],
  examples: { reply: appraisalExample },
});

export const updateAppraisal = operation({
  id: 'updateAppraisal',
  method: 'PUT',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}',
  tag: 'Appraisals',
  summary: 'Change an appraisal; omitted fields keep their value',
  description: [
    '`null` is treated as omitted. A request that changes nothing records no event.',
    '`clear` resets fields to "not stated".',
    '`cpid` cannot change: another one is ignored, with a warning.',
    'Another `rpid` without `offer_id` and `replacement_cost_value` takes the price of the new',
    'replacement as a new appraisal does, with shop and date, per piece by default; `warnings`',
    'says so.',
    'An ACV calculated by rules is recalculated when one of its facts changes: price, quantity,',
    'purchase date or assumed age, condition, category, receipt, bought used.',
    'A line without one is calculated when it gets a purchase date or an assumed age.',
    "It is dropped if the rules can no longer value the item, unless the client's limit requires",
    'another person for that.',
    'An ACV that a person entered or approved stays when price, quantity, purchase date or assumed',
    'age, condition or category change, capped at the RCV, and is marked `acv_outdated` until it is',
    'entered again. If another person had approved',
    "it and it is above the client's limit, its approval is requested again.",
    'What awaits approval stays pending, and cannot be approved for other amounts.',
    "A price above the offer's by more than the client's limit takes effect once another person",
    "approves it; until then the offer's counts.",
  ].join(' '),
  location: 'AP',
  access: 'write',
  revisioned: 'write',
  params: appraisalPath,
  query: callerQuery,
  body: z.object({
    ...callerBody,
    rpid: required(64).optional().describe('Another replacement product.'),
    cpid: z.unknown().optional().describe('Cannot change: another one is ignored, with a warning.'),
    ...changeable,
    assumed_age_months: assumedAge,
    chosen,
    clear: z
      .array(z.enum(CLEARABLE))
      .max(CLEARABLE.length)
      .nullish()
      .describe('Fields to reset to "not stated". A purchase date is reset for the item too.'),
  }),
  reply: appraisal,
  faults: [
    { fault: 'missing', when: '`rpid` is empty', example: problemOf('rpid', 'required') },
    'invalid',
    APPRAISAL_NOT_FOUND,
    CHANGED_APPRAISAL,
    {
      fault: 'wrong',
      when: "`rpid` is not in the catalogue, `offer_id` is not one of its offers, a category unknown, the purchase after the damage, the currency not the claim's, or a value out of range",
      example: problemOf('rpid', 'unknown_product'),
    },
    {
      ...LOCKED_LINE,
      when: `${LOCKED_LINE.when}. Its comment may change. Or it is to be \`chosen\` while another one of the item is accepted, closed or paid`,
    },
  ],
  examples: {
    body: { item_quantity: 1, comment: 'Bought second-hand' },
    reply: { ...appraisalExample, comment: 'Bought second-hand' },
  },
});

export const deleteAppraisal = operation({
  id: 'deleteAppraisal',
  method: 'DELETE',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}',
  tag: 'Appraisals',
  summary: 'Remove an appraisal from the cart',
  description: 'The item and its attachments stay. A second time it is not found.',
  location: 'AP',
  access: 'write',
  revisioned: 'write',
  params: appraisalPath,
  query: callerQuery,
  body: none,
  reply: none,
  faults: ['invalid', APPRAISAL_NOT_FOUND, CHANGED_APPRAISAL, LOCKED_LINE],
});
