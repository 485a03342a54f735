import { describe, expect, it } from 'vitest';
import { errorBody } from '@/tests/setup/api';
import { at as atTime } from '@/tests/setup/clock';
import { makeClaim } from '@/tests/setup/tenants';
import { tenant, send, at, change, eventsOf, wrong, versionOf, withPhone } from './claim.fixture';

describe('the fields of a claim', () => {
  it('are set and cleared individually with one event per change and none for equal values', async () => {
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

  it('affect the totals at once', async () => {
    const { claimId } = await withPhone('2024-05-07');
    const totals = async () => (await send('GET', `${at(claimId)}/totals`)).body;
    await change(claimId, { claim_deductible: 500 });
    expect(await totals()).toMatchObject({ claim_deductible: 500, net_claim: 847.99 });
    await change(claimId, { claim_deductible: null, policy_limit: 500 });
    expect(await totals()).toMatchObject({
      claim_deductible: 0,
      net_claim: 500,
      terms: { claim_deductible: null, policy_limit: 500 },
    });
  });

  it('are validated by field as on creation, and nothing changes on an error', async () => {
    const id = await makeClaim(tenant(), undefined, '2024-05-07');
    await atTime('2026-03-10T12:00:00Z', async () => {
      expect(await change(id, { date_damage: '2026-03-11', cause: 'Fire' })).toMatchObject(
        wrong('date_damage : is in the future'),
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
      wrong('currency : is USD, but the claim is in DKK'),
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
});

describe('concurrent edits of a claim', () => {
  it('rejects the second change on an old revision; cart changes do not increase the revision', async () => {
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
        'Edit conflict',
        'revision : does not match: that of the claim is 2 now',
      ),
    });
    expect((await send('GET', at(claimId))).body).toMatchObject({ cause: 'Theft', revision: 2 });
  });

  it('rejects one of two concurrent changes', async () => {
    const id = await makeClaim(tenant());
    const answers = await Promise.all(
      ['Theft', 'Fire'].map((cause) => change(id, { cause }, '"1"')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('increases the version, so that open desk pages notice the change', async () => {
    const id = await makeClaim(tenant());
    const before = await versionOf(id);
    await change(id, { claim_deductible: 100 });
    expect(await versionOf(id)).toBeGreaterThan(before);
  });
});
