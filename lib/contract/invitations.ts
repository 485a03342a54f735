import { problem, problemOf, reason } from '@/lib/shared/reasons';
import { z } from 'zod';
import { invitationExample, linkExample } from './examples/people';
import {
  callerBody,
  callerQuery,
  id,
  idIn,
  instant,
  metadata,
  none,
  page,
  required,
  text,
} from './fields';
import { operation } from './operation';
import { handedLink, role } from './users';

const invitationPath = z.object({
  invitation_id: idIn.meta({
    description: 'A pending invitation.',
    examples: [20431],
  }),
});

const ADDRESS_LENGTH_MAX = 250; // must fit into every log as the actor `user:<address>`

const email = text(ADDRESS_LENGTH_MAX)
  .refine((value) => value.trim() !== '', {
    message: reason('required'),
    params: { missing: true },
  })
  .refine(
    (value) => value.trim() === '' || /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(value.trim()),
    reason('not_an_email_address'),
  )
  .meta({ format: 'email', minLength: 1 });

const invitation = z
  .object({
    invitation_id: id,
    email: z.string(),
    name: z.string(),
    role,
    state: z.enum(['open', 'expired']),
    create_time: instant,
    created_by: z.string().describe('`user:<address>` or `key:<id>`.'),
    expire_time: instant,
  })
  .meta({ id: 'Invitation', description: 'A pending invitation.' });

export type Invitation = z.infer<typeof invitation>;

const withLink = invitation
  .extend(handedLink)
  .meta({ id: 'InvitationWithLink', description: 'The only response that contains the link.' });

const INVITATION_NOT_FOUND = {
  fault: 'not_found',
  when: 'the client has no such invitation, or it was accepted or withdrawn',
  example: problem('invitation_not_found'),
} as const;

export const inviteUser = operation({
  id: 'inviteUser',
  method: 'POST',
  path: '/invitations',
  tag: 'Administration',
  summary: 'Invite a person; the link is in this response only',
  description:
    'Valid for 7 days, once. The response is the same whether or not the person already has an account with another client; with one, they join with their existing password.',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery,
  body: z.object({ ...callerBody, email, name: required(255), role }),
  reply: withLink,
  faults: [
    'missing',
    {
      fault: 'invalid',
      when: 'a value has the wrong type, or the body is not a JSON object',
      example: problemOf('body', 'body_malformed_json'),
    },
    {
      fault: 'wrong',
      when: 'the e-mail address is invalid, the role is unknown or a text is too long',
      example: problemOf('email', 'not_an_email_address'),
    },
    {
      fault: 'exists',
      when: 'the person belongs to the client already, or has been invited',
      example: problemOf('email', 'email_already_invited'),
    },
  ],
  examples: {
    body: { email: 'ola.berg@nordlys.example', name: 'Ola Berg', role: 'handler' },
    reply: { ...invitationExample, link: linkExample, mail_to: 'ola.berg@nordlys.example' },
  },
});

export const listInvitations = operation({
  id: 'listInvitations',
  method: 'GET',
  path: '/invitations',
  tag: 'Administration',
  summary: 'List pending invitations, newest first',
  description: 'Including expired ones, until they are withdrawn or renewed.',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery.extend(page),
  body: none,
  reply: z.object({ invitations: z.array(invitation), metadata }),
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
  examples: { reply: { invitations: [invitationExample], metadata: { next_cursor: null } } },
});

export const renewInvitation = operation({
  id: 'renewInvitation',
  method: 'POST',
  path: '/invitations/{invitation_id}/renew',
  tag: 'Administration',
  summary: 'Renew the link of an invitation; the old link stops working',
  description: 'Valid for another 7 days.',
  location: '00',
  access: 'admin',
  params: invitationPath,
  query: callerQuery,
  body: z.object(callerBody),
  reply: withLink,
  faults: ['invalid', INVITATION_NOT_FOUND],
  examples: {
    body: {},
    reply: { ...invitationExample, link: linkExample, mail_to: 'ola.berg@nordlys.example' },
  },
});

export const revokeInvitation = operation({
  id: 'revokeInvitation',
  method: 'DELETE',
  path: '/invitations/{invitation_id}',
  tag: 'Administration',
  summary: 'Withdraw an invitation; its link stops working at once',
  description: 'The person can be invited again.',
  location: '00',
  access: 'admin',
  params: invitationPath,
  query: callerQuery,
  body: none,
  reply: none,
  faults: ['invalid', INVITATION_NOT_FOUND],
});
