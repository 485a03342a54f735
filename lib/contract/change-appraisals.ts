import { problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { STATUS_FEATURE_OFF } from './error-bodies';
import { assumedAge, changeable, chosen, CLEARABLE } from './changeable';
import { LOCKED_LINE } from './claim-lines';
import { callerBody, callerQuery, claimPath, id, idIn } from './fields';
import { operation } from './operation';
import { warningDetails, warnings } from './warnings';

const CHANGES_MAX = 500;

const change = z.object({
  appraisal_id: idIn,
  revision: z
    .int()
    .positive()
    .nullish()
    .describe('The revision that was read; omitted: whatever it is.'),
  item_quantity: changeable.item_quantity,
  date_purchase: changeable.date_purchase,
  date_purchase_precision: changeable.date_purchase_precision,
  appraisal_condition: changeable.appraisal_condition,
  client_category_id: changeable.client_category_id,
  replacement_cost_value: changeable.replacement_cost_value.describe('RCV.'),
  currency: changeable.currency,
  is_price_per_item: changeable.is_price_per_item,
  has_receipt: changeable.has_receipt,
  bought_used: changeable.bought_used,
  assumed_age_months: assumedAge,
  comment: changeable.comment,
  chosen,
  clear: z.array(z.enum(CLEARABLE)).max(CLEARABLE.length).nullish(),
  appraisal_status_id: idIn.nullish().describe('The status to assign.'),
  calculate_acv: z
    .boolean()
    .nullish()
    .describe('Calculates the ACV by the rules in force, after the other changes.'),
  delete: z
    .boolean()
    .nullish()
    .describe('Removes it, as `DELETE …/appraisal/{appraisal_id}`; other fields are ignored.'),
});

export const changeAppraisals = operation({
  id: 'changeAppraisals',
  method: 'POST',
  path: '/client_reference/{client_reference_id}/appraisal/bulk',
  tag: 'Appraisals',
  summary: 'Change many appraisals at once, all or none',
  description: [
    'Each change is made as by `PUT …/appraisal/{appraisal_id}`, its status and its ACV. If one is refused, nothing is changed; the problems name every refused change by its place, `changes.3.date_purchase`.',
    '`skip_changed` leaves out the appraisals that have changed since their `revision` instead of refusing all. An item that the rules cannot value is listed in `not_calculated`; an earlier calculation by rules that are not in force any more is dropped, as by `PUT …/acv`.',
  ].join('\n'),
  location: 'AP',
  access: 'write',
  params: claimPath,
  query: callerQuery,
  body: z.object({
    ...callerBody,
    changes: z.array(change).min(1).max(CHANGES_MAX),
    skip_changed: z.boolean().nullish(),
  }),
  reply: z.object({
    changed_ids: z.array(id).describe('The appraisals of the changes that were made.'),
    skipped_ids: z.array(id).describe('Those that have changed since their revision.'),
    not_calculated: z
      .array(z.object({ appraisal_id: id, reason: z.string(), description: z.string() }))
      .describe('Those that the rules cannot value, with the reason and its English text.'),
    warnings: warnings.optional(),
    warning_details: warningDetails.optional(),
  }),
  faults: [
    'missing',
    'invalid',
    {
      fault: 'not_found',
      when: 'the claim or an appraisal does not exist for this client',
      example: problemOf('changes.0.appraisal_id', 'appraisal_not_found'),
    },
    {
      fault: 'changed',
      when: 'an appraisal has changed since its revision and `skip_changed` is not set',
      example: problemOf('changes.0.revision', 'appraisal_changed', { revision: 7 }),
    },
    {
      fault: 'wrong',
      when: "a status is unknown or may not follow, a category is unknown, a purchase lies after the damage, an appraisal is named twice, the currency is not the claim's, or a value is out of range",
      example: problemOf('changes.1.appraisal_id', 'named_twice'),
    },
    {
      ...LOCKED_LINE,
      when: `${LOCKED_LINE.when}; or one is to be \`chosen\` while another one of the item is accepted, closed or paid`,
      example: problemOf('changes.0.appraisal_id', 'line_paid'),
    },
    { fault: 'forbidden', when: 'the status feature is off', body: STATUS_FEATURE_OFF },
  ],
  examples: {
    body: {
      changes: [
        { appraisal_id: 91_207, revision: 3, date_purchase: '2023-06-01', calculate_acv: true },
        { appraisal_id: 91_208, appraisal_status_id: 2 },
        { appraisal_id: 91_209, revision: 1, delete: true },
      ],
    },
    reply: { changed_ids: [91_207, 91_208, 91_209], skipped_ids: [], not_calculated: [] },
  },
});
