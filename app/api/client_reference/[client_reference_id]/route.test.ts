import { beforeAll, describe, expect, it } from 'vitest';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { at as atTime } from '@/tests/setup/clock';
import { asOwner } from '@/tests/setup/owner';
import { makePublished } from '@/tests/setup/rule-sets';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';

let [own, other]: Tenant[] = [];
const tenant = (): Tenant => own ?? expect.unreachable('not made');

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  [own, other] = [await makeTenant({ currency: 'DKK' }), await makeTenant()];
  await makePublished(tenant());
});

const send = (method: string, path: string, json?: unknown, ifMatch?: string) =>
  api(method, path, {
    key: tenant().key,
    ...(json === undefined ? {} : { json }),
    ...(ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } }),
  });
const at = (id: number) => `/client_reference/${id}`;
const change = (id: number, json: object, ifMatch?: string) => send('PATCH', at(id), json, ifMatch);
const eventsOf = async (id: number) =>
  ((await send('GET', `${at(id)}/events`)).body as { events: { type: string; data: object }[] })
    .events;
const wrong = (says: string) => ({ status: 400, body: errorBody('ERWPCR', TITLES.WP, says) });
const versionOf = async (id: number) =>
  (
    await asOwner<{ version: number }>('SELECT version FROM client_reference WHERE id = $1', [id])
  )[0]?.version ?? 0;

/** What the ACVs of two lines that are alike have in common. */
const plain = (acvs: readonly object[]) => acvs.map((acv) => ({ ...acv, create_time: '' }));

/** A phone that the rules of the template value by its age. */
const PHONE = {
  replacement_cost_value: 1684.99,
  selected_client_category_id: 10,
  date_purchase: '2022-06-15',
};

async function withPhone(dateDamage: string | null, facts: object = {}) {
  const claimId = await makeClaim(tenant(), undefined, dateDamage);
  const { id } = await makeAppraisal(tenant(), claimId, { ...PHONE, ...facts });
  return { claimId, path: `${at(claimId)}/appraisal/${id}` };
}

describe('what a claim states of itself', () => {
  it('is set and taken back one by one, is told once, and what is as it was already is no change', async () => {
    const id = await makeClaim(tenant(), undefined, null);
    const facts = {
      date_damage: '2024-05-07',
      cause: 'Water',
      policyholder_name: 'Åse Ødegård',
      claim_deductible: 1500.5,
      policy_limit: 250000,
    };
    for (const time of [1, 2])
      expect({ time, ...(await change(id, facts)) }).toMatchObject({
        time,
        status: 200,
        body: { ...facts, client_reference_id: id },
      });
    const { body } = await change(id, { policy_limit: null, cause: null });
    expect(body).toMatchObject({ ...facts, policy_limit: null, cause: null });
    expect((await send('GET', at(id))).body).toEqual(body);
    const recorded = (await eventsOf(id)).filter(({ type }) => type === 'client_reference.updated');
    expect(recorded.map(({ data }) => data)).toEqual([
      {
        client_reference_id: id,
        changes: facts,
        previous: {
          date_damage: null,
          cause: null,
          policyholder_name: null,
          claim_deductible: null,
          policy_limit: null,
        },
      },
      {
        client_reference_id: id,
        changes: { cause: null, policy_limit: null },
        previous: { cause: 'Water', policy_limit: 250000 },
      },
    ]);
  });

  it('is in the sums at once', async () => {
    const { claimId } = await withPhone('2024-05-07');
    const totals = async () => (await send('GET', `${at(claimId)}/totals`)).body;
    await change(claimId, { claim_deductible: 500 });
    expect(await totals()).toMatchObject({ claim_deductible: 500, net_claim: 1184.99 });
    await change(claimId, { claim_deductible: null, policy_limit: 1000 });
    expect(await totals()).toMatchObject({
      claim_deductible: 0,
      net_claim: 1000,
      terms: { claim_deductible: null, policy_limit: 1000 },
    });
  });

  it('is refused by field where creation refuses it, and nothing is done', async () => {
    const id = await makeClaim(tenant(), undefined, '2024-05-07');
    await atTime('2026-03-10T12:00:00Z', async () => {
      expect(await change(id, { date_damage: '2026-03-11', cause: 'Fire' })).toMatchObject(
        wrong('date_damage : lies in the future'),
      );
    });
    expect(await change(id, { claim_deductible: -1 })).toMatchObject(
      wrong('claim_deductible : must be a multiple of 0.01, not negative and below 10^12'),
    );
    expect(await change(id, { policy_limit: 1.234 })).toMatchObject({
      status: 400,
      body: { event_code: 'ERWPCR' },
    });
    expect(await change(id, { policy_limit: 1, currency: 'USD' })).toMatchObject(
      wrong('currency : is USD, the claim is kept in DKK'),
    );
    expect(await change(id, { date_damage: '2024-02-30' })).toMatchObject({
      status: 400,
      body: { event_code: 'ERIPCR' },
    });
    expect(await change(id, { cause: 'x'.repeat(65) })).toMatchObject({
      status: 400,
      body: { event_code: 'ERWPCR' },
    });
    expect((await eventsOf(id)).map(({ type }) => type)).toEqual(['client_reference.created']);
  });

  it('of another client is as absent as none', async () => {
    const id = await makeClaim(tenant());
    const json = { cause: 'Theft' };
    const foreign = await api('PATCH', at(id), { key: other?.key ?? '', json });
    const missing = await api('PATCH', at(99_999_998), { key: other?.key ?? '', json });
    expect(foreign).toMatchObject({
      status: 404,
      body: errorBody('ERNFCR', TITLES.NF, 'Client reference not found'),
    });
    expect(foreign.text).toBe(missing.text);
    expect((await send('GET', at(id))).body).toMatchObject({ cause: null, revision: 1 });
  });
});

