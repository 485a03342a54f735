import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkPassword } from '@/lib/identity/password';
import { useClock } from '@/lib/platform/clock';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { invite, makePerson, PASSWORD, tokenOf, useLink } from '@/tests/setup/people';
import { makeTenant, type Tenant } from '@/tests/setup/tenants';

const DAY_MS = 86_400_000;
let [own, other]: Tenant[] = [];
let restore = () => {};

const made = () => {
  if (!own || !other) throw new Error('not set up');
  return { own, other };
};

beforeAll(async () => {
  [own, other] = [await makeTenant({ name: 'Nordlys' }), await makeTenant()];
});
afterEach(() => {
  restore();
  restore = () => {};
});

const waiting = async () =>
  (
    (await api('GET', '/invitations?limit=100', { key: made().own.key })).body as {
      invitations: { email: string; state: string }[];
    }
  ).invitations;
const rolesOf = (email: string) =>
  asOwner(
    'SELECT m.client_id, m.role, u.name FROM user_client m JOIN app_user u ON u.id = m.user_id WHERE u.email = $1 ORDER BY 1',
    [email],
  );
const typesOf = async () =>
  (
    await asOwner<{ type: string }>(
      'SELECT type FROM client_event WHERE client_id = $1 ORDER BY sequence',
      [made().own.clientId],
    )
  ).map(({ type }) => type);

describe('an invitation', () => {
  it('lets a person join once with a password and then leaves the list', async () => {
    const invited = await invite(made().own, 'Ola.Berg@Example.TEST ', 'lead');
    expect(invited).toMatchObject({
      email: 'ola.berg@example.test',
      role: 'lead',
      state: 'open',
      mail_to: null,
    });
    expect((await useLink(tokenOf(invited))).body).toEqual({
      state: 'open',
      kind: 'join',
      email: 'ola.berg@example.test',
      name: 'Ola Berg',
      client: 'Nordlys',
    });
    expect(await rolesOf(invited.email)).toEqual([]);
    expect((await useLink(tokenOf(invited), 'too short')).body).toEqual({ state: 'short' });
    expect((await useLink(tokenOf(invited), 'x'.repeat(1001))).body).toEqual({ state: 'long' });
    expect((await useLink(tokenOf(invited), PASSWORD)).body).toEqual({
      state: 'done',
      email: invited.email,
    });
    expect(await rolesOf(invited.email)).toEqual([
      { client_id: made().own.clientId, role: 'lead', name: 'Ola Berg' },
    ]);
    expect(await checkPassword(invited.email, PASSWORD)).toMatchObject({ email: invited.email });
    expect((await useLink(tokenOf(invited), 'another password of the tests')).body).toEqual({
      state: 'used',
    });
    expect((await waiting()).map(({ email }) => email)).not.toContain(invited.email);
    expect((await typesOf()).slice(-2)).toEqual(['user.invited', 'user.joined']);
  });

  it('creates one user when accepted twice concurrently', async () => {
    const invited = await invite(made().own);
    const states = (
      await Promise.all([1, 2, 3].map(() => useLink(tokenOf(invited), PASSWORD)))
    ).map(({ body }) => body.state);
    expect(states.filter((state) => state === 'done')).toHaveLength(1);
    expect(
      states.filter((state) => ['used', 'again', 'other_password'].includes(state)),
    ).toHaveLength(2);
    expect(await rolesOf(invited.email)).toHaveLength(1);
  });

  it('expires after seven days, and renewal makes only the new link work', async () => {
    const invited = await invite(made().own);
    restore = useClock({ now: () => new Date(Date.now() + 8 * DAY_MS) });
    expect((await useLink(tokenOf(invited), PASSWORD)).body).toEqual({ state: 'expired' });
    expect((await waiting()).find(({ email }) => email === invited.email)?.state).toBe('expired');
    const renewed = (
      await api('POST', `/invitations/${invited.invitation_id}/renew`, {
        key: made().own.key,
        json: {},
      })
    ).body as { link: string };
    expect((await useLink(tokenOf(invited))).body).toEqual({ state: 'unknown' });
    expect((await useLink(tokenOf(renewed), PASSWORD)).body.state).toBe('done');
  });

  it('cannot be accepted once revoked, and the person can be invited again', async () => {
    const invited = await invite(made().own);
    expect(
      (await api('DELETE', `/invitations/${invited.invitation_id}`, { key: made().own.key }))
        .status,
    ).toBe(204);
    expect((await useLink(tokenOf(invited), PASSWORD)).body).toEqual({ state: 'revoked' });
    expect(
      (await api('DELETE', `/invitations/${invited.invitation_id}`, { key: made().own.key }))
        .status,
    ).toBe(404);
    expect(
      (await useLink(tokenOf(await invite(made().own, invited.email)), PASSWORD)).body.state,
    ).toBe('done');
  });

  it('stores only a keyed hash of the token, also in the audit trail', async () => {
    const invited = await invite(made().own);
    const rows = await asOwner<{ row: string }>(
      'SELECT i::text AS row FROM invitation i UNION ALL SELECT e::text FROM client_event e',
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.filter(({ row }) => row.includes(tokenOf(invited)))).toEqual([]);
  });
});

