import { problem, problemOf, reason } from '@/lib/shared/reasons';
import { z } from 'zod';
import { claimExample } from './examples/claims';
import { callerBody, callerQuery, claimPath, id, idIn, none } from './fields';
import { clientReference } from './claims';
import { operation } from './operation';

export const listClaimHandlers = operation({
  id: 'listClaimHandlers',
  method: 'GET',
  path: '/claim_handlers',
  tag: 'Claims',
  summary: 'List the people a claim can be assigned to',
  description: 'The active people of the client, by name.',
  location: '00',
  access: 'read',
  params: z.object({}),
  query: callerQuery,
  body: none,
  reply: z.object({
    claim_handlers: z.array(
      z.object({
        user_id: id,
        name: z.string(),
        is_me: z.boolean().describe('The caller; false for a key.'),
        actor: z
          .string()
          .describe('The person as `actor` of events and decisions: `user:<e-mail>`.'),
      }),
    ),
  }),
  faults: [],
  examples: {
    reply: {
      claim_handlers: [
        { user_id: 20417, name: 'Maja Holm', is_me: false, actor: 'user:maja.holm@example.com' },
      ],
    },
  },
});

export const setClaimOwner = operation({
  id: 'setClaimOwner',
  method: 'PUT',
  path: '/client_reference/{client_reference_id}/owner',
  tag: 'Claims',
  summary: 'Assign a claim to yourself, to another person or to nobody',
  description:
    'A handler may take over any claim and unassign their own; leads, administrators and keys may assign any claim to anybody. Assigning the current assignee changes nothing.',
  location: '00',
  access: 'write',
  params: claimPath,
  query: callerQuery,
  body: z.object({
    ...callerBody,
    user_id: z
      .union([z.literal('me'), idIn], reason('not_a_person_id'))
      .nullable()
      .meta({
        description: 'The new assignee; `me`: the caller; null: nobody.',
      }),
    instead_of: idIn
      .nullable()
      .optional()
      .describe('The `owner_id` that was read: refused if it has changed. Omitted: not checked.'),
  }),
  reply: clientReference,
  faults: [
    'missing',
    'invalid',
    {
      fault: 'not_found',
      when: 'the client has no such claim',
      example: problem('client_reference_not_found'),
    },
    {
      fault: 'forbidden',
      when: 'a handler assigns a claim to somebody else, or unassigns a colleague',
      example: problem('lead_assigns'),
    },
    {
      fault: 'wrong',
      when: 'the person is not an active one of the client, or a key sends `me`',
      example: problemOf('user_id', 'assignee_not_active'),
    },
    {
      fault: 'changed',
      when: 'the claim has another assignee than `instead_of`; nothing is changed',
      example: problemOf('instead_of', 'assignee_changed'),
    },
  ],
  examples: { body: { user_id: 'me', instead_of: null }, reply: claimExample },
});
