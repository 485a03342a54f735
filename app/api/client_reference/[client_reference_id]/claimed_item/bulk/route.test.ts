import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { itemsOf } from '@/tests/setup/inventory-desk';
import { type Item, itemPath, readLine, RING, typesOf, VALUATION } from '@/tests/setup/items';
import { asOwner } from '@/tests/setup/owner';
import { makePublished } from '@/tests/setup/rule-sets';
import {
  loadCatalogue,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';

let own: Tenant;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant({ currency: 'DKK' });
  await makePublished(own);
});

const bulk = (claimId: number, items: readonly unknown[]) =>
  api('POST', itemPath(claimId, '/bulk'), { key: own.key, json: { items } });

const inCurrency = (currency: string) => ({ ...RING, valuation: { ...VALUATION, currency } });

describe('POST claimed_item/bulk', () => {
  it('adds 500 items in order with one event, each valued by the rules', async () => {
    const claimId = await makeClaim(own);
    const items = Array.from({ length: 500 }, (_, n) => ({
      ...RING,
      description: `Item ${n}`,
      ...(n % 2 === 0 && { valuation: VALUATION }),
    }));
    const startedMs = performance.now();
    const { status, body } = await bulk(claimId, items);
    expect([status, performance.now() - startedMs < 10_000]).toEqual([201, true]);
    const { claimed_items: added } = body as { claimed_items: (Item & { description: string })[] };
    expect(added.map(({ description }) => description)).toEqual(
      items.map(({ description }) => description),
    );
    expect(added.map(({ appraisal_ids: ids }) => ids.length)).toEqual(
      items.map((_, n) => 1 - (n % 2)),
    );
    expect(await typesOf(claimId)).toEqual(['client_reference.created', 'claimed_items.created']);
    const line = await readLine(own, claimId, added[498]?.appraisal_ids[0] ?? 0);
    expect(line).toMatchObject({ acv_state: 'calculated', basis: 'expert' });
  });

  it('adds none if one cannot be added, and names row, field and reason of each', async () => {
    const claimId = await makeClaim(own);
    const { status, body } = await bulk(claimId, [
      RING,
      { ...RING, date_purchase: '2026-03-03', client_category_id: 999_999 },
      {
        ...RING,
        quantity: 2,
        valuation: { ...VALUATION, replacement_cost_value: 999_999_999_999 },
      },
    ]);
    expect(status).toBe(400);
    expect(
      (body as { event_dict: { problems: { field: string; reason: string }[] } }).event_dict
        .problems,
    ).toMatchObject([
      { field: 'items.1.client_category_id', reason: 'unknown_category' },
      { field: 'items.1.date_purchase', reason: 'after_damage' },
      { field: 'items.2.valuation.replacement_cost_value', reason: 'line_too_large' },
    ]);
    expect(await itemsOf(claimId)).toEqual([]);
  });

  it('refuses an amount in another currency than the claim, and takes one in its own', async () => {
    const claimId = await makeClaim(own);
    const refused = await bulk(claimId, [inCurrency('DKK'), inCurrency('SEK')]);
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { event_dict: { field: 'items.1.valuation.currency', reason: 'claim_in_another_currency' } },
    ]);
    expect(await itemsOf(claimId)).toEqual([]);
    expect((await bulk(claimId, [inCurrency('DKK')])).status).toBe(201);
  });

  it('names each item whose amount waits for approval', async () => {
    const strict = await makeTenant({ currency: 'DKK' });
    await asOwner('UPDATE client SET acv_override_limit = 5000 WHERE id = $1', [strict.clientId]);
    const { status, body } = await api('POST', itemPath(await makeClaim(strict), '/bulk'), {
      key: strict.key,
      json: { items: [{ description: 'Lamp' }, { ...RING, valuation: VALUATION }] },
    });
    expect([status, body]).toMatchObject([
      201,
      {
        claimed_items: [{ description: 'Lamp' }, { approval: 'pending' }],
        warning_details: [
          { field: 'items.1.valuation.replacement_cost_value', reason: 'price_awaits_approval' },
        ],
      },
    ]);
    const { claimed_items: added } = body as { claimed_items: Item[] };
    expect(added[0]).not.toHaveProperty('approval');
  });

  it('names bad rows of every kind in one answer', async () => {
    const claimId = await makeClaim(own);
    const { status, body } = await bulk(claimId, [
      { ...RING, quantity: 0 },
      { ...RING, description: undefined },
      { ...RING, claimed_amount: 'much' },
    ]);
    const { event_code, event_dict } = body as {
      event_code: string;
      event_dict: { problems: { field: string }[] };
    };
    expect([status, event_code]).toEqual([400, 'ERMPCR']);
    expect(event_dict.problems.map(({ field }) => field)).toEqual([
      'items.0.quantity',
      'items.1.description',
      'items.2.claimed_amount',
    ]);
  });

  it('refuses no items, and more than 500', async () => {
    const claimId = await makeClaim(own);
    for (const count of [0, 501]) {
      const { status, body } = await bulk(
        claimId,
        Array.from({ length: count }, () => RING),
      );
      expect([status, body]).toMatchObject([400, { event_code: 'ERWPCR' }]);
    }
  });
});
