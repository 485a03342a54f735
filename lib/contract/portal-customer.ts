import { problem, problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { customerItemExample, customerPortalExample } from './examples/portal';
import { date, id, idIn, instant, language, money, none, required, text } from './fields';
import { operation } from './operation';

/**
 * The policyholder's own operations. The credential is `Authorization: portal <token>` and names the claim; a link with a
 * PIN wants it in `X-Portal-Pin` on each of them: ERMP02 without it, ERWP02 with a wrong one, ERIT02 once it is locked.
 */
export const policyholder = {
  location: '00',
  access: 'portal',
  tag: 'Policyholder',
  query: z.object({}),
} as const;

export const noItem = {
  fault: 'not_found',
  when: 'the row is no item of this link',
  example: problem('item_not_found'),
} as const;

export const handedIn = {
  fault: 'forbidden',
  when: 'the answers were handed in',
  example: problem('answers_submitted'),
} as const;

const stale = {
  fault: 'wrong',
  when: '`version` is not the last sending',
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
      .describe(
        'What the policyholder says instead, here and below; null where what was sent may stand.',
      ),
    quantity: z.int().nullable(),
    condition: z.int().nullable(),
    age: z.string().nullable(),
    date_purchase: z.string().nullable(),
    notes: z.string().nullable(),
  })
  .meta({ id: 'PortalAnswer', description: 'What the policyholder says to an item.' });

export type PortalAnswer = z.infer<typeof portalAnswer>;

/** An item as its policyholder sees it: what was sent, without our numbers for products, and what was answered. */
export const customerItem = z
  .object({
    row_id: id,
    display_id: z.int(),
    location: z.string(),
    description: z.string(),
    quantity: z.int(),
    condition: z.int(),
    age: z.string(),
    date_purchase: z.string().nullable(),
    notes: z.string(),
    cost: money,
    total: money,
    actual_cash_value: money,
    files: z.array(z.string()),
    answer: portalAnswer.nullable(),
    answer_time: instant.nullable(),
  })
  .meta({ id: 'CustomerItem', description: 'An item as its policyholder sees it.' });

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
        'When the policyholder took the handing in back; null once it is handed in again. Until then nothing is handed in; the insurer may read the answers as they are saved.',
      ),
    comment: z.string(),
    version: z.int().describe('Goes up with every sending; answers name the one that they answer.'),
    items: z.array(customerItem),
    totals: z.object({
      replacement_cost_value: money,
      depreciation: money,
      actual_cash_value: money,
      item_count: z.int(),
      answered_count: z.int(),
      currency: z.string(),
    }),
  })
  .meta({ id: 'CustomerPortal', description: 'Everything that the policyholder sees.' });

export type CustomerPortal = z.infer<typeof customerPortal>;

export const readPortal = operation({
  ...policyholder,
  id: 'readPortal',
  method: 'GET',
  path: '/portal',
  summary: 'Policyholder: what was sent to me',
  description: 'Reading consumes nothing and tells nobody; see `POST /portal/open` for that.',
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
  summary: 'Policyholder: I have opened the link',
  description:
    'Tells the insurer, once, that the link was opened. A page sends it when a person looks, not when a mail scanner does.',
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
  notes: text(5000).nullish(),
};

export const givenAnswer = z.object(given);

export type GivenAnswer = z.output<typeof givenAnswer>;

const version = z.int().describe('The sending that is answered, as `GET /portal` told it.');

export const answerPortalItem = operation({
  ...policyholder,
  id: 'answerPortalItem',
  method: 'PUT',
  path: '/portal/items/{row_id}/answer',
  summary:
    'Policyholder: confirm, disagree with or correct an item; until submitted it may be said anew',
  description:
    'A disagreement needs its `reason`, a correction something that is corrected, and a confirmation neither. Saying the same again changes nothing.',
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
      when: '`version` is not the last sending, or what is said does not fit the answer',
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
  summary: 'Policyholder: take the answer about an item back',
  description: 'Where there is none it is 204 too.',
  params: rowPath,
  body: none,
  reply: none,
  faults: ['invalid', noItem, handedIn],
});

const remark = text(5000).describe('What the policyholder says of the whole.');

export const commentPortal = operation({
  ...policyholder,
  id: 'commentPortal',
  method: 'PUT',
  path: '/portal/comment',
  summary: 'Policyholder: keep what I say of the whole; until submitted it may be said anew',
  description: 'Kept as it is written, an empty one too, and handed in by `POST /portal/submit`.',
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
  summary: 'Policyholder: hand in the answers; nothing can be changed afterwards',
  description:
    'All answers or, when something is wrong, none. With `everything_is_correct` what was not answered is confirmed; without it every item needs its answer. Handing in again is answered alike and does nothing.',
  params: z.object({}),
  body: z.object({
    version,
    everything_is_correct: z.boolean().nullish(),
    comment: remark
      .nullish()
      .describe('Left out: the one that is kept already, see `PUT /portal/comment`.'),
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
      when: '`version` is not the last sending, an item has no answer, or an answer does not fit',
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
