import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  type MadeAppraisal,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';

let own: Tenant;
let claimId: number;
let made: MadeAppraisal;

interface Settings {
  readonly statuses: { id: number; name: string; in_use: boolean; counts: boolean }[];
  readonly unused: { id: number }[];
  readonly transitions: object[] | null;
  readonly unreachable: number[];
  readonly revision: number;
}

beforeEach(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant({ statuses: [1, 2, 3] });
  claimId = await makeClaim(own);
  made = await makeAppraisal(own, claimId);
});

const put = (json: object) =>
  api('PUT', '/status_settings', { key: own.key, json: { transitions: null, ...json } });
const read = async () => (await api('GET', '/status_settings', { key: own.key })).body as Settings;
const setTo = (id: number) =>
  api('PUT', `/client_reference/${claimId}/appraisal/${made.id}/appraisal_status`, {
    key: own.key,
    json: { appraisal_status_id: id },
  });
const refused = async (json: object) =>
  ((await put(json)).body as { description: string }).description;
const counted = async () => (await read()).statuses.map(({ counts }) => counts);
const listed = async () =>
  (
    (await api('GET', '/appraisal_statuses', { key: own.key })).body as {
      appraisal_statuses: { id: number; name: string }[];
    }
  ).appraisal_statuses;

describe('the statuses of a client', () => {
  it("use the client's names and order everywhere, and changes are recorded", async () => {
    const { status, body } = await put({
      statuses: [{ id: 7, name: 'Udbetalt 💰' }, { id: 1 }, { id: 2, name: 'Approved' }],
      revision: 1,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ revision: 2, unreachable: [], transitions: null });
    expect(await listed()).toEqual([
      { id: 7, name: 'Udbetalt 💰', next_ids: [1, 2], counts: true },
      { id: 1, name: 'Open', next_ids: [7, 2], counts: true },
      { id: 2, name: 'Approved', next_ids: [7, 1], counts: true },
    ]);
    await setTo(2);
    expect(
      (await api('GET', `/client_reference/${claimId}/appraisal/${made.id}`, { key: own.key }))
        .body,
    ).toMatchObject({ appraisal_status_id: 2, appraisal_status: 'Approved' });
    const [event] = await asOwner<{ type: string; payload: string }>(
      'SELECT type, payload FROM client_event WHERE client_id = $1 ORDER BY sequence DESC LIMIT 1',
      [own.clientId],
    );
    expect(event?.type).toBe('client.statuses_changed');
    expect(JSON.parse(event?.payload ?? '')).toMatchObject({
      data: {
        statuses: [
          { id: 7, name: 'Udbetalt 💰', counts: true },
          { id: 1, name: 'Open', counts: true },
          { id: 2, name: 'Approved', counts: true },
        ],
      },
    });
  });

  it("do not affect another client's names for the same status", async () => {
    const other = await makeTenant();
    await put({ statuses: [{ id: 1, name: 'Begun' }, { id: 2 }, { id: 3 }] });
    expect((await api('GET', '/appraisal_statuses', { key: other.key })).text).not.toContain(
      'Begun',
    );
  });

  it('can be reset to the standard name, and equal values are no change', async () => {
    const before = await read();
    await put({ statuses: [{ id: 1, name: ' Open ' }, { id: 2, name: null }, { id: 3 }] });
    expect(await read()).toEqual(before);
  });

  it('cannot be removed while in use, and the error gives the count', async () => {
    await setTo(2);
    expect(await refused({ statuses: [{ id: 1 }, { id: 3 }] })).toBe(
      "statuses : 'Accepted' cannot be removed: 1 appraisal has it",
    );
    await asOwner('UPDATE appraisal SET appraisal_status_id = 2 WHERE id = $1', [
      (await makeAppraisal(own, claimId)).id,
    ]);
    expect(await refused({ statuses: [{ id: 1 }, { id: 3 }] })).toBe(
      "statuses : 'Accepted' cannot be removed: 2 appraisals have it",
    );
    expect((await listed()).map(({ id }) => id)).toEqual([1, 2, 3]);
    await put({ statuses: [{ id: 1 }, { id: 2 }] });
    expect((await setTo(3)).status).toBe(400);
    expect((await read()).unused.map(({ id }) => id)).toEqual([3, 4, 5, 6, 7, 8]);
  });

  it('removed and set concurrently never leave an appraisal in a removed status', async () => {
    for (let n = 0; n < 6; n += 1) {
      await put({ statuses: [{ id: 1 }, { id: 2 }] });
      await setTo(1);
      await Promise.all([setTo(2), put({ statuses: [{ id: 1 }] })]);
      const ids = (await listed()).map(({ id }) => id);
      const [row] = await asOwner<{ id: number }>(
        'SELECT appraisal_status_id AS id FROM appraisal WHERE id = $1',
        [made.id],
      );
      expect(ids).toContain(row?.id);
    }
  });

  it('reject a missing initial status, unknown or repeated statuses and duplicate names', async () => {
    expect(await refused({ statuses: [{ id: 2 }] })).toBe(
      "statuses : must include 1, 'Open': every appraisal starts with it",
    );
    expect(await refused({ statuses: [{ id: 1 }, { id: 99 }] })).toBe(
      'statuses.1.id : is not a status',
    );
    expect(await refused({ statuses: [{ id: 1 }, { id: 2 }, { id: 2 }] })).toBe(
      'statuses.2.id : is given twice',
    );
    expect(await refused({ statuses: [{ id: 1 }, { id: 2, name: ' OPEN' }] })).toBe(
      'statuses.1.name : is the name of another status',
    );
    expect(await refused({ statuses: [{ id: 1, name: ' ' }] })).toBe(
      'statuses.0.name : field required',
    );
    expect(await refused({ statuses: [{ id: 1, name: 'ö'.repeat(65) }] })).toBe(
      'statuses.0.name : must be at most 64 characters long',
    );
  });
});

