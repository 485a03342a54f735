import { describe, expect, it } from 'vitest';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { makeAppraisal, makeClaim, makeTenant } from '@/tests/setup/tenants';
import { own, claim, at, send, setStatus, eventsOf } from './appraisal.fixture';

describe('appraisal status', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, '2'])(
    'sets status %j and returns 200 with an empty object',
    async (appraisal_status_id) => {
      const { id } = await makeAppraisal(own, claim);
      const { status, text } = await setStatus(own, claim, id, { appraisal_status_id });
      expect([status, text]).toEqual([200, '{}']);
      expect((await send('GET', at(id))).body).toMatchObject({
        appraisal_status_id: Number(appraisal_status_id),
      });
    },
  );

  it('returns ERWPAP for an unknown status and changes nothing', async () => {
    const { id } = await makeAppraisal(own, claim);
    for (const appraisal_status_id of [0, 9, 4711, 2 ** 40, '99']) {
      const { status, body } = await setStatus(own, claim, id, { appraisal_status_id });
      expect(status).toBe(400);
      expect(body).toEqual(
        errorBody('ERWPAP', TITLES.WP, 'appraisal_status_id : is not an enabled status'),
      );
    }
    expect((await send('GET', at(id))).body).toMatchObject({ appraisal_status_id: 1 });
  });

  it('returns ERWPAP for a status that the client does not use', async () => {
    const few = await makeTenant({ statuses: [1, 2] });
    const theirs = await makeClaim(few);
    const { id } = await makeAppraisal(few, theirs);
    expect((await setStatus(few, theirs, id, { appraisal_status_id: 7 })).body).toEqual(
      errorBody('ERWPAP', TITLES.WP, 'appraisal_status_id : is not an enabled status'),
    );
    expect((await api('GET', '/appraisal_statuses', { key: few.key })).body).toEqual({
      enabled: true,
      appraisal_statuses: [
        { id: 1, name: 'Open', counts: true, next_ids: [2] },
        { id: 2, name: 'Accepted', counts: true, next_ids: [1] },
      ],
    });
  });

  it('returns ERMPAP for a missing status and ERIPAP for one that is not an integer', async () => {
    const { id } = await makeAppraisal(own, claim);
    expect((await setStatus(own, claim, id, {})).body).toEqual(
      errorBody('ERMPAP', TITLES.MP, 'appraisal_status_id : field required'),
    );
    for (const wrong of ['two', 1.5, true, [], {}])
      expect((await setStatus(own, claim, id, { appraisal_status_id: wrong })).body).toMatchObject({
        event_code: 'ERIPAP',
      });
  });

  it('returns 403 with only title and description, referring to support, if the feature is off', async () => {
    const off = await makeTenant({ statusFeature: false });
    const theirs = await makeClaim(off);
    const { id } = await makeAppraisal(off, theirs);
    const { status, body } = await setStatus(off, theirs, id, { appraisal_status_id: 2 });
    expect(status).toBe(403);
    expect(body).toEqual({
      title: 'Appraisal status is not enabled',
      description:
        'Appraisal statuses are not enabled for this client. Please contact support to have them enabled.',
    });
    expect(await asOwner('SELECT appraisal_status_id FROM appraisal WHERE id = $1', [id])).toEqual([
      { appraisal_status_id: 1 },
    ]);
  });

  it('returns 200 for the current status without a second event', async () => {
    const lonely = await makeClaim(own);
    const { id } = await makeAppraisal(own, lonely);
    for (let n = 0; n < 2; n += 1)
      expect((await setStatus(own, lonely, id, { appraisal_status_id: 2 })).status).toBe(200);
    expect(
      (await eventsOf(lonely)).filter(({ type }) => type === 'appraisal.status_changed'),
    ).toHaveLength(1);
  });

  it("enforces the client's status transitions", async () => {
    const strict = await makeTenant();
    await asOwner(
      'INSERT INTO appraisal_status_transition (client_id, from_id, to_id) VALUES ($1, 1, 2)',
      [strict.clientId],
    );
    const theirs = await makeClaim(strict);
    const { id } = await makeAppraisal(strict, theirs);
    expect((await setStatus(strict, theirs, id, { appraisal_status_id: 7 })).body).toEqual(
      errorBody('ERWPAP', TITLES.WP, 'appraisal_status_id : may not follow the current status'),
    );
    expect((await setStatus(strict, theirs, id, { appraisal_status_id: 2 })).status).toBe(200);
  });
});

describe('code lists', () => {
  it('lists the six standard conditions', async () => {
    const { status, body } = await send('GET', '/conditions');
    expect(status).toBe(200);
    expect(body).toEqual({
      conditions: ['Not stated', 'New', 'Above average', 'Average', 'Below average', 'Poor'].map(
        (name, id) => ({ id, name }),
      ),
    });
  });

  it('lists the eight standard statuses', async () => {
    const names = [
      'Open',
      'Accepted',
      'Rejected',
      'Closed',
      'Flagged',
      'Archived',
      'Paid',
      'Pending',
    ];
    expect((await send('GET', '/appraisal_statuses')).body).toEqual({
      enabled: true,
      appraisal_statuses: names.map((name, n) => ({
        id: n + 1,
        name,
        counts: name !== 'Rejected' && name !== 'Archived',
        next_ids: names.flatMap((_, next) => (next === n ? [] : next + 1)),
      })),
    });
  });
});
