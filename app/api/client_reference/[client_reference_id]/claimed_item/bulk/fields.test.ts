import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { itemPath, makeInsurers, makeRingAndLamp, problemsOf } from '@/tests/setup/items';
import { makeClaim, type Tenant } from '@/tests/setup/tenants';

let own: Tenant;

beforeAll(async () => {
  [own] = await makeInsurers();
});

const send = (method: string, path: string, json: object) =>
  api(method, path, { key: own.key, json });

/** The three calls with two rows, the second of them with the given fields. */
const CALLS = [
  [
    'new items',
    'items',
    async (fields: object) =>
      send('POST', itemPath(await makeClaim(own), '/bulk'), {
        items: [{ description: 'Lamp' }, { description: 'Sofa', ...fields }],
      }),
  ],
  [
    'changed items',
    'items',
    async (fields: object) => {
      const { claimId, ring, lamp } = await makeRingAndLamp(own);
      return send('PUT', itemPath(claimId, '/bulk'), {
        items: [{ row_id: ring }, { row_id: lamp, notes: 'x', ...fields }],
      });
    },
  ],
  [
    'changed appraisals',
    'changes',
    async (fields: object) => {
      const { claimId, lamp, line } = await makeRingAndLamp(own);
      const valuation = { replacement_cost_value: 10, basis: 'handler' };
      const { body } = await send('PUT', itemPath(claimId, `/${lamp}`), { valuation });
      const { appraisal_ids: ids } = body as { appraisal_ids: number[] };
      return send('POST', `/client_reference/${claimId}/appraisal/bulk`, {
        changes: [
          { appraisal_id: line, comment: 'x' },
          { appraisal_id: ids[0], comment: 'x', ...fields },
        ],
      });
    },
  ],
] as const;

describe.each(CALLS)('a row of %s', (_name, list, call) => {
  it('with amounts in another currency is refused with its place', async () => {
    const answer = await call({ currency: 'EUR' });
    expect(answer.status, answer.text).toBe(400);
    expect(problemsOf(answer)).toMatchObject([
      { field: `${list}.1.currency`, reason: 'claim_in_another_currency' },
    ]);
    expect((await call({ currency: 'DKK' })).text).not.toContain('warning_details');
  });

  it('with a field that the operation does not know is stored without it, with a warning', async () => {
    const { status, body, text } = await call({ colour: 'red' });
    expect(status, text).toBeLessThan(300);
    expect(body).toMatchObject({
      warning_details: [{ field: `${list}.1.colour`, reason: 'unknown_field' }],
    });
  });
});

it('a new item or an appraisal does not know a purchase as it is written, and a warning says so', async () => {
  for (const [list, call] of [
    [CALLS[0][1], CALLS[0][2]],
    [CALLS[2][1], CALLS[2][2]],
  ] as const)
    expect((await call({ purchase: '2019' })).body).toMatchObject({
      warning_details: [{ field: `${list}.1.purchase`, reason: 'unknown_field' }],
    });
});
