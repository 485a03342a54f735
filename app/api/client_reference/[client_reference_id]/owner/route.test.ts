import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { disabledPerson, makePerson, type Person } from '@/tests/setup/people';
import { makeClaim, makeTenant, type Tenant } from '@/tests/setup/tenants';

let [own, other]: Tenant[] = [];
let [kari, ola, lead]: Person[] = [];
let claimId: number;

const required = <T>(value: T | undefined): T => value ?? expect.unreachable('not made');
const session = (person: Person | undefined) => ({ session: required(person).session });

beforeAll(async () => {
  [own, other] = [await makeTenant(), await makeTenant()];
  kari = await makePerson('handler', own);
  ola = await makePerson('handler', own);
  lead = await makePerson('lead', own);
});

const give = (json: unknown, who: { session: string } | { key: string }, id = claimId) =>
  api('PUT', `/client_reference/${id}/owner`, { ...who, json });
const ownerOf = async (id = claimId) =>
  (await api('GET', `/client_reference/${id}`, { key: required(own).key })).body as {
    owner: string | null;
    owner_id: number | null;
  };
const events = async (id = claimId) =>
  (
    (await api('GET', `/client_reference/${id}/events`, { key: required(own).key })).body as {
      events: { type: string; actor: string; data: object }[];
    }
  ).events;

describe('the assignee of a claim', () => {
  it('a handler can take a claim, shown in claim, list and audit trail; repeating is no change', async () => {
    claimId = await makeClaim(required(own));
    for (const time of [1, 2]) {
      const { status, body } = await give({ user_id: 'me' }, session(kari));
      expect({ time, status, body }).toMatchObject({
        status: 200,
        body: { owner: 'A handler', owner_id: required(kari).userId },
      });
    }
    const { body: mine } = await api('GET', '/client_reference?owner=me', session(kari));
    expect(mine).toMatchObject({
      client_references: [{ client_reference_id: claimId, owner_id: required(kari).userId }],
    });
    expect((await events()).slice(1)).toEqual([
      expect.objectContaining({
        type: 'client_reference.owner_changed',
        actor: `user:${required(kari).email}`,
        data: {
          client_reference_id: claimId,
          owner_id: required(kari).userId,
          changes: { owner: 'A handler' },
          previous: { owner: null },
        },
      }),
    ]);
  });

  it('of two handlers who take a claim concurrently, the second gets an edit conflict', async () => {
    claimId = await makeClaim(required(own));
    const [first, second] = await Promise.all(
      [kari, ola].map((person) => give({ user_id: 'me', instead_of: null }, session(person))),
    );
    expect([first?.status, second?.status].sort()).toEqual([200, 412]);
    expect((await events()).filter(({ type }) => type.endsWith('owner_changed'))).toHaveLength(1);
  });

  it('a handler can assign only themselves and leave only their own claim; a lead can assign anyone', async () => {
    claimId = await makeClaim(required(own));
    await give({ user_id: 'me' }, session(kari));
    expect((await give({ user_id: required(lead).userId }, session(kari))).status).toBe(403);
    expect((await give({ user_id: null }, session(ola))).status).toBe(403);
    expect((await give({ user_id: null }, session(kari))).body).toMatchObject({
      owner: null,
      owner_id: null,
    });
    expect((await give({ user_id: required(ola).userId }, session(lead))).body).toMatchObject({
      owner_id: required(ola).userId,
    });
    expect((await give({ user_id: null }, session(lead))).body).toMatchObject({ owner_id: null });
  });

  it("rejects a person of another client, a disabled person, a key and another client's claim", async () => {
    claimId = await makeClaim(required(own));
    const { key } = required(own);
    for (const userId of [
      (await makePerson('handler', required(other))).userId,
      await disabledPerson(required(own)),
      'me',
    ])
      expect((await give({ user_id: userId }, { key })).status).toBe(400);
    expect((await give({ user_id: null }, { key: required(other).key })).status).toBe(404);
    expect(await ownerOf()).toMatchObject({ owner_id: null });
    expect((await give({ user_id: required(ola).userId }, { key })).status).toBe(200);
  });

  it('increases the version, so that open desk pages notice the change', async () => {
    claimId = await makeClaim(required(own));
    const version = async () =>
      (
        await asOwner<{ version: number }>('SELECT version FROM client_reference WHERE id = $1', [
          claimId,
        ])
      )[0]?.version ?? 0;
    const before = await version();
    await give({ user_id: 'me' }, session(ola));
    expect(await version()).toBeGreaterThan(before);
  });

  it('lists the active people of the client by name as possible assignees', async () => {
    const third = await makeTenant();
    const [anna, me] = [await makePerson('admin', third), await makePerson('handler', third)];
    await disabledPerson(third);
    const { body } = await api('GET', '/claim_handlers', { session: me.session });
    expect(body).toEqual({
      claim_handlers: [
        { user_id: anna.userId, name: 'A admin', is_me: false, actor: `user:${anna.email}` },
        { user_id: me.userId, name: 'A handler', is_me: true, actor: `user:${me.email}` },
      ],
    });
  });
});