describe('two who correct the same claim', () => {
  it('the second, who saw another revision, is refused and changes nothing; work on the cart raises no revision', async () => {
    const { claimId, path } = await withPhone('2024-05-07');
    const { headers, body } = await send('GET', at(claimId));
    expect([headers.get('etag'), body]).toEqual(['"1"', expect.objectContaining({ revision: 1 })]);
    await send('PUT', path, { item_quantity: 2 });
    expect((await change(claimId, { cause: 'Theft' }, '"1"')).body).toMatchObject({
      cause: 'Theft',
      revision: 2,
    });
    expect(await change(claimId, { cause: 'Fire' }, '"1"')).toMatchObject({
      status: 412,
      body: errorBody(
        'ERWPCR',
        'Changed meanwhile',
        'revision : is 2 by now: somebody changed the claim since it was read',
      ),
    });
    expect((await send('GET', at(claimId))).body).toMatchObject({ cause: 'Theft', revision: 2 });
  });

  it('at once: one is refused', async () => {
    const id = await makeClaim(tenant());
    const answers = await Promise.all(
      ['Theft', 'Fire'].map((cause) => change(id, { cause }, '"1"')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('an open desk is told that there is something new: the version goes up', async () => {
    const id = await makeClaim(tenant());
    const before = await versionOf(id);
    await change(id, { claim_deductible: 100 });
    expect(await versionOf(id)).toBeGreaterThan(before);
  });
});

describe('another day of damage', () => {
  it('lets an item be valued that no rule could value without it', async () => {
    const { claimId, path } = await withPhone(null);
    expect(await send('PUT', `${path}/acv`, {})).toMatchObject({
      status: 400,
      text: expect.stringContaining('date_damage : is not stated on the claim'),
    });
    await change(claimId, { date_damage: '2024-05-07' });
    expect((await send('GET', path)).body).toMatchObject({ acv_state: 'none' });
    expect((await send('PUT', `${path}/acv`, {})).body).toMatchObject({
      facts: { date_damage: '2024-05-07' },
    });
  });

  it('calculates anew what rules had made, and leaves what a person entered', async () => {
    const { claimId, path } = await withPhone('2024-05-07');
    const { id: byHand } = await makeAppraisal(tenant(), claimId, PHONE);
    await send('PUT', `${path}/acv`, {});
    await send('PUT', `${at(claimId)}/appraisal/${byHand}/acv`, {
      actual_cash_value: 77,
      reason: 'worn',
    });
    const before = (await send('GET', path)).body as { actual_cash_value: number };
    await change(claimId, { date_damage: '2025-09-07' });
    const after = (await send('GET', path)).body as { actual_cash_value: number };
    expect(after.actual_cash_value).toBeLessThan(before.actual_cash_value);
    expect((await send('GET', `${path}/acv`)).body).toMatchObject({
      facts: { date_damage: '2025-09-07' },
      outdated: null,
    });
    expect((await send('GET', `${at(claimId)}/appraisal/${byHand}`)).body).toMatchObject({
      actual_cash_value: 77,
      acv_outdated: false,
    });
    expect((await eventsOf(claimId)).slice(-2).map(({ type }) => type)).toEqual([
      'client_reference.updated',
      'appraisal.acv_calculated',
    ]);
  });

  it('values each line as it is valued alone on that day, and tells of them in their order, in a chain that holds', async () => {
    const lines: object[] = [
      {},
      { replacement_cost_value: 99.95, item_quantity: 3 },
      { date_purchase: '2024-01-31' },
      { replacement_cost_value: 5 },
    ];
    const cart = async (day: string) => {
      const { claimId, path } = await withPhone(day);
      const paths = [path];
      for (const facts of lines)
        paths.push(
          `${at(claimId)}/appraisal/${(await makeAppraisal(tenant(), claimId, { ...PHONE, ...facts })).id}`,
        );
      for (const one of paths) expect((await send('PUT', `${one}/acv`, {})).status).toBe(200);
      return {
        claimId,
        ids: paths.map((one) => Number(one.split('/').at(-1))),
        acvs: () =>
          Promise.all(paths.map(async (one) => (await send('GET', `${one}/acv`)).body as object)),
      };
    };
    const [moved, alone] = [await cart('2024-05-07'), await cart('2025-09-07')];
    await change(moved.claimId, { date_damage: '2025-09-07' });
    const acvs = await moved.acvs();
    expect(plain(acvs)).toEqual(plain(await alone.acvs()));
    const [ofMoved, ofAlone] = [await eventsOf(moved.claimId), await eventsOf(alone.claimId)].map(
      (events) => events.slice(-acvs.length),
    );
    expect(ofMoved?.map(({ data }) => data)).toEqual(
      ofAlone?.map(({ data }, index) => ({ ...data, appraisal_id: moved.ids[index] })),
    );
    expect(
      await asOwner(
        `SELECT sequence FROM (SELECT *, lag(hash, 1, '') OVER (ORDER BY sequence) AS before FROM audit_event WHERE client_reference_id = $1) chain
      WHERE previous_hash <> before OR hash <> encode(sha256(convert_to(previous_hash || payload, 'UTF8')), 'hex')`,
        [moved.claimId],
      ),
    ).toEqual([]);
    expect(
      await asOwner(
        'SELECT count(*)::int AS untold FROM audit_event e LEFT JOIN outbox o ON o.client_reference_id = e.client_reference_id AND o.payload::text = e.payload::jsonb::text WHERE e.client_reference_id = $1 AND o.id IS NULL',
        [moved.claimId],
      ),
    ).toEqual([{ untold: 0 }]);
  });

  it('taken back, drops what the rules can no longer value; where that pays more than one person may let go, it stays and is outdated', async () => {
    const { claimId, path } = await withPhone('2024-05-07');
    await send('PUT', `${path}/acv`, {});
    await change(claimId, { date_damage: null });
    expect((await send('GET', path)).body).toMatchObject({
      acv_state: 'none',
      actual_cash_value: 1684.99,
    });
    expect((await eventsOf(claimId)).at(-1)).toMatchObject({ type: 'appraisal.acv_deleted' });
    const limited = await withPhone('2024-05-07');
    await send('PUT', `${limited.path}/acv`, {});
    await send('PUT', '/acv_settings', { override_limit: 10 });
    await change(limited.claimId, { date_damage: null });
    await send('PUT', '/acv_settings', { override_limit: null });
    expect((await send('GET', `${limited.path}/acv`)).body).toMatchObject({
      outdated: [{ field: 'date_damage', was: '2024-05-07', is: null }],
    });
  });

  it('before an item was bought is refused by the name of the item, and nothing is done', async () => {
    const { claimId } = await withPhone('2024-05-07', { cp_name_cart: 'Lamp' });
    expect(await change(claimId, { date_damage: '2022-06-14' })).toMatchObject(
      wrong("date_damage : lies before the purchase of 'Lamp' on 2022-06-15"),
    );
    expect((await change(claimId, { date_damage: '2022-06-15' })).status).toBe(200);
  });
});
