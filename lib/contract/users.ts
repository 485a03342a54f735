import { problem, problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { linkExample, userExample } from './examples/people';
import { callerBody, callerQuery, id, idIn, instant, metadata, none, page } from './fields';
import { operation } from './operation';

export const userPath = z.object({
  user_id: idIn.meta({ description: 'A person of the client.', examples: [20417] }),
});

export const role = z.enum(['handler', 'lead', 'admin']).meta({
  description:
    'What the person is for this client. An `admin` has its settings, too; a `lead` decides what awaits a second person where the client leaves that to leads.',
});

const user = z
  .object({
    user_id: id,
    email: z.string(),
    name: z.string(),
    role,
    state: z.enum(['active', 'disabled']),
    revision: z.int().describe('Goes up with every change.'),
    create_time: instant.describe('Since when the person belongs to this client.'),
  })
  .meta({
    id: 'User',
    description: 'A person, as far as this client goes: what the person is for others is theirs.',
  });

export type User = z.infer<typeof user>;

/** Who holds the link is let in: it is in this one answer and nowhere else. */
export const handedLink = {
  link: z.string().describe('To be opened once, by the person. It is in this answer only.'),
  expire_time: instant,
  mail_to: z
    .string()
    .nullable()
    .describe('Where the link is sent by e-mail too; null where no mail server is set up.'),
};

export const USER_NOT_FOUND = {
  fault: 'not_found',
  when: 'the client has no such person',
  example: problem('user_not_found'),
} as const;

export const listUsers = operation({
  id: 'listUsers',
  method: 'GET',
  path: '/users',
  tag: 'Administration',
  summary: 'The people of the client, newest first',
  description:
    'Disabled ones included. Who was invited and has not come yet is in `GET /invitations`.',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery.extend(page),
  body: none,
  reply: z.object({ users: z.array(user), metadata }),
  faults: [
    {
      fault: 'invalid',
      when: 'the cursor is not one of ours',
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
  summary: 'Change the role of a person, disable or enable',
  description:
    'From the next request on. Whoever is disabled for the last of their clients is signed out everywhere, and open links are void. A change of the role does not sign out. What is as it was already is no change.',
  location: '00',
  access: 'admin',
  params: userPath,
  query: callerQuery,
  body: z.object({
    ...callerBody,
    role: role.nullish(),
    enabled: z.boolean().nullish(),
    revision: z
      .int()
      .nullish()
      .describe('The one that was read: refused when it is another by now.'),
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
      when: 'the person was changed since the revision that is named',
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
  summary: 'A link by which a person chooses another password; it is in this answer only',
  description:
    'Valid for 24 hours, once; links made before are void. The password in use works until another is chosen, which ends all sessions. The password of a person who signs in for another client by it, too, is not for an administrator of one of them to reset.',
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
      when: "the person is disabled, or the password is not this client's alone",
      example: problemOf('user_id', 'person_disabled'),
    },
  ],
  examples: {
    body: {},
    reply: { link: linkExample, expire_time: '2026-03-11T09:14:03.512Z', mail_to: null },
  },
});
