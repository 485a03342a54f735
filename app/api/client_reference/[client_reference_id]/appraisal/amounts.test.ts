import { describe, expect, it } from 'vitest';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { claim, create, idOf, own, products, read } from './create.fixture';

describe('an appraisal', () => {
  it('warns of a replacement cost of 0, on creation and in the cart', async () => {
    const { body } = await create({ ...products, replacement_cost_value: 0 });
    const warning = expect.stringMatching(
      /^replacement_cost_value : is 0, the offer costs \d+\.\d\d$/,
    ) as string;
    expect(body).toMatchObject({ appraisal_id: expect.any(Number), warnings: [warning] });
    expect((await read(idOf(body))).body).toMatchObject({
      warnings: [warning],
      acv_state: 'none',
      acv_awaiting_approval: null,
    });
    expect((await read(idOf((await create(products)).body))).body).toMatchObject({ warnings: [] });
  });

  it('stores the claimed amount of the line with its item', async () => {
    const { body } = await create({ ...products, claimed_amount: 4999.95 });
    const [item] = await asOwner(
      'SELECT claimed_amount FROM claimed_item WHERE id = (SELECT row_id FROM appraisal WHERE id = $1)',
      [idOf(body)],
    );
    expect(item).toEqual({ claimed_amount: '4999.95' });
  });

  it('returns 400 ERWPAP for an offer of another product, on creation and on update', async () => {
    const expected = errorBody(
      'ERWPAP',
      TITLES.WP,
      'offer_id : is not an offer of the replacement product',
    );
    const { status, body } = await create({
      ...products,
      offer_id: 'no-such-offer',
      shop_name: 'A shop',
      replacement_cost_value: 10,
    });
    expect([status, body]).toEqual([400, expected]);
    const { body: made } = await create(products);
    const changed = await api('PUT', `/client_reference/${claim}/appraisal/${idOf(made)}`, {
      key: own.key,
      json: { offer_id: 'no-such-offer', comment: 'x' },
    });
    expect([changed.status, changed.body]).toEqual([400, expected]);
    expect((await read(idOf(made))).body).toMatchObject({
      comment: '',
      price_snapshot: { source: 'offer' },
    });
  });

  it('accepts client_category_id, but rejects an unknown one or one that conflicts', async () => {
    const { body } = await create({ ...products, client_category_id: '11' });
    expect((await read(idOf(body))).body).toMatchObject({ selected_client_category_id: 11 });
    const change = (json: unknown) =>
      api('PUT', `/client_reference/${claim}/appraisal/${idOf(body)}`, { key: own.key, json });
    expect((await change({ client_category_id: 10 })).body).toMatchObject({
      selected_client_category_id: 10,
    });
    const none = errorBody(
      'ERWPAP',
      TITLES.WP,
      'client_category_id : is not a category of the catalogue',
    );
    expect([
      (await create({ ...products, client_category_id: 99_999 })).body,
      (await change({ client_category_id: 99_999 })).body,
    ]).toEqual([none, none]);
    const both = { client_category_id: 10, selected_client_category_id: 11 };
    const disagree = errorBody(
      'ERWPAP',
      TITLES.WP,
      'client_category_id : and selected_client_category_id differ',
    );
    expect([(await create({ ...products, ...both })).body, (await change(both)).body]).toEqual([
      disagree,
      disagree,
    ]);
  });
});