const guess = (token: string, from: string) => useLink(token, undefined, from);
const fieldsOf = async (link: { link: string }) => Object.keys((await useLink(tokenOf(link))).body);
const send = (json: object) => api('POST', '/invitations', { key: made().own.key, json });
const form = { email: 'new@example.test', name: 'New', role: 'handler' };
const refused = async (json: object) =>
  ((await send({ ...form, ...json })).body as { description: string }).description;

describe('guessing tokens', () => {
  it('is blocked after twenty attempts from one address, but not from others', async () => {
    const invited = await invite(made().own);
    for (let n = 0; n < 20; n += 1)
      expect((await guess('x'.repeat(43), '198.51.100.7')).body.state).toBe('unknown');
    expect((await guess(tokenOf(invited), '198.51.100.7')).status).toBe(429);
    expect((await guess(tokenOf(invited), '198.51.100.8')).body.state).toBe('open');
  });

  it('with malformed tokens opens nothing and never fails', async () => {
    for (const token of ['', 'x', '\0', '٣'.repeat(43), `${'a'.repeat(42)}%`, 'x'.repeat(100_000)])
      expect((await useLink(token, PASSWORD, '203.0.113.9')).body).toEqual({ state: 'unknown' });
  });
});

describe('a person of another client', () => {
  it('joins with the existing password and keeps name and role at the other client', async () => {
    const theirs = await makePerson('admin', made().other);
    const invited = await invite(made().own, theirs.email, 'handler', 'A name of ours');
    const fresh = await invite(made().own);
    expect(Object.keys(invited)).toEqual(Object.keys(fresh));
    expect(await fieldsOf(invited)).toEqual(await fieldsOf(fresh));
    expect((await useLink(tokenOf(invited), 'a password that is not theirs')).body).toEqual({
      state: 'other_password',
    });
    expect((await useLink(tokenOf(invited), PASSWORD)).body.state).toBe('done');
    expect(await rolesOf(theirs.email)).toEqual([
      { client_id: made().own.clientId, role: 'handler', name: 'A admin' },
      { client_id: made().other.clientId, role: 'admin', name: 'A admin' },
    ]);
  });
});

describe('validation of an invitation', () => {
  it('rejects a missing address or name, 300 characters and an unknown role, by field', async () => {
    expect(await refused({ email: 'nobody' })).toBe('email : must be an e-mail address');
    expect(await refused({ email: ' ' })).toBe('email : field required');
    expect(await refused({ email: `${'x'.repeat(245)}@y.example` })).toBe(
      'email : must be at most 250 characters long',
    );
    expect(await refused({ name: ' ' })).toBe('name : field required');
    expect(await refused({ name: 'ä'.repeat(300) })).toBe(
      'name : must be at most 255 characters long',
    );
    expect(await refused({ role: 'owner' })).toBe(
      'role : must be one of "handler", "lead", "admin"',
    );
  });

  it('accepts names in any script unchanged', async () => {
    const name = 'Þóra 李 O’Brien-Ñandú 👩🏽‍💼';
    expect((await send({ ...form, email: 'þóra@dæmi.example', name })).body).toMatchObject({
      name,
      email: 'þóra@dæmi.example',
    });
  });

  it('rejects a person who already belongs to the client or has an invitation', async () => {
    const person = await makePerson('handler', made().own);
    expect((await send({ ...form, email: person.email.toUpperCase() })).status).toBe(409);
    const answers = await Promise.all(
      [1, 2, 3].map(() => send({ ...form, email: 'twice@example.test' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('creates one invitation under an Idempotency-Key and replays the same link', async () => {
    const headers = { 'idempotency-key': 'invite-once' };
    const [first, second] = [
      await api('POST', '/invitations', {
        key: made().own.key,
        json: { ...form, email: 'once@example.test' },
        headers,
      }),
      await api('POST', '/invitations', {
        key: made().own.key,
        json: { ...form, email: 'once@example.test' },
        headers,
      }),
    ];
    expect(second.body).toEqual(first.body);
    expect((await waiting()).filter(({ email }) => email === 'once@example.test')).toHaveLength(1);
  });
});
