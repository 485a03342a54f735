import { problemOf, reason } from '@/lib/shared/reasons';
import { z } from 'zod';
import { callerBody, callerQuery, none, required } from './fields';
import { operation } from './operation';
import { SETTINGS_CHANGED } from './client-settings';

const STATUSES_MAX = 100;

const transition = z.object({ from_id: z.int(), to_id: z.int() });

const statusSettings = z
  .object({
    statuses: z
      .array(
        z.object({
          id: z.int(),
          name: z.string().describe('As the desk shows it.'),
          standard_name: z.string(),
          in_use: z.boolean().describe('An appraisal has it.'),
        }),
      )
      .describe('Those that the client uses, in its order.'),
    unused: z
      .array(z.object({ id: z.int(), name: z.string() }))
      .describe('Those that it could use.'),
    transitions: z.array(transition).nullable().describe('What may follow what; null: anything.'),
    unreachable: z
      .array(z.int())
      .describe('Statuses that no appraisal can come to: every one begins with 1.'),
    revision: z.int(),
  })
  .meta({
    id: 'StatusSettings',
    description: 'The statuses of a client and the graph of their changes.',
  });

export type StatusSettings = z.infer<typeof statusSettings>;

const example = {
  statuses: [
    { id: 1, name: 'Open', standard_name: 'Open', in_use: true },
    { id: 2, name: 'Approved', standard_name: 'Accepted', in_use: false },
  ],
  unused: [{ id: 3, name: 'Rejected' }],
  transitions: [{ from_id: 1, to_id: 2 }],
  unreachable: [],
  revision: 4,
};

export const readStatusSettings = operation({
  id: 'readStatusSettings',
  method: 'GET',
  path: '/status_settings',
  tag: 'Administration',
  summary: 'The statuses of the client, their words, order and transitions',
  description: 'What every handler reads of them is in `GET /appraisal_statuses`.',
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
  summary: 'Replace the statuses of the client, their words, order and transitions',
  description:
    'The order of `statuses` is that of the desk. Status 1 is that of every new appraisal and stays. One that an appraisal has cannot be left out. A graph that leaves a status unreachable is taken and told in `unreachable`.',
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
          name: required(64)
            .nullish()
            .describe("The client's own word; null for the standard one."),
        }),
      )
      .min(1)
      .max(STATUSES_MAX),
    transitions: z
      .array(transition)
      .min(1, reason('no_transition'))
      .max(STATUSES_MAX * STATUSES_MAX)
      .nullable(),
    revision: z
      .int()
      .nullish()
      .describe('The one that was read: refused when it is another by now.'),
  }),
  reply: statusSettings,
  faults: [
    'missing',
    {
      fault: 'invalid',
      when: 'a value has the wrong type, or the body is no JSON object',
      example: problemOf('body', 'body_malformed_json'),
    },
    {
      fault: 'wrong',
      when: 'a status is unknown, named twice or in use and left out, two have the same name, or a transition is none',
      example: problemOf('statuses', 'first_status_missing', { id: 1, name: 'Open' }),
    },
    SETTINGS_CHANGED,
  ],
  examples: {
    body: {
      statuses: [{ id: 1 }, { id: 2, name: 'Approved' }],
      transitions: [{ from_id: 1, to_id: 2 }],
      revision: 3,
    },
    reply: example,
  },
});
