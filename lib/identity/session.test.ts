import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useClock } from '@/lib/platform/clock';
import { api, UNAUTHENTICATED } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { cookieFor, sessionOf } from '@/tests/setup/sessions';
import { makeTenant } from '@/tests/setup/tenants';
import { createUser } from './create-user';
import { closeSession, findSession, openSession } from './session';

const START = new Date('2026-03-10T08:00:00Z');
const MINUTE_MS = 60_000;

let time = START;
let restore = () => {};
let userId: number;
let clientId: number;

beforeAll(async () => {
  ({ clientId } = await makeTenant());
  userId = await createUser({
    email: 'Kari@Example.test ',
    name: 'Kari',
    password: 'a password of the tests',
    role: 'lead',
    clientIds: [clientId],
  });
});

afterEach(() => restore());

function atStart(): void {
  time = START;
  restore = useClock({ now: () => time });
}

const later = (minutes: number) => {
  time = new Date(time.getTime() + minutes * MINUTE_MS);
};

describe('a session', () => {
  it('identifies its person and their clients', async () => {
    atStart();
    expect(await findSession(await openSession(userId))).toEqual({
      email: 'kari@example.test',
      name: 'Kari',
      roles: new Map([[clientId, 'lead']]),
    });
  });

  it('expires after 30 idle minutes', async () => {
    atStart();
    const id = await openSession(userId);
    later(30);
    expect(await findSession(id)).not.toBeNull();
    later(30 + 1 / 60);
    expect(await findSession(id)).toBeNull();
  });

  it('expires 8 hours after it began, even if in use', async () => {
    atStart();
    const id = await openSession(userId);
    for (let minutes = 0; minutes < 480; minutes += 20) {
      later(20);
      expect(await findSession(id), `after ${minutes + 20} minutes`).not.toBeNull();
    }
    later(1);
    expect(await findSession(id)).toBeNull();
  });

  it('is not revived by a request after its expiry', async () => {
    atStart();
    const id = await openSession(userId);
    later(31);
    expect([await findSession(id), await findSession(id)]).toEqual([null, null]);
  });

  it('stays closed, while others of the person continue', async () => {
    atStart();
    const [one, two] = [await openSession(userId), await openSession(userId)];
    await closeSession(one);
    await closeSession(one);
    expect(await findSession(one)).toBeNull();
    expect(await findSession(two)).not.toBeNull();
  });

  it('ends at once when its person is disabled', async () => {
    atStart();
    const id = await openSession(userId);
    await asOwner('UPDATE app_user SET disable_time = now() WHERE id = $1', [userId]);
    expect(await findSession(id)).toBeNull();
    await asOwner('UPDATE app_user SET disable_time = NULL WHERE id = $1', [userId]);
    expect(await findSession(id)).not.toBeNull();
  });

  it('loses a client with the next request when the person leaves it', async () => {
    const other = await makeTenant();
    const user = await createUser({
      email: 'two@example.test',
      name: 'Two',
      password: 'a password of the tests',
      clientIds: [clientId, other.clientId],
    });
    const session = await sessionOf(user);
    const path = `/client_reference?client_id=${other.clientId}`;
    expect((await api('GET', path, { session })).status).toBe(200);
    await asOwner('DELETE FROM user_client WHERE user_id = $1 AND client_id = $2', [
      user,
      other.clientId,
    ]);
    expect((await api('GET', path, { session })).status).toBe(403);
    await asOwner('DELETE FROM user_client WHERE user_id = $1', [user]);
    expect((await api('GET', path, { session })).status).toBe(401);
  });

  it('authenticates API requests as a handler, and the audit trail names the person', async () => {
    const session = await sessionOf(userId);
    expect((await api('GET', '/session', { session })).body).toMatchObject({
      name: 'Kari',
      kind: 'handler',
      clients: [{ client_id: clientId }],
    });
    const { body } = await api('POST', '/client_reference', {
      session,
      json: { client_reference: 'by Kari' },
    });
    const [event] = await asOwner<{ payload: string }>(
      'SELECT payload FROM audit_event WHERE client_reference_id = $1',
      [(body as { client_reference_id: number }).client_reference_id],
    );
    expect(JSON.parse(event?.payload ?? '')).toMatchObject({ actor: 'user:kari@example.test' });
  });

  it.each([
    ['no session id', undefined],
    ['an id that is no UUID', "' OR 1=1 --"],
    ['an id that was never opened', '00000000-0000-4000-8000-000000000000'],
    ['a number', 7],
    ['an object', { id: 1 }],
  ])('is refused for a cookie with %s', async (_what, sid) => {
    const { status, body } = await api('GET', '/client_reference', {
      session: await cookieFor(sid),
    });
    expect([status, body]).toEqual([401, UNAUTHENTICATED]);
  });
});
