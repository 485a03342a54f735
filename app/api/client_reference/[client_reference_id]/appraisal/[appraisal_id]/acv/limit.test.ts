import { describe, expect, it } from 'vitest';
import { createUser } from '@/lib/identity/create-user';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { sessionOf } from '@/tests/setup/sessions';
import { send, eventsOf, limited } from './acv.fixture';

describe('an entered ACV above the limit of the client', () => {
  it('has no effect until another person approves it, then names requester and approver', async () => {
    const { tenant, second, path, claimId } = await limited();
    const calculated = await send('PUT', `${path}/acv`, {}, tenant);
    const { status, body } = await send(
      'PUT',
      `${path}/acv`,
      { actual_cash_value: 600, reason: 'hardly used' },
      tenant,
    );
    expect([status, body]).toMatchObject([
      200,
      {
        state: 'awaiting_approval',
        actual_cash_value: 600,
        reason: 'hardly used',
        in_force: { actual_cash_value: 1347.99, is_manual: false },
      },
    ]);
    expect((await send('GET', path, undefined, tenant)).body).toMatchObject({
      actual_cash_value: 1347.99,
    });
    const decision = await api('POST', `${path}/acv/decision`, {
      key: second,
      json: { decision: 'approve', note: 'seen' },
    });
    expect([decision.status, decision.body]).toEqual([
      200,
      { decision: 'approve', actual_cash_value: 600 },
    ]);
    const read = (await send('GET', `${path}/acv`, undefined, tenant)).body as {
      entered_by: string;
      approved_by: string;
    };
    expect(read).toMatchObject({
      state: 'in_force',
      actual_cash_value: 600,
      depreciation: 1084.99,
      is_manual: true,
    });
    expect(
      new Set([
        read.entered_by,
        read.approved_by,
        (calculated.body as { entered_by: string }).entered_by,
      ]).size,
    ).toBe(2);
    expect(await eventsOf(claimId)).toEqual([
      'appraisal.acv_calculated',
      'appraisal.acv_awaiting_approval',
      'appraisal.acv_approved',
    ]);
  });

  it('cannot be approved by the requester or by a key rotated from or issued by the requester', async () => {
    const { tenant, path } = await limited();
    const enter = () =>
      send('PUT', `${path}/acv`, { actual_cash_value: 600, reason: 'hardly used' }, tenant);
    await enter();
    const forbidden = errorBody(
      'ERIT02',
      TITLES.ERIT02,
      'The person who entered the amount cannot decide on it',
    );
    expect(
      await send('POST', `${path}/acv/decision`, { decision: 'approve' }, tenant),
    ).toMatchObject({ status: 403, body: forbidden });
    const rotated = (
      await send('POST', `/api_keys/${tenant.key.split('_')[2]}/rotate`, { grace_hours: 1 }, tenant)
    ).body as { api_key: string };
    expect(
      await api('POST', `${path}/acv/decision`, {
        key: rotated.api_key,
        json: { decision: 'approve' },
      }),
    ).toMatchObject({ status: 403, body: forbidden });
    const issued = (
      await send('POST', '/api_keys', { name: 'issued', scopes: ['read', 'write'] }, tenant)
    ).body as { api_key: string };
    expect(
      await api('POST', `${path}/acv/decision`, {
        key: issued.api_key,
        json: { decision: 'approve' },
      }),
    ).toMatchObject({ status: 403, body: forbidden });
    expect((await send('GET', path, undefined, tenant)).body).toMatchObject({
      actual_cash_value: 1347.99,
    });
  });

  it('is deleted when refused, also by a person, and the previous ACV stays in force', async () => {
    const { tenant, path, claimId } = await limited();
    await send('PUT', `${path}/acv`, { actual_cash_value: 600, reason: 'hardly used' }, tenant);
    const session = await sessionOf(
      await createUser({
        email: 'second@example.test',
        name: 'Second',
        role: 'handler',
        password: 'a password of the tests',
        clientIds: [tenant.clientId],
      }),
    );
    const { body } = await api('POST', `${path}/acv/decision`, {
      session,
      json: { decision: 'refuse' },
    });
    expect(body).toEqual({ decision: 'refuse', actual_cash_value: 1347.99 });
    expect((await send('GET', `${path}/acv`, undefined, tenant)).body).toMatchObject({
      state: 'in_force',
      actual_cash_value: 1347.99,
      is_manual: false,
    });
    expect(await eventsOf(claimId)).toEqual([
      'appraisal.acv_calculated',
      'appraisal.acv_awaiting_approval',
      'appraisal.acv_refused',
    ]);
  });

  it('is withdrawn by a calculation, a deletion or another amount within the limit', async () => {
    const { tenant, second, path } = await limited();
    const enter = () =>
      send('PUT', `${path}/acv`, { actual_cash_value: 600, reason: 'hardly used' }, tenant);
    for (const withdraw of [
      () => send('PUT', `${path}/acv`, {}, tenant),
      () => send('DELETE', `${path}/acv`, undefined, tenant),
      () => send('PUT', `${path}/acv`, { actual_cash_value: 400, reason: 'worn' }, tenant),
    ]) {
      expect((await enter()).body).toMatchObject({ state: 'awaiting_approval' });
      expect([200, 204]).toContain((await withdraw()).status);
      const answer = await api('POST', `${path}/acv/decision`, {
        key: second,
        json: { decision: 'approve' },
      });
      expect([answer.status, answer.body]).toEqual([
        404,
        errorBody('ERNFAP', TITLES.NF, 'Approval request not found'),
      ]);
    }
  });

  it('of two concurrent decisions one takes effect and records one event', async () => {
    const { tenant, second, path, claimId } = await limited();
    await send('PUT', `${path}/acv`, { actual_cash_value: 600, reason: 'hardly used' }, tenant);
    const answers = await Promise.all(
      ['approve', 'refuse', 'approve'].map((decision) =>
        api('POST', `${path}/acv/decision`, { key: second, json: { decision } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await eventsOf(claimId)).toEqual([
      'appraisal.acv_calculated',
      'appraisal.acv_awaiting_approval',
      expect.stringMatching(/^appraisal\.acv_(approved|refused)$/),
    ]);
  });
});
