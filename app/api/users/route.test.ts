import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { invite, makePerson, type Person, tokenOf, useLink } from '@/tests/setup/people';
import { sessionOf } from '@/tests/setup/sessions';
import { makeTenant, type Tenant } from '@/tests/setup/tenants';

let [own, other]: Tenant[] = [];
let admin: Person;

const made = () => {
  if (!own || !other) throw new Error('not set up');
  return { own, other };
};

beforeEach(async () => {
  [own, other] = [await makeTenant(), await makeTenant()];
  admin = await makePerson('admin', own);
});

interface User {
  readonly user_id: number;
  readonly role: string;
  readonly state: string;
  readonly revision: number;
}

const usersOf = async (session: string, query = '') =>
  ((await api('GET', `/users${query}`, { session })).body as { users: User[] }).users;
const change = (userId: number, json: object, session = admin.session, query = '') =>
  api('PATCH', `/users/${userId}${query}`, { session, json });
const lastEvent = async ({ clientId }: Tenant) =>
  JSON.parse(
    (
      await asOwner<{ payload: string }>(
        'SELECT payload FROM client_event WHERE client_id = $1 ORDER BY sequence DESC LIMIT 1',
        [clientId],
      )
    )[0]?.payload ?? '{}',
  ) as Record<string, unknown>;

describe('the users of a client', () => {
  it("are listed newest first across pages, without another client's", async () => {
    const people = [await makePerson('handler', made().own), await makePerson('lead', made().own)];
    await makePerson('admin', made().other);
    const { body } = await api('GET', '/users?limit=2', { session: admin.session });
    const { users, metadata } = body as { users: User[]; metadata: { next_cursor: string } };
    expect(users.map(({ user_id: id, role }) => [id, role])).toEqual([
      [people[1]?.userId, 'lead'],
      [people[0]?.userId, 'handler'],
    ]);
    expect(
      (await usersOf(admin.session, `?limit=2&cursor=${metadata.next_cursor}`)).map(
        ({ user_id: id }) => id,
      ),
    ).toEqual([admin.userId]);
  });

  it('are accessible to administrators only, not to handlers and leads', async () => {
    for (const role of ['handler', 'lead'] as const) {
      const { session, userId } = await makePerson(role, made().own);
      expect((await api('GET', '/users', { session })).status).toBe(403);
      expect((await change(userId, { role: 'admin' }, session)).status).toBe(403);
      expect(
        (
          await api('POST', '/invitations', {
            session,
            json: { email: 'x@example.test', name: 'x', role: 'admin' },
          })
        ).status,
      ).toBe(403);
      expect((await api('GET', '/client_settings', { session })).status).toBe(403);
    }
  });
});

