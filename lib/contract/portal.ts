import { problem, problemOf, reason } from '@/lib/shared/reasons';
import { z } from 'zod';
import { accessExample, linkExample, portalItemExample } from './examples/portal';
import {
  callerBody,
  callerQuery,
  claimPath,
  dateTime,
  id,
  idIn,
  instant,
  language,
  none,
  text,
} from './fields';
import { mailAddress, mailState } from './mail-state';
import { operation } from './operation';

/**
 * Exactly as in the service description. `cost` is the replacement cost per piece, `total` of the
 * line.
 */
export const portalItem = z
  .object({
    display_id: z.int().describe('The number of the item in its claim, for people.'),
    row_id: id.describe('The item.'),
    location_id: z.string(),
    location: z.string().describe('The room or place.'),
    quantity: z.int(),
    description: z.string(),
    condition: z.int().describe('See `GET /conditions`.'),
    cost: z.number().describe('Replacement cost per piece.'),
    total: z.number().describe('Replacement cost of the line.'),
    age: z.string(),
    notes: z.string(),
    files: z.array(z.string()),
    create_time: dateTime.describe('`YYYY-MM-DD HH:MM:SS` in UTC.'),
    update_time: dateTime.describe('`YYYY-MM-DD HH:MM:SS` in UTC.'),
    pid: z.int().describe('Product id, as a number.'),
  })
  .meta({ id: 'PortalItem', description: 'An item as sent to the policyholder.' });

export type PortalItem = z.infer<typeof portalItem>;

export const linkStatus = z.enum(['active', 'submitted', 'locked']);

export type LinkStatus = z.infer<typeof linkStatus>;

/**
 * Why an appraisal was skipped: its item is answered, another appraisal of its item was sent, its
 * status does not count, or it has no amount.
 */
const skipReason = z.enum(['already_answered', 'same_item', 'excluded', 'no_amount']);

export type SkipReason = z.infer<typeof skipReason>;

const expiresInDays = z.int().min(1).max(365).describe('How long the link is valid; default 30.');

const message = text(5000).describe('The message at the top of the page.');

const mailTo = mailAddress.describe(
  "E-mails the link to this address, in the policyholder's language, without the PIN. `GET …/access` has its state.",
);

const generatePin = z.boolean().describe('Generates a PIN, returned in the response.');

const link = z
  .string()
  .nullable()
  .describe("The policyholder's link; a secret. Null if there is none yet.");

const PIN_TWICE = {
  fault: 'wrong',
  when:
    '`access_pin` and `generate_pin` are both given, `mail_to` is given without a mail ' +
    'server, or a value is out of range',
  example: problemOf('access_pin', 'pin_given_and_generated'),
} as const;

export const CLAIM_NOT_FOUND = {
  fault: 'not_found',
  when: 'the client has no such claim',
  example: problem('client_reference_not_found'),
} as const;

export const customer = '/client_reference/{client_reference_id}/portal/customer' as const;

export const ofTheClaim = {
  location: '00',
  tag: 'Portal',
  params: claimPath,
  query: callerQuery,
} as const;

const sent = z.object({ client_reference_id: id, sent_result: z.array(portalItem), link });

export const sendToPortal = operation({
  ...ofTheClaim,
  id: 'sendToPortal',
  method: 'POST',
  path: `${customer}/send`,
  summary: 'Send appraisals from the cart to the customer portal',
  description:
    'The whole cart, or the given appraisals. Rows are upserted by `row_id`; answered items stay as they are. ' +
    '`skipped` lists the others: `already_answered`, `same_item` (another appraisal of the item ' +
    'was sent) or `no_amount`. ' +
    'If nothing is left the list is empty and nothing changes.',
  access: 'write',
  body: z
    .object({
      ...callerBody,
      appraisal_ids: z
        .array(idIn)
        .max(10_000)
        .nullish()
        .describe('Only these; default: the whole cart.'),
      requests_purchase_date: z
        .boolean()
        .nullish()
        .describe(
          'Sends only the lines that are not valued for want of a purchase date, and asks for it. Items that were only confirmed are asked about again.',
        ),
      language: language.nullish(),
      expires_in_days: expiresInDays.nullish(),
      message: message.nullish(),
      mail_to: mailTo.nullish(),
    })
    .default({}),
  /** The longer shape comes first, because its values match the shorter one too. */
  reply: z.union([
    sent.extend({ skipped: z.array(z.object({ appraisal_id: id, reason: skipReason })) }),
    sent,
  ]),
  faults: [
    'invalid',
    CLAIM_NOT_FOUND,
    {
      fault: 'wrong',
      when:
        'one of `appraisal_ids` is not of this claim, the language is unknown, `mail_to` is ' +
        'given without a mail server, or a value is out of range',
      example: problemOf('appraisal_ids', 'appraisal_of_another_claim'),
    },
  ],
  examples: {
    body: { appraisal_ids: [91207], message: accessExample.message },
    reply: {
      client_reference_id: 48213,
      sent_result: [portalItemExample],
      link: linkExample,
      skipped: [{ appraisal_id: 91208, reason: 'already_answered' }],
    },
  },
});

