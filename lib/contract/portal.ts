import { z } from 'zod';
import { accessExample, answersExample, sendBody, sendReply } from './examples/portal';
import { callerBody, callerQuery, claimPath, dateTime, id, idIn, instant, language, none, text } from './fields';
import { operation } from './operation';
import { portalAnswer } from './portal-customer';

/** Of the service description, to the letter. `cost` is the replacement cost of one, `total` of the line. */
export const portalItem = z
  .object({
    display_id: z.int(),
    row_id: id,
    location_id: z.string(),
    location: z.string(),
    quantity: z.int(),
    description: z.string(),
    condition: z.int(),
    cost: z.number(),
    total: z.number(),
    age: z.string(),
    notes: z.string(),
    files: z.array(z.string()),
    create_time: dateTime,
    update_time: dateTime,
    pid: z.int(),
  })
  .meta({ id: 'PortalItem' });

export type PortalItem = z.infer<typeof portalItem>;

export const linkStatus = z.enum(['active', 'submitted', 'locked']);
export type LinkStatus = z.infer<typeof linkStatus>;

/** Why an appraisal was left out: its item is answered; another appraisal of its item was sent; it has no amount. */
export const skipReason = z.enum(['already_answered', 'same_item', 'no_amount']);
export type SkipReason = z.infer<typeof skipReason>;

const expiresInDays = z.int().min(1).max(365);
const link = z.string().nullable();
const customer = '/client_reference/{client_reference_id}/portal/customer' as const;

const NO_CLAIM = { fault: 'not_found', when: 'the client has no such claim', says: 'Client reference not found' } as const;

const sent = z.object({ client_reference_id: id, sent_result: z.array(portalItem), link });

export const sendToPortal = operation({
  id: 'sendToPortal',
  method: 'POST',
  path: `${customer}/send`,
  tag: 'Portal',
  summary: 'Send appraisals from the cart to the customer portal',
  description: [
    'The whole cart, or the appraisals that are named. Rows are upserted by `row_id`; an item that the policyholder has answered stays as it was answered.',
    'What was left out stands in `skipped`: `already_answered`, `same_item` (another appraisal of its item was sent) or `no_amount`. With nothing to send the list is empty and nothing changes.',
  ].join('\n'),
  location: '00',
  access: 'write',
  params: claimPath,
  query: callerQuery,
  body: z
    .object({
      ...callerBody,
      appraisal_ids: z.array(idIn).max(10_000).nullish(),
      language: language.nullish(),
      expires_in_days: expiresInDays.nullish(),
      message: text(5000).nullish(),
    })
    .default({}),
  /** The longer shape comes first, because the shorter one fits both. */
  reply: z.union([sent.extend({ skipped: z.array(z.object({ appraisal_id: id, reason: skipReason })) }), sent]),
  faults: ['invalid', { fault: 'wrong', when: 'an appraisal is not of this claim, or a value is out of its range', says: 'appraisal_ids : holds an appraisal that is not of this claim' }, NO_CLAIM],
  examples: { body: sendBody, reply: sendReply },
});

/** Everything from `expire_time` on is additive. Before a link was made all that belongs to one is null. */
export const portalAccess = z
  .object({
    client_reference_id: id,
    client_reference: z.string(),
    link,
    access_pin: z.string().nullable(),
    link_status: linkStatus.nullable(),
    expire_time: instant.nullable(),
    revoke_time: instant.nullable(),
    first_open_time: instant.nullable(),
    submit_time: instant.nullable(),
    pin_tries_left: z.int().nullable(),
    language: language.nullable(),
    message: z.string().nullable(),
    item_count: z.int(),
    answered_count: z.int(),
  })
  .meta({ id: 'PortalAccess' });

export type PortalAccess = z.infer<typeof portalAccess>;

const pin = z.string().regex(/^\d{4,8}$/, 'must be 4 to 8 digits');

export const readPortalAccess = operation({
  id: 'readPortalAccess',
  method: 'GET',
  path: `${customer}/access`,
  tag: 'Portal',
  summary: 'The policyholder\'s link, its PIN and its state',
  description: 'As often as it is needed: link and PIN are kept sealed. Before a link was made all that belongs to one is null.',
  location: '00',
  access: 'write',
  params: claimPath,
  query: callerQuery,
  body: none,
  reply: portalAccess,
  faults: ['invalid', NO_CLAIM],
  examples: { reply: accessExample },
});

export const makePortalAccess = operation({
  id: 'makePortalAccess',
  method: 'POST',
  path: `${customer}/access`,
  tag: 'Portal',
  summary: 'Make a new link; the one before stops working',
  description: 'What was answered stays. A PIN that is not spoken of stays as well; `access_pin: null` removes it, `generate_pin` makes one of six digits.',
  location: '00',
  access: 'write',
  params: claimPath,
  query: callerQuery,
  body: z
    .object({
      ...callerBody,
      language: language.nullish(),
      expires_in_days: expiresInDays.nullish(),
      message: text(5000).nullish(),
      access_pin: pin.nullish(),
      generate_pin: z.boolean().nullish(),
    })
    .default({}),
  reply: portalAccess,
  faults: ['invalid', { fault: 'wrong', when: 'a value is out of its range, or a PIN is given and asked for at once', says: 'access_pin : must be 4 to 8 digits' }, NO_CLAIM],
  examples: { body: { generate_pin: true, expires_in_days: 14 }, reply: accessExample },
});

export const changePortalAccess = operation({
  id: 'changePortalAccess',
  method: 'PATCH',
  path: `${customer}/access`,
  tag: 'Portal',
  summary: 'Change the link: its time, its PIN, lock, unlock, reopen or revoke it',
  description: 'What is not named stays. `link_status: active` unlocks, with five new tries for the PIN, or reopens what was handed in; `access_pin: null` removes the PIN; `revoke` ends the link for good.',
  location: '00',
  access: 'write',
  params: claimPath,
  query: callerQuery,
  body: z
    .object({
      ...callerBody,
      expires_in_days: expiresInDays.nullish(),
      access_pin: pin.nullable().optional(),
      generate_pin: z.boolean().nullish(),
      link_status: z.enum(['active', 'locked']).nullish(),
      revoke: z.boolean().nullish(),
    })
    .default({}),
  reply: portalAccess,
  faults: [
    'invalid',
    { fault: 'wrong', when: 'a value is out of its range, or a revoked link is to be active again', says: 'link_status : the link was revoked, make a new one' },
    NO_CLAIM, { fault: 'not_found', when: 'no link was made yet', says: 'Portal access not found' },
  ],
  examples: { body: { access_pin: '481516' }, reply: accessExample },
});

export const listPortalAnswers = operation({
  id: 'listPortalAnswers',
  method: 'GET',
  path: `${customer}/answers`,
  tag: 'Portal',
  summary: 'What was sent to the policyholder, and what the policyholder says to it',
  description: 'Each item as it was sent, and beside it what the policyholder says, handed in or not yet. It changes no appraisal.',
  location: '00',
  access: 'read',
  params: claimPath,
  query: callerQuery,
  body: none,
  reply: z.object({
    client_reference_id: id,
    link_status: linkStatus.nullable(),
    submit_time: instant.nullable(),
    comment: z.string(),
    items: z.array(z.object({ appraisal_id: id, sent: portalItem, answer: portalAnswer.nullable(), answer_time: instant.nullable(), added_files: z.array(z.string()) })),
  }),
  faults: ['invalid', NO_CLAIM],
  examples: { reply: answersExample },
});
