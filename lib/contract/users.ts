import { problem, problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { linkExample, userExample } from './examples/people';
import { callerBody, callerQuery, id, idIn, instant, metadata, none, page } from './fields';
import { operation } from './operation';

const userPath = z.object({
  user_id: idIn.meta({ description: 'A person of the client.', examples: [20417] }),
});

export const role = z.enum(['handler', 'lead', 'admin']).meta({
  description:
    "The person's role. An `admin` has access to the settings; a `lead` decides approval requests where the client requires one.",
});

const user = z
  .object({
    user_id: id,
    email: z.string(),
    name: z.string(),
    role,
    state: z.enum(['active', 'disabled']),
    revision: z.int().describe('Grows with every change.'),
    create_time: instant.describe('When the person joined this client.'),
  })
  .meta({
    id: 'User',
    description: 'A person, as a member of this client.',
  });

export type User = z.infer<typeof user>;

/** Whoever has the link gets access, so only this response contains it. */
export const handedLink = {
  link: z.string().describe('Opened once, by the person. In this response only.'),
  expire_time: instant,
  mail_to: z
    .string()
    .nullable()
    .describe('The address that the link is also e-mailed to; null without a mail server.'),
};

const USER_NOT_FOUND = {
  fault: 'not_found',
  when: 'the client has no such person',
  example: problem('user_not_found'),
} as const;

export const listUsers = operation({
  id: 'listUsers',
  method: 'GET',
  path: '/users',
  tag: 'Administration',
  summary: 'List the people of the client, newest first',
  description: 'Including disabled ones. Pending invitations are in `GET /invitations`.',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery.extend(page),
  body: none,
  reply: z.object({ users: z.array(user), metadata }),
  faults: [
    {
      fault: 'invalid',
      when: 'the cursor is invalid',
      example: problemOf('cursor', 'not_a_cursor'),
    },
    {
      fault: 'wrong',
      when: '`limit` is not 1 to 100',
      example: problemOf('limit', 'too_big', { limit: 100 }),
    },
  ],
  examples: { reply: { users: [userExample], metadata: { next_cursor: null } } },
});

export const updateUser = operation({
  id: 'updateUser',
  method: 'PATCH',
  path: '/users/{user_id}',
  tag: 'Administration',
  summary: "Change a person's role, disable or enable a person",
  description:
    'Applies from the next request on. A person disabled by their last client is signed out, and their open links stop working. A new role does not sign out.',
  location: '00',
  access: 'admin',
  params: userPath,
  query: callerQuery,
  body: z.object({
    ...callerBody,
    role: role.nullish(),
    enabled: z.boolean().nullish(),
    revision: z.int().nullish().describe('The revision that was read: refused if it has changed.'),
  }),
  reply: user,
  faults: [
    'invalid',
    USER_NOT_FOUND,
    {
      fault: 'wrong',
      when: 'no active administrator would be left',
      example: problemOf('role', 'last_admin'),
    },
    {
      fault: 'changed',
      when: 'the person has changed since the given revision',
      example: problemOf('revision', 'changed', { revision: 7 }),
    },
  ],
  examples: { body: { role: 'lead', revision: 2 }, reply: userExample },
});

export const createResetLink = operation({
  id: 'createResetLink',
  method: 'POST',
  path: '/users/{user_id}/reset_link',
  tag: 'Administration',
  summary: "Create a link to reset a person's password; it is in this response only",
  description:
    'Valid for 24 hours, once; earlier links stop working. The old password works until a new one is chosen, which ends all sessions. Not for a person who also belongs to another client.',
  location: '00',
  access: 'admin',
  params: userPath,
  query: callerQuery,
  body: z.object(callerBody),
  reply: z.object(handedLink),
  faults: [
    'invalid',
    USER_NOT_FOUND,
    {
      fault: 'wrong',
      when: 'the person is disabled, or also belongs to another client',
      example: problemOf('user_id', 'person_disabled'),
    },
  ],
  examples: {
    body: {},
    reply: { link: linkExample, expire_time: '2026-03-11T09:14:03.512Z', mail_to: null },
  },
});
