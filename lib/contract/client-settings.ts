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

export const THRESHOLD_MIN = 0.5;
export const THRESHOLD_MAX = 0.99;

const isHundredths = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

const threshold = z
  .number()
  .min(THRESHOLD_MIN)
  .max(THRESHOLD_MAX)
  .refine((value) => value < THRESHOLD_MIN || value > THRESHOLD_MAX || isHundredths(value), {
    message: reason('not_a_multiple'),
    params: { values: { step: 0.01 } },
  })
  .meta({ multipleOf: 0.01, description: 'From which confidence on a picture is flagged.' });

const decidedBy = z
  .enum(['anyone', 'lead'])
  .describe(
    'Who decides what awaits a second person: `anyone` but the one who entered it, or of people a `lead` or an `admin`. Keys decide as before.',
  );
const reportDays = z.int().min(1).max(3650);
const logDays = z.int().min(1).max(365);

const clientSettings = z
  .object({
    client_id: id,
    name: z.string(),
    language: z.string().describe('Of new claims that name none.'),
    currency: z.string().describe('Of new claims that name none, and of the limit.'),
    currency_fixed: z.boolean().describe('There is a claim: the currency stays.'),
    status_feature: z.boolean().describe('Whether appraisals have statuses that are set.'),
    flag_threshold: z.number().describe('From which confidence on a picture is flagged.'),
    acv_override_limit: money.nullable().describe('As in `GET /acv_settings`.'),
    acv_decided_by: z.string(),
    report_retention_days: z.int().describe('How long a new report can be fetched.'),
    request_log_days: z.int().describe('How long the request log goes back.'),
    revision: z.int().describe('Goes up with every change.'),
  })
  .meta({ id: 'ClientSettings', description: 'What an administrator decides for a client.' });

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
  report_retention_days: 365,
  request_log_days: 30,
  revision: 4,
};

export const SETTINGS_CHANGED = {
  fault: 'changed',
  when: 'the settings were changed since the revision that is named',
  example: problemOf('revision', 'changed', { revision: 7 }),
} as const;

export const readClientSettings = operation({
  id: 'readClientSettings',
  method: 'GET',
  path: '/client_settings',
  tag: 'Administration',
  summary: 'Read the settings of the client',
  description: 'Its statuses have an operation of their own.',
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
    'What is left out stays. A threshold holds for pictures that are examined from now on: no verdict is rewritten. `report_retention_days` holds for new reports, `request_log_days` for the whole log: what is older is removed within the hour.',
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
      .describe('Null: entered amounts never need a second person.'),
    acv_decided_by: decidedBy.nullish(),
    report_retention_days: reportDays.nullish(),
    request_log_days: logDays.nullish(),
    revision: z
      .int()
      .nullish()
      .describe('The one that was read: refused when it is another by now.'),
  }),
  reply: clientSettings,
  faults: [
    { fault: 'missing', when: '`name` is there and empty', example: problemOf('name', 'required') },
    {
      fault: 'invalid',
      when: 'a value has the wrong type, or the body is no JSON object',
      example: problemOf('body', 'body_malformed_json'),
    },
    {
      fault: 'wrong',
      when: 'a value is out of its range or unknown, or there are claims and the currency would change',
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
  summary: 'How many pictures of the last 90 days another threshold would flag',
  description:
    'By what the engine found then. Nothing is changed by it, and nothing would be: verdicts stay as they are.',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery.extend({ flag_threshold: thresholdText }),
  body: none,
  reply: z.object({
    flag_threshold: z.number(),
    days: z.int(),
    present_threshold: z.number().describe('The one in force.'),
    flagged: z.int().describe('Pictures that it would flag.'),
    flagged_at_present: z.int().describe('Pictures that the one in force would flag.'),
    is_complete: z
      .boolean()
      .describe(
        'False: there are more than 10,000 pictures in which something was found, and the newest of them were looked at.',
      ),
  }),
  faults: [
    {
      fault: 'missing',
      when: 'no threshold is given',
      example: problemOf('flag_threshold', 'required'),
    },
    {
      fault: 'invalid',
      when: 'the threshold is no number',
      example: problemOf('flag_threshold', 'not_a_number'),
    },
    {
      fault: 'wrong',
      when: 'the threshold is not 0.5 to 0.99 in hundredths',
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
