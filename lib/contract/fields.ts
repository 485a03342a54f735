import { reason } from '@/lib/shared/reasons';
import { z } from 'zod';
import { isCurrency } from '@/lib/shared/currencies';
import { isDate, isDateTime } from '@/lib/shared/dates';
import { LANGUAGES } from '@/lib/shared/languages';
import { parseAmount } from '@/lib/shared/money';

/*
 * The kinds of fields in schemas. `meta` states what zod cannot derive for JSON Schema from a
 * check.
 */

/** The id of no row: the greatest integer is reserved (see the first migration). */
const ID_OF_NOTHING = 2_147_483_647;

const integerOf = (value: unknown) =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;

/** An id in a response, always an integer. */
export const id = z.int().positive();

/**
 * An id in a request: an integer or its decimal string. An id beyond the range is valid but matches
 * nothing.
 */
export const idIn = z
  .preprocess(integerOf, z.int(reason('not_an_integer')).nonnegative(reason('negative')))
  .transform((value) => Math.min(value, ID_OF_NOTHING))
  .meta({
    type: ['integer', 'string'],
    pattern: '^[0-9]{1,15}$',
    description: 'An integer or its decimal string.',
  });

/** An amount in a request: at most two decimals, not negative. */
export const moneyIn = z
  .number()
  .refine((value) => value >= 0 && parseAmount(value) !== null, reason('not_an_amount'))
  .meta({ minimum: 0, exclusiveMaximum: 1_000_000_000_000, multipleOf: 0.01 });

/**
 * An amount in a response. Without `multipleOf: 0.01`, because validators that divide doubles would
 * refuse 8.29.
 */
export const money = z.number();

export const currencyCode = z
  .string()
  .regex(/^[A-Z]{3}$/, reason('not_a_currency'))
  .refine((code) => !/^[A-Z]{3}$/.test(code) || isCurrency(code), reason('not_a_currency'));

/**
 * An optional currency beside amounts. It converts nothing: a request with another currency than
 * the expected one is refused.
 */
export const amountsIn = (whose: 'claim' | 'client') =>
  currencyCode
    .nullish()
    .describe(`ISO 4217 code of the amounts: the ${whose}'s. Others are refused.`);

/** An existing day as YYYY-MM-DD. */
export const date = z
  .string()
  .refine((text) => isDate(text), {
    message: reason('not_a_date'),
    params: { invalid: true },
  })
  .meta({ format: 'date' });

/** YYYY-MM-DD HH:MM:SS in UTC. */
export const dateTime = z
  .string()
  .refine((text) => isDateTime(text), {
    message: reason('not_a_date_time'),
    params: { invalid: true },
  })
  .meta({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' });

/** Refuses NUL and lone surrogates, which PostgreSQL cannot store. */
export const text = (lengthMax: number) =>
  z
    .string()
    .max(lengthMax)
    .refine(
      (value) => !value.includes('\0') && !/\p{Surrogate}/u.test(value),
      reason('not_plain_text'),
    );

/** A required text. A blank text counts as missing. */
export const required = (lengthMax: number) =>
  text(lengthMax)
    .refine((value) => value.trim() !== '', {
      message: reason('required'),
      params: { missing: true },
    })
    .meta({ minLength: 1 });

/**
 * Requires a host directly after the two slashes, because URL parsers read `http:///x` as the host
 * `x`.
 */
export const httpUrl = text(2048)
  .refine(
    (value) => /^https?:\/\/[^/\\?#]/i.test(value) && URL.canParse(value),
    reason('not_a_web_address'),
  )
  .meta({ format: 'uri' });

export const language = z.enum(LANGUAGES).meta({ description: 'Language code.' });
export const confidence = z.number().min(0).max(1);
export const fraction = z.number().min(0).max(1);
export const instant = z.iso.datetime();

const YEAR_1_MS = -62_135_596_800_000;
const YEAR_10000_MS = 253_402_300_800_000;
const isOutside = (timeMs: number) => timeMs < YEAR_1_MS || timeMs >= YEAR_10000_MS;

/** An instant in a request: ISO 8601 with Z or an offset, in years that the database can store. */
export const instantIn = z.iso
  .datetime({ offset: true, message: reason('not_an_iso_time') })
  .refine((text) => !isOutside(Date.parse(text)), reason('year_out_of_range'));

/** A label for logs and the audit trail; never a credential. */
const sessionId = text(255).meta({
  description: "Your label for the user's session, for logs and the audit trail. Not a credential.",
  examples: ['desk-7f3a'],
});

const clientId = idIn.meta({
  description: 'The client to act for. Required if the caller has access to several.',
  examples: [7],
});

export const callerQuery = z.object({
  client_id: clientId.optional(),
  'session-id': sessionId.optional(),
});
export const claimPath = z.object({
  client_reference_id: idIn.meta({ description: 'The claim.', examples: [48213] }),
});
export const appraisalPath = claimPath.extend({
  appraisal_id: idIn.meta({ description: 'An appraisal of the claim.', examples: [91207] }),
});
export const fileName = text(1024).meta({
  description: "The name of the file, as in the appraisal's `attachments`.",
  examples: ['phone-front.jpg'],
});
export const attachmentPath = appraisalPath.extend({ file_name: fileName });
export const none = z.undefined();

/**
 * Requests with a body may send client_id and the session identifier in it instead of the query.
 */
const labelInBody = sessionId.nullable().meta({ id: 'SessionLabel' }).optional();

export const callerBody = {
  client_id: clientId.nullish(),
  session_id: labelInBody,
  'session-id': labelInBody,
};

const cursor = text(512).meta({
  description: '`next_cursor` of the previous page; omitted: the first page.',
});
const limit = z.preprocess(integerOf, z.int().min(1).max(100)).meta({
  type: 'integer',
  minimum: 1,
  maximum: 100,
  default: 25,
  description: 'Page size.',
});

export const page = { cursor: cursor.optional(), limit: limit.optional() };
export const metadata = z.object({
  next_cursor: z
    .string()
    .nullable()
    .meta({ description: 'For the next page; null on the last one.' }),
});
