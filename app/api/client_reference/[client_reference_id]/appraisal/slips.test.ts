import { describe, expect, it } from 'vitest';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { claim, create, idOf, own, products } from './create.fixture';

describe('an appraisal with a probable typing error', () => {
  it('returns 400 ERWPAP for a purchase before 1900, on creation and on update', async () => {
    const expected = [400, errorBody('ERWPAP', TITLES.WP, 'date_purchase : is before 1900')];
    const made = await create({ ...products, date_purchase: '1024-05-01' });
    expect([made.status, made.body]).toEqual(expected);
    const id = idOf((await create({ ...products, date_purchase: '1900-01-01' })).body);
    const changed = await api('PUT', `/client_reference/${claim}/appraisal/${id}`, {
      key: own.key,
      json: { date_purchase: '1899-12-31' },
    });
    expect([changed.status, changed.body]).toEqual(expected);
  });

  it('warns of a replacement in another category, on creation and on update', async () => {
    const [other] = await asOwner<{ pid: string }>(
      `SELECT p.pid FROM product p JOIN product_variant v ON v.vcid = p.vcid JOIN product_family f ON f.alid = v.alid WHERE f.category_id <> (
        SELECT g.category_id FROM product c JOIN product_variant w ON w.vcid = c.vcid JOIN product_family g ON g.alid = w.alid WHERE c.pid = $1) LIMIT 1`,
      [products.cpid],
    );
    const warning = 'rpid : is of another category than the claimed product';
    const [alike, unlike] = [
      await create({ ...products, replacement_cost_value: 100 }),
      await create({ ...products, rpid: other?.pid, replacement_cost_value: 100 }),
    ];
    expect([alike.body, unlike.body]).toEqual([
      { appraisal_id: idOf(alike.body) },
      {
        appraisal_id: idOf(unlike.body),
        warnings: [warning],
        warning_details: [expect.objectContaining({ field: 'rpid' })],
      },
    ]);
    const change = (rpid: string | undefined) =>
      api('PUT', `/client_reference/${claim}/appraisal/${idOf(alike.body)}`, {
        key: own.key,
        json: { rpid, replacement_cost_value: 100 },
      });
    expect((await change(other?.pid)).body).toMatchObject({
      rpid: other?.pid,
      warnings: [warning],
    });
    expect((await change(products.rpid)).body).toMatchObject({ rpid: products.rpid, warnings: [] });
  });
});
