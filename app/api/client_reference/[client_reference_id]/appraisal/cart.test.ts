import { describe, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { makeAppraisal, makeClaim } from '@/tests/setup/tenants';
import { own } from './create.fixture';

describe('the cart', () => {
  it('lists every appraisal once in order across pages and totals all of them', async () => {
    const cart = await makeClaim(own);
    const ids: number[] = [];
    for (const cents of [1, 29, 70])
      ids.push((await makeAppraisal(own, cart, { replacement_cost_value: cents / 100 })).id);
    const list = (query: string) =>
      api('GET', `/client_reference/${cart}/appraisal?${query}`, { key: own.key });
    const first = (await list('limit=2')).body as {
      appraisals: { appraisal_id: number }[];
      metadata: { next_cursor: string };
    };
    const second = (await list(`limit=2&cursor=${first.metadata.next_cursor}`))
      .body as typeof first;
    expect([...first.appraisals, ...second.appraisals].map((one) => one.appraisal_id)).toEqual(ids);
    const totals = {
      replacement_cost_value: 1,
      depreciation: 0,
      actual_cash_value: 1,
      appraisal_count: 3,
      currency: 'DKK',
    };
    expect([first.metadata, second.metadata]).toMatchObject([
      { totals },
      { totals, next_cursor: null },
    ]);
  });

  it('returns an empty list with zero totals for an empty cart', async () => {
    const { status, body } = await api(
      'GET',
      `/client_reference/${await makeClaim(own)}/appraisal`,
      { key: own.key },
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      appraisals: [],
      metadata: {
        next_cursor: null,
        totals: {
          replacement_cost_value: 0,
          depreciation: 0,
          actual_cash_value: 0,
          appraisal_count: 0,
          line_count: 0,
          lines_counted: 0,
          lines_excluded: 0,
          lines_not_valued: 0,
          claimed_not_valued: 0,
          currency: 'DKK',
        },
      },
    });
  });

  it('lists amounts above the current maximum that older validation accepted', async () => {
    const cart = await makeClaim(own);
    const { id } = await makeAppraisal(own, cart, { replacement_cost_value: 999_999_999_999.99 });
    await asOwner('UPDATE appraisal SET item_quantity = 1000000 WHERE id = $1', [id]);
    expect((await api('GET', `/client_reference/${cart}/appraisal`, { key: own.key })).status).toBe(
      200,
    );
    expect((await api('GET', '/client_reference', { key: own.key })).status).toBe(200);
  });
});
