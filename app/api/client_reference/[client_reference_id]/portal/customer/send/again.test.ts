import { describe, expect, it } from 'vitest';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { at } from '@/tests/setup/clock';
import { asOwner, rowsOfClient } from '@/tests/setup/owner';
import { sendCart } from '@/tests/setup/portal';
import { makeAppraisal } from '@/tests/setup/tenants';
import { own, claimId, newClaim, send, eventsOf } from './send.fixture';

const settings = async (time: string, json: object) => {
  await at(time, () => sendCart(own, claimId, json));
  return (
    await asOwner<{ m: string; e: Date }>(
      'SELECT message AS m, expire_time AS e FROM portal_access WHERE client_reference_id = $1',
      [claimId],
    )
  ).map(({ m, e }) => [m, e.toISOString().slice(0, 10)])[0];
};

const copy = () =>
  api('POST', `/client_reference/${claimId}/portal/customer/send`, {
    key: own.key,
    json: {},
    headers: { 'idempotency-key': `send ${claimId}`.replace(' ', '-') },
  });

describe('sending again', () => {
  it('updates existing rows: one per item, with the first send time and the same link', async () => {
    await newClaim();
    const made = await makeAppraisal(own, claimId, { replacement_cost_value: 10 });
    const first = await at('2026-03-10T10:00:00Z', () => sendCart(own, claimId));
    await api('PUT', `/client_reference/${claimId}/appraisal/${made.id}`, {
      key: own.key,
      json: { replacement_cost_value: 12, item_quantity: 2 },
    });
    const second = await at('2026-03-11T10:00:00Z', () => sendCart(own, claimId));
    expect(second.sent_result).toMatchObject([
      {
        cost: 12,
        total: 24,
        create_time: '2026-03-10 10:00:00',
        update_time: '2026-03-11 10:00:00',
      },
    ]);
    expect(second.link).toBe(first.link);
    expect(
      await asOwner('SELECT count(*)::int AS n FROM portal_item WHERE client_reference_id = $1', [
        claimId,
      ]),
    ).toEqual([{ n: 1 }]);
  });

  it('keeps message and expiry unless given, and never shortens the expiry by default', async () => {
    await newClaim();
    await makeAppraisal(own, claimId, { replacement_cost_value: 10 });
    expect(
      await settings('2026-03-01T00:00:00Z', { message: 'Please check', expires_in_days: 90 }),
    ).toEqual(['Please check', '2026-05-30']);
    expect(await settings('2026-03-02T00:00:00Z', {})).toEqual(['Please check', '2026-05-30']);
    expect(await settings('2026-05-29T00:00:00Z', {})).toEqual(['Please check', '2026-06-28']);
    expect(await settings('2026-05-29T00:00:00Z', { message: '', expires_in_days: 1 })).toEqual([
      '',
      '2026-05-30',
    ]);
  });

  it('20 concurrent requests create one link and one row per item', async () => {
    await newClaim();
    for (let n = 1; n <= 3; n += 1)
      await makeAppraisal(own, claimId, { replacement_cost_value: n });
    const sent = await Promise.all(Array.from({ length: 20 }, () => sendCart(own, claimId)));
    expect(new Set(sent.map(({ link }) => link)).size).toBe(1);
    expect(
      await asOwner('SELECT version FROM portal_access WHERE client_reference_id = $1', [claimId]),
    ).toEqual([{ version: 20 }]);
    expect(
      await asOwner('SELECT count(*)::int AS n FROM portal_item WHERE client_reference_id = $1', [
        claimId,
      ]),
    ).toEqual([{ n: 3 }]);
  });

  it('20 copies under an Idempotency-Key send once and return the same response', async () => {
    await newClaim();
    await makeAppraisal(own, claimId, { replacement_cost_value: 1 });
    const answers = [...(await Promise.all(Array.from({ length: 20 }, copy))), await copy()];
    expect(
      new Set(answers.filter(({ status }) => status === 200).map(({ text }) => text)).size,
    ).toBe(1);
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    expect(answers.at(-1)?.headers.get('idempotent-replayed')).toBe('true');
    expect(await eventsOf('portal.sent')).toHaveLength(1);
  });

  it('returns 200 with an empty list if nothing is to send, without link or event', async () => {
    await newClaim();
    const before = await rowsOfClient(own.clientId);
    const { status, body } = await send({ message: 'hello' });
    expect([status, body]).toEqual([
      200,
      { client_reference_id: claimId, sent_result: [], link: null },
    ]);
    expect({ ...(await rowsOfClient(own.clientId)), api_key_client: [] }).toEqual({
      ...before,
      api_key_client: [],
    });
  });
});

describe('errors', () => {
  it('returns 400 ERWP00 for an appraisal of another claim and sends nothing', async () => {
    await newClaim();
    const elsewhere = await makeAppraisal(own, claimId, { replacement_cost_value: 1 });
    await newClaim();
    const here = await makeAppraisal(own, claimId, { replacement_cost_value: 1 });
    for (const ids of [[elsewhere.id], [here.id, elsewhere.id], [99_999_999], [0]]) {
      const { status, body } = await send({ appraisal_ids: ids });
      expect([status, body]).toEqual([
        400,
        errorBody(
          'ERWP00',
          TITLES.WP,
          'appraisal_ids : contains an appraisal that is not in this claim',
        ),
      ]);
    }
    expect(
      await asOwner('SELECT FROM portal_item WHERE client_reference_id = $1', [claimId]),
    ).toEqual([]);
  });

  it.each([
    [{ language: 'xx' }, 'ERWP00'],
    [{ expires_in_days: 0 }, 'ERWP00'],
    [{ expires_in_days: 366 }, 'ERWP00'],
    [{ expires_in_days: '7' }, 'ERIP00'],
    [{ appraisal_ids: 7 }, 'ERIP00'],
    [{ appraisal_ids: ['x'] }, 'ERIP00'],
    [{ message: 7 }, 'ERIP00'],
  ])('%j returns 400 %s', async (json, code) => {
    expect(await send(json)).toMatchObject({ status: 400, body: { event_code: code } });
  });
});
