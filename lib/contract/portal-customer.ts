import { problem, problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { BASES } from '@/lib/shared/basis';
import { shownPrecision } from './changeable';
import { claimLine, lineCounts } from './claim-lines';
import { customerItemExample, customerPortalExample } from './examples/portal';
import { date, id, idIn, instant, language, money, none, required, text } from './fields';
import { operation } from './operation';

/**
 * The operations for policyholders. The credential `Authorization: portal <token>` identifies the
 * claim. A link with a PIN requires it in `X-Portal-Pin` for each of them: ERMP02 without it,
 * ERWP02 for a wrong one, ERIT02 once the link is locked.
 */
export const policyholder = {
  location: '00',
  access: 'portal',
  tag: 'Policyholder',
  query: z.object({}),
} as const;

export const noItem = {
  fault: 'not_found',
  when: 'the item is not part of this link',
  example: problem('item_not_found'),
} as const;

export const handedIn = {
  fault: 'forbidden',
  when: 'the answers were submitted',
  example: problem('answers_submitted'),
} as const;

const stale = {
  fault: 'wrong',
  when: '`version` is not the latest one',
  example: problemOf('version', 'version_outdated'),
} as const;

export const rowPath = z.object({ row_id: idIn });

export const portalAnswer = z
  .object({
    answer: z.enum(['confirmed', 'disagreed', 'corrected']),
    reason: z.string().nullable().describe('Why the policyholder disagrees.'),
    description: z
      .string()
      .nullable()
      .describe('The corrected value, as in the fields below; null: no correction.'),
    quantity: z.int().nullable(),
    condition: z.int().nullable(),
    age: z.string().nullable(),
    date_purchase: z.string().nullable(),
    age_months: z
      .int()
      .nullable()
      .describe('About how old the item was, if the day of the purchase is unknown.'),
    notes: z.string().nullable(),
  })
  .meta({ id: 'PortalAnswer', description: "The policyholder's answer for an item." });

export type PortalAnswer = z.infer<typeof portalAnswer>;

/**
 * An item as its policyholder sees it: the data that was sent, without product ids, and the answer.
 */
const customerItem = z
  .object({
    row_id: id,
    display_id: z.int(),
    location: z.string(),
    description: z.string(),
    quantity: z.int(),
    condition: z.int(),
    age: z.string(),
    date_purchase: z.string().nullable(),
    date_purchase_precision: shownPrecision.optional(),
    notes: z.string(),
    cost: money,
    total: money,
    actual_cash_value: money,
    is_valued: z
      .boolean()
      .describe('Whether the item is valued; if not, its purchase date is missing.'),
    basis: z
      .enum(BASES)
      .describe(
        'What the amount is based on; `catalogue`: the price of the same or a similar product.',
      ),
    basis_source: z.string().nullable(),
    date_request_time: instant
      .nullable()
      .describe('When the insurer last asked for the purchase date; null: not asked.'),
    files: z.array(z.string()),
    answer: portalAnswer.nullable(),
    answer_time: instant.nullable(),
  })
  .meta({ id: 'CustomerItem', description: 'An item as the policyholder sees it.' });

export type CustomerItem = z.infer<typeof customerItem>;

export const customerPortal = z
  .object({
    insurer: z.string(),
    client_reference: z.string(),
    policyholder_name: z.string().nullable(),
    date_damage: z.string().nullable(),
    language,
    message: z.string(),
    link_status: z.enum(['active', 'submitted']),
    expire_time: instant,
    submit_time: instant.nullable(),
    reopen_time: instant
      .nullable()
      .describe(
        'When the policyholder reopened the answers; null once submitted again. Until then they are not submitted, but the insurer can read them.',
      ),
    comment: z.string(),
    version: z.int().describe('Grows each time the cart is sent; answers refer to it.'),
    items: z.array(customerItem),
    totals: z.object({
      replacement_cost_value: money.describe('Of the valued items of the list.'),
      depreciation: money,
      actual_cash_value: money.describe('Of the valued items of the list, as they were sent.'),
      other_items: money.describe(
        'What the claim has besides: other items, and amounts changed since the list was sent.',
      ),
      above_limits: money.describe('What the limits of the policy take, for items and the claim.'),
      claim_deductible: money,
      net_claim: money
        .nullable()
        .describe('The three sums together; null if the claim is too large to settle.'),
      item_count: z.int(),
      answered_count: z.int(),
      currency: z.string(),
      ...lineCounts,
    }),
    not_counted: z
      .array(
        claimLine
          .pick({
            row_id: true,
            description: true,
            state: true,
            reason: true,
            claimed_amount: true,
          })
          .meta({ id: 'NotCountedLine', description: 'An item that is not in the net claim.' }),
      )
      .describe(
        'The items of the claim that are not in the net claim, whether they were sent or not.',
      ),
  })
  .meta({ id: 'CustomerPortal', description: 'Everything that the policyholder sees.' });

export type CustomerPortal = z.infer<typeof customerPortal>;

export const readPortal = operation({
  ...policyholder,
  id: 'readPortal',
  method: 'GET',
  path: '/portal',
  summary: 'Policyholder: read what was sent to me',
  description: 'Has no side effects; opening is recorded by `POST /portal/open`.',
  params: z.object({}),
  body: none,
  reply: customerPortal,
  faults: [],
  examples: { reply: customerPortalExample },
});

export const openPortal = operation({
  ...policyholder,
  id: 'openPortal',
  method: 'POST',
  path: '/portal/open',
  summary: 'Policyholder: record that I opened the link',
  description:
    'Notifies the insurer once. Send it when a person views the page, not when a mail scanner does.',
  params: z.object({}),
  body: none,
  reply: z.object({ first_open_time: instant }),
  faults: [],
  examples: { reply: { first_open_time: '2026-03-12T18:12:30.551Z' } },
});

const given = {
  answer: portalAnswer.shape.answer,
  reason: text(2000).nullish(),
  description: required(500).nullish(),
  quantity: z.int().min(1).max(1_000_000).nullish(),
  condition: z.int().min(0).max(5).nullish(),
  age: text(100).nullish(),
  date_purchase: date.nullish(),
  age_months: z.int().min(0).max(1200).nullish(),
  notes: text(5000).nullish(),
};

const givenAnswer = z.object(given);

export type GivenAnswer = z.output<typeof givenAnswer>;

const version = z.int().describe('The `version` of `GET /portal`.');

export const answerPortalItem = operation({
  ...policyholder,
  id: 'answerPortalItem',
  method: 'PUT',
  path: '/portal/items/{row_id}/answer',
  summary: 'Policyholder: confirm, dispute or correct an item, until submitted',
  description:
    '`disagreed` needs a `reason`, `corrected` at least one corrected value, `confirmed` neither. Repeating it changes nothing.',
  params: rowPath,
  body: z.object({ version, ...given }),
  reply: customerItem,
  faults: [
    'missing',
    'invalid',
    noItem,
    handedIn,
    {
      ...stale,
      when: '`version` is not the latest one, or a field does not fit the answer',
    },
  ],
  examples: {
    body: { version: 1, answer: 'corrected', date_purchase: '2023-11-24' },
    reply: customerItemExample,
  },
});

export const withdrawPortalAnswer = operation({
  ...policyholder,
  id: 'withdrawPortalAnswer',
  method: 'DELETE',
  path: '/portal/items/{row_id}/answer',
  summary: 'Policyholder: withdraw the answer to an item',
  description: '204 also if there is none.',
  params: rowPath,
  body: none,
  reply: none,
  faults: ['invalid', noItem, handedIn],
});

const remark = text(5000).describe('A comment on the claim as a whole.');

export const commentPortal = operation({
  ...policyholder,
  id: 'commentPortal',
  method: 'PUT',
  path: '/portal/comment',
  summary: 'Policyholder: save a comment on the claim, until submitted',
  description: 'Saved as typed, also if empty, and submitted by `POST /portal/submit`.',
  params: z.object({}),
  body: z.object({ version, comment: remark }),
  reply: z.object({ comment: remark }),
  faults: ['missing', 'invalid', handedIn, stale],
  examples: {
    body: { version: 1, comment: 'The charger was lost too.' },
    reply: { comment: 'The charger was lost too.' },
  },
});

export const submitPortal = operation({
  ...policyholder,
  id: 'submitPortal',
  method: 'POST',
  path: '/portal/submit',
  summary: 'Policyholder: submit the answers',
  description:
    'All answers or, if one is invalid, none. With `everything_is_correct`, items without an answer are confirmed; otherwise every item needs one. Repeating it returns the same and changes nothing.',
  params: z.object({}),
  body: z.object({
    version,
    everything_is_correct: z.boolean().nullish(),
    comment: remark.nullish().describe('Omitted: the saved one, see `PUT /portal/comment`.'),
    answers: z
      .array(givenAnswer.extend({ row_id: idIn }))
      .max(1000)
      .nullish(),
  }),
  reply: customerPortal,
  faults: [
    'missing',
    'invalid',
    noItem,
    {
      ...stale,
      when: '`version` is not the latest one, an item has no answer, or an answer is invalid',
    },
  ],
  examples: {
    body: { version: 1, everything_is_correct: true },
    reply: {
      ...customerPortalExample,
      link_status: 'submitted',
      submit_time: '2026-03-12T18:24:51.730Z',
    },
  },
});
