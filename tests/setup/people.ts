/** Creates members of a client and their invitations. */
import { randomUUID } from 'node:crypto';
import { POST } from '@/app/invitation/link/route';
import type { Role } from '@/lib/identity/caller';
import { createUser } from '@/lib/identity/create-user';
import { api } from './api';
import { asOwner } from './owner';
import { sessionOf } from './sessions';
import type { Tenant } from './tenants';

export const PASSWORD = 'a password of the tests';

export interface Person {
  readonly userId: number;
  readonly email: string;
  readonly session: string;
}

export async function makePerson(role: Role, ...tenants: readonly Tenant[]): Promise<Person> {
  const email = `${role}-${randomUUID().slice(0, 8)}@example.test`;
  const userId = await createUser({
    email,
    name: `A ${role}`,
    role,
    password: PASSWORD,
    clientIds: tenants.map(({ clientId }) => clientId),
  });
  return { userId, email, session: await sessionOf(userId) };
}

interface Invited {
  readonly invitation_id: number;
  readonly link: string;
  readonly email: string;
}

export async function invite(
  { key }: Pick<Tenant, 'key'>,
  email = `${randomUUID()}@example.test`,
  role: Role = 'handler',
  name = 'Ola Berg',
): Promise<Invited> {
  return (await api('POST', '/invitations', { key, json: { email, name, role } })).body as Invited;
}

export const tokenOf = ({ link }: { readonly link: string }): string => link.split('#')[1] ?? '';

/** Sends what the page of an invitation link sends: a query, or the password. */
export async function useLink(
  token: string,
  password?: string,
  from = '192.0.2.1',
): Promise<{ status: number; body: { state: string } & Record<string, unknown> }> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  const response = await POST(
    new Request('http://127.0.0.1:3000/invitation/link', {
      method: 'POST',
      headers,
      body: JSON.stringify({ token, password }),
    }),
  );
  return { status: response.status, body: (await response.json()) as { state: string } };
}

/** Creates an active handler and an invited one, for operations on people. */
export async function makePeople(
  tenant: Tenant,
): Promise<{ userId: number; invitationId: number }> {
  return {
    userId: (await makePerson('handler', tenant)).userId,
    invitationId: (await invite(tenant)).invitation_id,
  };
}

export async function disabledPerson(tenant: Tenant): Promise<number> {
  const { userId } = await makePerson('handler', tenant);
  await asOwner('UPDATE user_client SET disable_time = now() WHERE user_id = $1', [userId]);
  return userId;
}
