import { z } from 'zod';
import { date, id, idIn, instant, language, money, none, required, text } from './fields';
import { operation } from './operation';

/**
 * The policyholder's own operations. The credential is `Authorization: portal <token>` and names the claim; a link with a
 * PIN wants it in `X-Portal-Pin` on each of them: ERMP02 without it, ERWP02 with a wrong one, ERIT02 once it is locked.
 */
const policyholder = { location: '00', access: 'portal', tag: 'Policyholder', query: z.object({}) } as const;

const noItem = { fault: 'not_found', when: 'the row is no item of this link', says: 'Item not found' } as const;
const handedIn = { fault: 'forbidden', when: 'the answers were handed in, or the link is locked', says: 'The answers were handed in; the insurer can open them again' } as const;
const stale = { fault: 'wrong', when: '`version` is not the last sending', says: 'version : something was sent since, read it first' } as const;

const rowPath = z.object({ row_id: idIn });

export const portalAnswer = z
  .object({
    answer: z.enum(['confirmed', 'disagreed', 'corrected']),
    reason: z.string().nullable(),
    /** What the policyholder says instead; null where what was sent may stand. */
    description: z.string().nullable(),
    quantity: z.int().nullable(),
    condition: z.int().nullable(),
    age: z.string().nullable(),
    date_purchase: z.string().nullable(),
    notes: z.string().nullable(),
  })
  .meta({ id: 'PortalAnswer' });

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
  .meta({ id: 'CustomerItem' });

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
    comment: z.string(),
    /** Goes up with every sending; answers name the one that they answer. */
    version: z.int(),
    items: z.array(customerItem),
    totals: z.object({ replacement_cost_value: money, depreciation: money, actual_cash_value: money, item_count: z.int(), answered_count: z.int(), currency: z.string() }),
  })
  .meta({ id: 'CustomerPortal' });

export type CustomerPortal = z.infer<typeof customerPortal>;

export const readPortal = operation({
  ...policyholder,
  id: 'readPortal',
  method: 'GET',
  path: '/portal',
  summary: 'Policyholder: what was sent to me',
  params: z.object({}),
  body: none,
  reply: customerPortal,
});

export const openPortal = operation({
  ...policyholder,
  id: 'openPortal',
  method: 'POST',
  path: '/portal/open',
  summary: 'Policyholder: I have opened the link',
  params: z.object({}),
  body: none,
  reply: z.object({ first_open_time: instant }),
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

const version = z.int();

export const answerPortalItem = operation({
  ...policyholder,
  id: 'answerPortalItem',
  method: 'PUT',
  path: '/portal/items/{row_id}/answer',
  summary: 'Policyholder: confirm, disagree with or correct an item; until submitted it may be said anew',
  params: rowPath,
  body: z.object({ version, ...given }),
  reply: customerItem,
  faults: [noItem, handedIn, stale],
});

export const withdrawPortalAnswer = operation({
  ...policyholder,
  id: 'withdrawPortalAnswer',
  method: 'DELETE',
  path: '/portal/items/{row_id}/answer',
  summary: 'Policyholder: take the answer about an item back',
  params: rowPath,
  body: none,
  reply: none,
  faults: [noItem, handedIn],
});

export const addPortalPhotos = operation({
  ...policyholder,
  id: 'addPortalPhotos',
  method: 'POST',
  path: '/portal/items/{row_id}/photos',
  summary: 'Policyholder: add photos and receipts to an item (multipart/form-data, one or more files)',
  carries: 'files',
  heavy: true,
  params: rowPath,
  body: none,
  reply: z.object({ files: z.array(z.string()) }),
  faults: [noItem, handedIn, 'too_large', 'unsupported', 'undecodable'],
});

export const readPortalPhoto = operation({
  ...policyholder,
  id: 'readPortalPhoto',
  method: 'GET',
  path: '/portal/items/{row_id}/photos/{file_name}',
  summary: 'Policyholder: see a photo of an item, re-encoded without metadata',
  params: rowPath.extend({ file_name: text(1024) }),
  query: z.object({ variant: z.enum(['preview', 'thumbnail']).optional() }),
  body: none,
  reply: z.instanceof(Response),
  faults: [noItem],
  produces: ['image/jpeg'],
});

/** With `everything_is_correct` what was not answered is confirmed; without it every item needs its answer. */
export const submitPortal = operation({
  ...policyholder,
  id: 'submitPortal',
  method: 'POST',
  path: '/portal/submit',
  summary: 'Policyholder: hand in the answers; nothing can be changed afterwards',
  params: z.object({}),
  body: z.object({
    version,
    everything_is_correct: z.boolean().nullish(),
    comment: text(5000).nullish(),
    answers: z.array(givenAnswer.extend({ row_id: idIn })).max(1000).nullish(),
  }),
  reply: customerPortal,
  faults: [noItem, handedIn, stale],
});
