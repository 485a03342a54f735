import { reason } from '@/lib/shared/reasons';
import { z } from 'zod';
import { isCurrency } from '@/lib/shared/currencies';
import { isDate, isDateTime } from '@/lib/shared/dates';
import { LANGUAGES } from '@/lib/shared/languages';
import { parseAmount } from '@/lib/shared/money';

/*
 * The kinds of fields that schemas are made of. What zod cannot tell JSON Schema about a check of ours stands in `meta`.
 */

/** No row has it: the greatest id of the type is reserved (see the first migration). */
const ID_OF_NOTHING = 2_147_483_647;

const integerOf = (value: unknown) =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;

/** Ids go out as integers. */
export const id = z.int().positive();

/** Ids come in as an integer or its decimal string. One beyond the range is well-formed and belongs to nothing. */
export const idIn = z
  .preprocess(integerOf, z.int(reason('not_an_integer')).nonnegative(reason('negative')))
  .transform((value) => Math.min(value, ID_OF_NOTHING))
  .meta({
    type: ['integer', 'string'],
    pattern: '^[0-9]{1,15}$',
    description: 'An integer or its decimal string.',
  });

/** An amount in: exactly two decimals at most, not negative. */
export const moneyIn = z
  .number()
  .refine((value) => value >= 0 && parseAmount(value) !== null, reason('not_an_amount'))
  .meta({ minimum: 0, exclusiveMaximum: 1_000_000_000_000, multipleOf: 0.01 });

/** An amount out. Not `multipleOf: 0.01`: validators that divide doubles would refuse 8.29. */
export const money = z.number();

export const currencyCode = z
  .string()
  .regex(/^[A-Z]{3}$/, reason('not_a_currency_code'))
  .refine((code) => !/^[A-Z]{3}$/.test(code) || isCurrency(code), reason('unknown_currency'));

/** Said beside amounts by a caller who wants to be sure; it changes nothing but to refuse another than they are taken in. */
export const amountsIn = (whose: 'claim' | 'client') =>
  currencyCode
    .nullish()
    .describe(`ISO 4217 code of the amounts: the ${whose}'s. Others are refused.`);

/** YYYY-MM-DD, a day that exists. */
export const date = z
  .string()
  .refine((text) => isDate(text), {
    message: reason('not_a_date'),
    params: { invalid: true },
  })
  .meta({ format: 'date' });

/** YYYY-MM-DD HH:MM:SS, in UTC. */
export const dateTime = z
  .string()
  .refine((text) => isDateTime(text), {
    message: reason('not_a_date_time'),
    params: { invalid: true },
  })
  .meta({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' });

/** PostgreSQL can store neither NUL nor half of a surrogate pair. */
export const text = (lengthMax: number) =>
  z
    .string()
    .max(lengthMax)
    .refine(
      (value) => !value.includes('\0') && !/\p{Surrogate}/u.test(value),
      reason('not_plain_text'),
    );

/** A text that must be there: an empty one counts as missing. */
export const required = (lengthMax: number) =>
  text(lengthMax)
    .refine((value) => value.trim() !== '', {
      message: reason('required'),
      params: { missing: true },
    })
    .meta({ minLength: 1 });

/** Its host stands after two slashes: of `http:///x` URL parsers make the host `x`. */
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

/** A moment in: ISO 8601 with Z or an offset, in the years that a database can keep. */
export const instantIn = z.iso
  .datetime({ offset: true, message: reason('not_an_iso_time') })
  .refine((text) => !isOutside(Date.parse(text)), reason('year_out_of_range'));

/** The label for logs and the audit; never a credential. */
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
const fileName = text(1024).meta({
  description: "The name of the file, as in the appraisal's `attachments`.",
  examples: ['phone-front.jpg'],
});
export const attachmentPath = appraisalPath.extend({ file_name: fileName });
export const none = z.undefined();

/** Where a body is sent, client_id and a session identifier may stand in it instead of the query. */
export const callerBody = {
  client_id: clientId.nullish(),
  session_id: sessionId.nullish(),
  'session-id': sessionId.nullish(),
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