describe('the role of a user', () => {
  it('takes effect on the next request of an open session and is recorded', async () => {
    const { userId, session } = await makePerson('handler', made().own);
    expect((await change(userId, { role: 'admin', revision: 1 })).body).toMatchObject({
      role: 'admin',
      revision: 2,
    });
    expect((await api('GET', '/users', { session })).status).toBe(200);
    expect(await lastEvent(made().own)).toMatchObject({
      type: 'user.role_changed',
      actor: `user:${admin.email}`,
      data: { user_id: userId, from: 'handler', to: 'admin' },
    });
    await change(userId, { role: 'handler' });
    expect((await api('GET', '/users', { session })).status).toBe(403);
  });

  it('applies to one client only', async () => {
    const both = await makePerson('handler', made().own, made().other);
    await change(both.userId, { role: 'admin' });
    expect(
      (await api('GET', `/users?client_id=${made().own.clientId}`, { session: both.session }))
        .status,
    ).toBe(200);
    expect(
      (await api('GET', `/users?client_id=${made().other.clientId}`, { session: both.session }))
        .status,
    ).toBe(403);
    const { body } = await api('GET', '/session', { session: both.session });
    expect(
      (body as { clients: { role: string; scopes: string[] }[] }).clients.map(
        ({ role, scopes }) => [role, scopes.length],
      ),
    ).toEqual([
      ['admin', 3],
      ['handler', 2],
    ]);
  });

  it('at one client does not allow issuing an admin key for another', async () => {
    const both = await makePerson('handler', made().own, made().other);
    await change(both.userId, { role: 'admin' });
    const json = {
      name: 'too far',
      scopes: ['admin'],
      client_ids: [made().own.clientId, made().other.clientId],
    };
    expect(
      (
        await api('POST', `/api_keys?client_id=${made().own.clientId}`, {
          session: both.session,
          json,
        })
      ).status,
    ).toBe(403);
    expect(
      (
        await api('POST', `/api_keys?client_id=${made().own.clientId}`, {
          session: both.session,
          json: { ...json, client_ids: [made().own.clientId] },
        })
      ).status,
    ).toBe(200);
  });

  it('returns 412 to the second of two administrators with the same revision', async () => {
    const { userId } = await makePerson('handler', made().own);
    const answers = await Promise.all(
      ['lead', 'admin'].map((role) => change(userId, { role, revision: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const [member] = (await usersOf(admin.session)).filter(({ user_id: id }) => id === userId);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      role: member?.role,
    });
  });
});

describe('the last active administrator', () => {
  it('cannot lose the role or be disabled, even by themselves', async () => {
    const disabled = await makePerson('admin', made().own);
    await change(disabled.userId, { enabled: false });
    for (const [json, field] of [
      [{ role: 'handler' }, 'role'],
      [{ enabled: false }, 'enabled'],
    ] as const) {
      const { status, body } = await change(admin.userId, json);
      expect([status, (body as { description: string }).description]).toEqual([
        400,
        `${field} : belongs to the last active administrator: appoint another one first`,
      ]);
    }
    expect(
      (await usersOf(admin.session)).filter(
        ({ role, state }) => role === 'admin' && state === 'active',
      ),
    ).toHaveLength(1);
  });

  it('remains when two administrators disable each other concurrently', async () => {
    const second = await makePerson('admin', made().own);
    const answers = await Promise.all([
      change(second.userId, { enabled: false }),
      change(admin.userId, { enabled: false }, second.session),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      await asOwner(
        'SELECT 1 FROM user_client WHERE client_id = $1 AND disable_time IS NULL AND role = $2',
        [made().own.clientId, 'admin'],
      ),
    ).toHaveLength(1);
  });
});

describe('a disabled user', () => {
  it('loses every session at once and cannot sign in until enabled', async () => {
    const { userId, session } = await makePerson('handler', made().own);
    const second = await sessionOf(userId);
    const { link } = (
      await api('POST', `/users/${userId}/reset_link`, { session: admin.session, json: {} })
    ).body as { link: string };
    expect((await change(userId, { enabled: false })).body).toMatchObject({ state: 'disabled' });
    for (const one of [session, second, await sessionOf(userId)])
      expect((await api('GET', '/client_reference', { session: one })).status).toBe(401);
    expect((await useLink(tokenOf({ link }), 'another password of the tests')).body.state).toBe(
      'revoked',
    );
    expect(await lastEvent(made().own)).toMatchObject({
      type: 'user.disabled',
      data: { user_id: userId },
    });
    expect((await change(userId, { enabled: true })).body).toMatchObject({ state: 'active' });
    // enabling does not restore ended sessions
    expect((await api('GET', '/client_reference', { session })).status).toBe(401);
    expect(
      (await api('GET', '/client_reference', { session: await sessionOf(userId) })).status,
    ).toBe(200);
  });

  it('of one client keeps access to another in the same session', async () => {
    const both = await makePerson('handler', made().own, made().other);
    await change(both.userId, { enabled: false });
    expect(
      (
        await api('GET', `/client_reference?client_id=${made().own.clientId}`, {
          session: both.session,
        })
      ).status,
    ).toBe(403);
    expect(
      (
        await api('GET', `/client_reference?client_id=${made().other.clientId}`, {
          session: both.session,
        })
      ).status,
    ).toBe(200);
  });
});

const resetOf = async (userId: number) =>
  (await api('POST', `/users/${userId}/reset_link`, { session: admin.session, json: {} })).body as {
    link: string;
  };

describe('a reset link', () => {
  it('sets a new password once and ends every session', async () => {
    const { userId, session, email } = await makePerson('handler', made().own);
    const [void_, token] = [tokenOf(await resetOf(userId)), tokenOf(await resetOf(userId))];
    expect((await useLink(void_)).body).toEqual({ state: 'revoked' });
    expect((await useLink(token)).body).toMatchObject({ state: 'open', kind: 'reset', email });
    expect((await useLink(token, 'another password of the tests')).body).toEqual({
      state: 'done',
      email,
    });
    expect((await api('GET', '/client_reference', { session })).status).toBe(401);
    expect((await useLink(token, 'a third password of the tests')).body).toEqual({ state: 'used' });
  });

  it('is rejected for a user of two clients, and void if the user joins another client', async () => {
    const both = await makePerson('handler', made().own, made().other);
    const refused = await api('POST', `/users/${both.userId}/reset_link`, {
      session: admin.session,
      json: {},
    });
    expect([
      refused.status,
      refused.text.includes('only the operator of the service can reset the password'),
    ]).toEqual([400, true]);
    const { userId, email } = await makePerson('handler', made().own);
    const token = tokenOf(await resetOf(userId));
    expect(
      (await useLink(tokenOf(await invite(made().other, email)), 'a password of the tests')).body
        .state,
    ).toBe('done');
    expect((await useLink(token, 'another password of the tests')).body).toEqual({
      state: 'revoked',
    });
  });
});
