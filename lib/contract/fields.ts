import { z } from 'zod';
import { isDate, isDateTime } from '@/lib/shared/dates';
import { LANGUAGES } from '@/lib/shared/languages';
import { parseAmount } from '@/lib/shared/money';

/** No row can have it: the greatest id of the type is kept free (see the first migration). */
const ID_OF_NOTHING = 2_147_483_647;

const integerOf = (value: unknown) =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;

/** Ids go out as integers. */
export const id = z.int().positive();

/** Ids come in as an integer or its decimal string. One beyond the range is well-formed and belongs to nothing. */
export const idIn = z
  .preprocess(integerOf, z.int('must be an integer').nonnegative('must not be negative'))
  .transform((value) => Math.min(value, ID_OF_NOTHING))
  .meta({ override: { oneOf: [{ type: 'integer' }, { type: 'string', pattern: '^[0-9]+$' }] } });

/** An amount in: exactly two decimals at most, not negative. */
export const moneyIn = z
  .number()
  .refine((value) => value >= 0 && parseAmount(value) !== null, 'must be a multiple of 0.01, not negative and below 10^12')
  .meta({ override: { type: 'number', minimum: 0, multipleOf: 0.01 } });

export const money = z.number().meta({ multipleOf: 0.01 });

export const date = z
  .string()
  .refine((text) => isDate(text), { message: 'must be a date that exists, YYYY-MM-DD', params: { invalid: true } })
  .meta({ override: { type: 'string', format: 'date' } });

export const dateTime = z
  .string()
  .refine((text) => isDateTime(text), { message: 'must be YYYY-MM-DD HH:MM:SS', params: { invalid: true } })
  .meta({ override: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' } });

/** PostgreSQL can store neither NUL nor half of a surrogate pair. */
export const text = (lengthMax: number) =>
  z.string().max(lengthMax).refine((value) => !value.includes('\0') && !/\p{Surrogate}/u.test(value), 'must be text without NUL and unpaired surrogates');

/** A text that must be there: an empty one counts as missing. */
export const required = (lengthMax: number) =>
  text(lengthMax).refine((value) => value.trim() !== '', { message: 'field required', params: { missing: true } });

export const httpUrl = text(2048).refine((value) => /^https?:\/\//i.test(value) && URL.canParse(value), 'must be an http(s) address');

export const language = z.enum(LANGUAGES);
export const confidence = z.number().min(0).max(1);
export const fraction = z.number().min(0).max(1);
export const instant = z.iso.datetime();

/** A moment in: ISO 8601 with Z or an offset, in the years that a database can keep. */
export const instantIn = z.iso
  .datetime({ offset: true, message: 'must be an ISO 8601 time with Z or an offset' })
  .refine((text) => /^\d{4}-/.test(new Date(text).toISOString()) && new Date(text).getUTCFullYear() > 0, 'must lie in the years 1 to 9999');

/** The label for logs and the audit; never a credential. */
export const sessionId = text(255);

export const callerQuery = z.object({ client_id: idIn.optional(), 'session-id': sessionId.optional() });
export const claimPath = z.object({ client_reference_id: idIn });
export const appraisalPath = claimPath.extend({ appraisal_id: idIn });
export const attachmentPath = appraisalPath.extend({ file_name: text(1024) });
export const none = z.undefined();

/** Where a body is sent, client_id and a session identifier may stand in it instead of the query. */
export const callerBody = { client_id: idIn.nullish(), session_id: sessionId.nullish(), 'session-id': sessionId.nullish() };

export const page = { cursor: text(512).optional(), limit: z.preprocess(integerOf, z.int().min(1).max(100)).optional() };
export const metadata = z.object({ next_cursor: z.string().nullable() });