describe('whether a status counts', () => {
  const statuses = [{ id: 1 }, { id: 2 }, { id: 3 }];

  it('is standard until it is set, stays if omitted, and null resets it', async () => {
    expect(await counted()).toEqual([true, true, false]);
    await put({ statuses: [{ id: 1 }, { id: 2, counts: false }, { id: 3, counts: true }] });
    expect(await counted()).toEqual([true, false, true]);
    await put({ statuses: [{ id: 3, name: 'Refused' }, { id: 1 }, { id: 2 }] });
    expect(await listed()).toMatchObject([
      { id: 3, counts: true },
      { id: 1, counts: true },
      { id: 2, counts: false },
    ]);
    await put({
      statuses: [
        { id: 1, counts: null },
        { id: 2, counts: null },
        { id: 3, counts: false },
      ],
    });
    expect(await counted()).toEqual([true, true, false]);
    expect(
      await asOwner(
        'SELECT 1 FROM client_appraisal_status WHERE client_id = $1 AND counts = false',
        [own.clientId],
      ),
    ).toEqual([]);
  });

  it('is in the event, and setting it to the same value is no change', async () => {
    await put({ statuses: [{ id: 1 }, { id: 2 }, { id: 3, counts: true }] });
    const { revision } = await read();
    await put({ statuses: [{ id: 1 }, { id: 2 }, { id: 3, counts: true }] });
    expect((await read()).revision).toBe(revision);
    const [event] = await asOwner<{ payload: string }>(
      'SELECT payload FROM client_event WHERE client_id = $1 ORDER BY sequence DESC LIMIT 1',
      [own.clientId],
    );
    expect(JSON.parse(event?.payload ?? '')).toMatchObject({
      data: { statuses: [{ id: 1 }, { id: 2 }, { id: 3, counts: true }] },
    });
  });

  it('is standard again for a status that was removed and added', async () => {
    await put({ statuses: [{ id: 1 }, { id: 2 }, { id: 3, counts: true }] });
    await put({ statuses: [{ id: 1 }, { id: 2 }] });
    expect((await read()).unused[0]).toEqual({ id: 3, name: 'Rejected', standard_counts: false });
    await put({ statuses });
    expect(await counted()).toEqual([true, true, false]);
  });

  it('must be true or false', async () => {
    expect((await put({ statuses: [{ id: 1, counts: 'yes' }] })).status).toBe(400);
    expect((await put({ statuses: [{ id: 1, counts: 1 }] })).status).toBe(400);
  });
});

describe('status transitions', () => {
  const statuses = [{ id: 1 }, { id: 2 }, { id: 3 }];

  it('allow only the listed changes', async () => {
    await put({ statuses, transitions: [{ from_id: 1, to_id: 2 }] });
    expect(await listed()).toMatchObject([
      { id: 1, next_ids: [2] },
      { id: 2, next_ids: [] },
      { id: 3, next_ids: [] },
    ]);
    expect((await setTo(3)).status).toBe(400);
    expect((await setTo(2)).status).toBe(200);
    await put({ statuses, transitions: null });
    expect((await setTo(3)).status).toBe(200);
  });

  it('may leave a status unreachable, which the response lists', async () => {
    const { status, body } = await put({
      statuses,
      transitions: [
        { from_id: 1, to_id: 2 },
        { from_id: 3, to_id: 2 },
      ],
    });
    expect([status, (body as Settings).unreachable, (await read()).unreachable]).toEqual([
      200,
      [3],
      [3],
    ]);
  });

  it('reject an unused status, a transition to itself and duplicates', async () => {
    expect(await refused({ statuses, transitions: [{ from_id: 1, to_id: 4 }] })).toBe(
      'transitions.0 : refers to a status that is not used',
    );
    expect(await refused({ statuses, transitions: [{ from_id: 2, to_id: 2 }] })).toBe(
      'transitions.0 : leads back to the same status',
    );
    expect(
      await refused({
        statuses,
        transitions: [
          { from_id: 1, to_id: 2 },
          { from_id: 1, to_id: 2 },
        ],
      }),
    ).toBe('transitions.1 : is given twice');
    expect(await refused({ statuses, transitions: [] })).toBe(
      'transitions : must have at least one entry; null allows any transition',
    );
  });

  it('return 412 to the second of two administrators with the same revision', async () => {
    const answers = await Promise.all([
      put({ statuses: [{ id: 1 }, { id: 2 }], revision: 1 }),
      put({ statuses: [{ id: 1 }, { id: 3 }], revision: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });
});
