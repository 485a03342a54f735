import { problemOf, reason } from '@/lib/shared/reasons';
import { z } from 'zod';
import {
  callerBody,
  callerQuery,
  currencyCode,
  id,
  language,
  money,
  moneyIn,
  none,
  required,
} from './fields';
import { operation } from './operation';

const THRESHOLD_MIN = 0.5;
const THRESHOLD_MAX = 0.99;

const isHundredths = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

const threshold = z
  .number()
  .min(THRESHOLD_MIN)
  .max(THRESHOLD_MAX)
  .refine((value) => value < THRESHOLD_MIN || value > THRESHOLD_MAX || isHundredths(value), {
    message: reason('not_a_multiple'),
    params: { values: { step: 0.01 } },
  })
  .meta({ multipleOf: 0.01, description: 'The confidence from which a picture is flagged.' });

const decidedBy = z
  .enum(['anyone', 'lead'])
  .describe(
    'Who may approve: `anyone` but the person who entered the amount, a `lead` or an `admin`. Does not apply to keys.',
  );
export const NO_PURCHASE_DATE = ['ask', 'category_age', 'none'] as const;
export type NoPurchaseDate = (typeof NO_PURCHASE_DATE)[number];

const noPurchaseDate = z
  .enum(NO_PURCHASE_DATE)
  .describe(
    'What a line without a purchase date is worth. `ask`: nothing until the date or an ACV is set; `category_age`: as `ask`, but the rules calculate with the `assumed_age_months` of the matched rule; `none`: its RCV.',
  );
const reportDays = z.int().min(1).max(3650);
const logDays = z.int().min(1).max(365);

const clientSettings = z
  .object({
    client_id: id,
    name: z.string(),
    language: z.string().describe('Default of new claims.'),
    currency: z.string().describe('Default of new claims; also of the limit.'),
    currency_fixed: z.boolean().describe('The client has claims, so the currency cannot change.'),
    status_feature: z.boolean().describe('Whether appraisals have a status.'),
    flag_threshold: z.number().describe('The confidence from which a picture is flagged.'),
    acv_override_limit: money.nullable().describe('As in `GET /acv_settings`.'),
    acv_decided_by: z.string(),
    no_purchase_date: noPurchaseDate,
    report_retention_days: z.int().describe('Days until a new report expires.'),
    request_log_days: z.int().describe('Days until an entry of the request log is deleted.'),
    revision: z.int().describe('Grows with every change.'),
  })
  .meta({ id: 'ClientSettings', description: 'The settings of a client.' });

export type ClientSettings = z.infer<typeof clientSettings>;

const example = {
  client_id: 7,
  name: 'Nordlys Forsikring',
  language: 'da',
  currency: 'DKK',
  currency_fixed: true,
  status_feature: true,
  flag_threshold: 0.8,
  acv_override_limit: 10_000,
  acv_decided_by: 'anyone',
  no_purchase_date: 'ask' as const,
  report_retention_days: 365,
  request_log_days: 30,
  revision: 4,
};

export const SETTINGS_CHANGED = {
  fault: 'changed',
  when: 'the settings have changed since the given revision',
  example: problemOf('revision', 'changed', { revision: 7 }),
} as const;

export const readClientSettings = operation({
  id: 'readClientSettings',
  method: 'GET',
  path: '/client_settings',
  tag: 'Administration',
  summary: 'Read the settings of the client',
  description: 'Without its statuses, see `GET /status_settings`.',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery,
  body: none,
  reply: clientSettings,
  faults: [],
  examples: { reply: example },
});

export const updateClientSettings = operation({
  id: 'updateClientSettings',
  method: 'PATCH',
  path: '/client_settings',
  tag: 'Administration',
  summary: 'Change settings of the client',
  description:
    'Omitted fields keep their value. A new threshold applies to pictures examined from now on; verdicts stay. `report_retention_days` applies to new reports, `request_log_days` to the whole log: older entries are deleted within the hour. A new `no_purchase_date` applies to existing claims too: a job recalculates their sums within seconds to minutes.',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery,
  body: z.object({
    ...callerBody,
    name: required(255).nullish(),
    language: language.nullish(),
    currency: currencyCode.nullish().describe('ISO 4217. Only while the client has no claim.'),
    status_feature: z.boolean().nullish(),
    flag_threshold: threshold.nullish(),
    acv_override_limit: moneyIn
      .nullable()
      .optional()
      .describe('Null: entered amounts never need approval.'),
    acv_decided_by: decidedBy.nullish(),
    no_purchase_date: noPurchaseDate.nullish(),
    report_retention_days: reportDays.nullish(),
    request_log_days: logDays.nullish(),
    revision: z.int().nullish().describe('The revision that was read: refused if it has changed.'),
  }),
  reply: clientSettings,
  faults: [
    { fault: 'missing', when: '`name` is empty', example: problemOf('name', 'required') },
    {
      fault: 'invalid',
      when: 'a value has the wrong type, or the body is not a JSON object',
      example: problemOf('body', 'body_malformed_json'),
    },
    {
      fault: 'wrong',
      when: 'a value is out of range or unknown, or the currency would change although there are claims',
      example: problemOf('flag_threshold', 'too_small', { limit: 0.5 }),
    },
    SETTINGS_CHANGED,
  ],
  examples: { body: { flag_threshold: 0.8, revision: 3 }, reply: example },
});

const thresholdText = z
  .string()
  .refine((value) => value !== '', { message: reason('required'), params: { missing: true } })
  .transform((value): unknown => (/^\d(\.\d{1,10})?$/.test(value) ? Number(value) : value))
  .pipe(threshold)
  .meta({ type: 'number', minimum: THRESHOLD_MIN, maximum: THRESHOLD_MAX });

export const previewFlagThreshold = operation({
  id: 'previewFlagThreshold',
  method: 'GET',
  path: '/client_settings/flag_preview',
  tag: 'Administration',
  summary: 'Count the pictures of the last 90 days that another threshold would flag',
  description: 'By their stored results. Changes nothing.',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery.extend({ flag_threshold: thresholdText }),
  body: none,
  reply: z.object({
    flag_threshold: z.number(),
    days: z.int(),
    present_threshold: z.number().describe('The current threshold.'),
    flagged: z.int().describe('Pictures that the given threshold would flag.'),
    flagged_at_present: z.int().describe('Pictures that the current threshold would flag.'),
    is_complete: z
      .boolean()
      .describe('False: of more than 10,000 pictures with findings, only the newest were counted.'),
  }),
  faults: [
    {
      fault: 'missing',
      when: 'no threshold is given',
      example: problemOf('flag_threshold', 'required'),
    },
    {
      fault: 'invalid',
      when: 'the threshold is not a number',
      example: problemOf('flag_threshold', 'not_a_number'),
    },
    {
      fault: 'wrong',
      when: 'the threshold is not 0.5 to 0.99 with two decimals',
      example: problemOf('flag_threshold', 'too_small', { limit: 0.5 }),
    },
  ],
  examples: {
    query: { flag_threshold: '0.7' },
    reply: {
      flag_threshold: 0.7,
      days: 90,
      present_threshold: 0.8,
      flagged: 41,
      flagged_at_present: 28,
      is_complete: true,
    },
  },
});