/**
 * The fields from `expire_time` on are not in the service description. Without a link all fields
 * about it are null.
 */
const portalAccess = z
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
    reopen_time: instant
      .nullable()
      .describe('When the policyholder reopened the answers; null once submitted again.'),
    new_link_request_time: instant
      .nullable()
      .describe(
        'When the policyholder of an expired link asked for a new one; null once the link is valid again.',
      ),
    pin_tries_left: z.int().nullable(),
    language: language.nullable(),
    message: z.string().nullable(),
    item_count: z.int(),
    answered_count: z.int(),
    is_mail_set_up: z.boolean().describe('Whether `mail_to` can be used.'),
    mail: mailState.nullable().describe('The latest e-mail with a link of this claim.'),
    letter: z
      .object({ subject: z.string(), text: z.string() })
      .nullable()
      .describe('The e-mail as it would be sent, for other channels; contains the link.'),
  })
  .meta({ id: 'PortalAccess' });

export type PortalAccess = z.infer<typeof portalAccess>;

const pin = z
  .string()
  .regex(/^\d{4,8}$/, reason('not_a_pin'))
  .describe('The PIN that the policyholder must enter.');

export const readPortalAccess = operation({
  ...ofTheClaim,
  id: 'readPortalAccess',
  method: 'GET',
  path: `${customer}/access`,
  summary: "Read the policyholder's link, its PIN and its state",
  description: 'Without a link its fields are null.',
  access: 'write',
  body: none,
  reply: portalAccess,
  faults: ['invalid', CLAIM_NOT_FOUND],
  examples: { reply: accessExample },
});

export const makePortalAccess = operation({
  ...ofTheClaim,
  id: 'makePortalAccess',
  method: 'POST',
  path: `${customer}/access`,
  summary: 'Create a new link; the old one stops working',
  description: 'With a PIN, the policyholder must enter it. Answers stay.',
  access: 'write',
  body: z
    .object({
      ...callerBody,
      language: language.nullish(),
      expires_in_days: expiresInDays.nullish(),
      message: message.nullish(),
      access_pin: pin.nullish(),
      generate_pin: generatePin.nullish(),
      mail_to: mailTo.nullish(),
    })
    .default({}),
  reply: portalAccess,
  faults: ['invalid', CLAIM_NOT_FOUND, PIN_TWICE],
  examples: { body: { expires_in_days: 30, generate_pin: true }, reply: accessExample },
});

/**
 * `access_pin: null` removes the PIN. `link_status: active` unlocks the link with five new
 * attempts, or reopens submitted answers.
 */
export const changePortalAccess = operation({
  ...ofTheClaim,
  id: 'changePortalAccess',
  method: 'PATCH',
  path: `${customer}/access`,
  summary: 'Change the link: expiry, PIN, lock, unlock, reopen or revoke',
  description: 'Omitted fields keep their value.',
  access: 'write',
  body: z
    .object({
      ...callerBody,
      expires_in_days: expiresInDays.nullish(),
      access_pin: pin.nullable().optional().describe('Null removes it.'),
      generate_pin: generatePin.nullish(),
      link_status: z
        .enum(['active', 'locked'])
        .nullish()
        .describe('`active` unlocks, with five new attempts, or reopens submitted answers.'),
      revoke: z.boolean().nullish().describe('Revokes the link for good.'),
      mail_to: mailTo.nullish(),
    })
    .default({}),
  reply: portalAccess,
  faults: [
    'invalid',
    {
      fault: 'not_found',
      when: 'the claim does not exist for this client, or has no link yet',
      example: problem('portal_access_not_found'),
    },
    {
      fault: 'wrong',
      when:
        'a revoked link would be active again, `access_pin` and `generate_pin` are both ' +
        'given, `mail_to` is given for a link that cannot be used or without a mail server, ' +
        'or a value is out of range',
      example: problemOf('link_status', 'revoked_link_not_active'),
    },
  ],
  examples: { body: { link_status: 'locked' }, reply: { ...accessExample, link_status: 'locked' } },
});
