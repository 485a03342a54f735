import { problemOf, reason } from '@/lib/shared/reasons';
import { z } from 'zod';
import { callerBody, callerQuery, none, required } from './fields';
import { operation } from './operation';
import { SETTINGS_CHANGED } from './client-settings';

const STATUSES_MAX = 100;

const COUNTS = 'Whether lines with this status are in the sums of their claim.';

const transition = z.object({ from_id: z.int(), to_id: z.int() });

const statusSettings = z
  .object({
    statuses: z
      .array(
        z.object({
          id: z.int(),
          name: z.string().describe('As shown in the desk.'),
          standard_name: z.string(),
          in_use: z.boolean().describe('An appraisal has this status.'),
          counts: z.boolean().describe(COUNTS),
          standard_counts: z.boolean().describe('Whether they do unless the client sets it.'),
        }),
      )
      .describe('The statuses of the client, in order.'),
    unused: z
      .array(z.object({ id: z.int(), name: z.string(), standard_counts: z.boolean() }))
      .describe('Other available statuses.'),
    transitions: z.array(transition).nullable().describe('Allowed transitions; null: all.'),
    unreachable: z
      .array(z.int())
      .describe('Statuses that no appraisal can reach: every one starts with 1.'),
    revision: z.int(),
  })
  .meta({
    id: 'StatusSettings',
    description: 'The statuses of a client and their transitions.',
  });

export type StatusSettings = z.infer<typeof statusSettings>;

const example = {
  statuses: [
    {
      id: 1,
      name: 'Open',
      standard_name: 'Open',
      in_use: true,
      counts: true,
      standard_counts: true,
    },
    {
      id: 2,
      name: 'Approved',
      standard_name: 'Accepted',
      in_use: false,
      counts: true,
      standard_counts: true,
    },
  ],
  unused: [{ id: 3, name: 'Rejected', standard_counts: false }],
  transitions: [{ from_id: 1, to_id: 2 }],
  unreachable: [],
  revision: 4,
};

export const readStatusSettings = operation({
  id: 'readStatusSettings',
  method: 'GET',
  path: '/status_settings',
  tag: 'Administration',
  summary: 'Read the statuses of the client with names, order and transitions',
  description: 'For handlers, see `GET /appraisal_statuses`.',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery,
  body: none,
  reply: statusSettings,
  faults: [],
  examples: { reply: example },
});

export const updateStatusSettings = operation({
  id: 'updateStatusSettings',
  method: 'PUT',
  path: '/status_settings',
  tag: 'Administration',
  summary: 'Replace the statuses of the client with names, order and transitions',
  description:
    '`statuses` is in the order of the desk. Status 1 is that of new appraisals and cannot be left out; neither can a status in use. Statuses that cannot be reached are accepted and listed in `unreachable`. A new `counts` applies to existing claims too: a job recalculates their sums within seconds to minutes.',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery,
  body: z.object({
    ...callerBody,
    statuses: z
      .array(
        z.object({
          id: z.int(),
          name: required(64).nullish().describe("The client's own name; null: the standard one."),
          counts: z
            .boolean()
            .nullish()
            .describe(`${COUNTS} Null: as standard. Omitted: unchanged.`),
        }),
      )
      .min(1)
      .max(STATUSES_MAX),
    transitions: z
      .array(transition)
      .min(1, reason('no_transition'))
      .max(STATUSES_MAX * STATUSES_MAX)
      .nullable(),
    revision: z.int().nullish().describe('The revision that was read: refused if it has changed.'),
  }),
  reply: statusSettings,
  faults: [
    'missing',
    {
      fault: 'invalid',
      when: 'a value has the wrong type, or the body is not a JSON object',
      example: problemOf('body', 'body_malformed_json'),
    },
    {
      fault: 'wrong',
      when: 'a status is unknown, given twice or in use and left out, two have the same name, or a transition is invalid',
      example: problemOf('statuses', 'first_status_missing', { id: 1, name: 'Open' }),
    },
    SETTINGS_CHANGED,
  ],
  examples: {
    body: {
      statuses: [{ id: 1 }, { id: 2, name: 'Approved', counts: true }],
      transitions: [{ from_id: 1, to_id: 2 }],
      revision: 3,
    },
    reply: example,
  },
});
