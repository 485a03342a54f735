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
  summary: 'Those whom a claim can be given to',
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
        is_me: z.boolean().describe('The person who asks; a key is nobody.'),
        actor: z.string().describe('What events and decisions call the person: `user:<address>`.'),
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
  summary: 'Take a claim over, give it to another person, or leave it to nobody',
  description:
    'A handler takes claims over, and gives back their own; a lead, an administrator and a key give them to anybody. The claim that is theirs already changes nothing.',
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
        description: 'Who is in charge from here on; `me`: the person who asks; null: nobody.',
      }),
    instead_of: idIn
      .nullable()
      .optional()
      .describe(
        'The `owner_id` that was read: refused when it is another by now. Left out: whoever it is.',
      ),
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
      when: 'a handler gives a claim to somebody else, or takes one from a colleague without taking it over',
      example: problem('lead_assigns'),
    },
    {
      fault: 'wrong',
      when: 'the person is not an active one of the client, or a key calls itself `me`',
      example: problemOf('user_id', 'assignee_not_active'),
    },
    {
      fault: 'changed',
      when: 'the claim has another owner than `instead_of`; nothing is done',
      example: problemOf('instead_of', 'assignee_changed'),
    },
  ],
  examples: { body: { user_id: 'me', instead_of: null }, reply: claimExample },
});
