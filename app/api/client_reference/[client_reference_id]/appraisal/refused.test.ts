import { describe, expect, it } from 'vitest';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { CLAIMED, makeClaim, UNKNOWN_PRODUCT } from '@/tests/setup/tenants';
import { own, other, claim, products, create, idOf, read } from './create.fixture';

const problems = (body: unknown) =>
  (
    body as { event_dict: { problems: { field: string; reason: string }[] } }
  ).event_dict.problems.map(({ field, reason }) => `${field} ${reason}`);

describe('creating an appraisal rejects invalid requests', () => {
  it('returns ERMPAP naming each missing field', async () => {
    const { status, body } = await create({});
    expect(status).toBe(400);
    expect(body).toEqual(
      errorBody('ERMPAP', TITLES.MP, 'cpid : field required; rpid : field required'),
    );
    expect((await create({ cpid: CLAIMED })).body).toEqual(
      errorBody('ERMPAP', TITLES.MP, 'rpid : field required'),
    );
    expect((await create({ cpid: '', rpid: null })).body).toEqual(
      errorBody('ERMPAP', TITLES.MP, 'cpid : field required; rpid : field required'),
    );
    expect(
      (await api('POST', `/client_reference/${claim}/appraisal`, { key: own.key })).body,
    ).toEqual(errorBody('ERMPAP', TITLES.MP, 'cpid : field required; rpid : field required'));
  });

  it('reports missing before invalid and invalid before wrong', async () => {
    expect(
      (await create({ cpid: CLAIMED, item_quantity: 'many', replacement_cost_value: -1 })).body,
    ).toMatchObject({ event_code: 'ERMPAP' });
    expect(
      (await create({ ...products, item_quantity: 'many', replacement_cost_value: -1 })).body,
    ).toMatchObject({ event_code: 'ERIPAP' });
    expect((await create({ ...products, replacement_cost_value: -1 })).body).toMatchObject({
      event_code: 'ERWPAP',
    });
  });

  it('names all fields at once, with the code of the first kind', async () => {
    const mixed = await create({
      cpid: CLAIMED,
      item_quantity: 'many',
      replacement_cost_value: -1,
    });
    expect(mixed.body).toMatchObject({ event_code: 'ERMPAP', event_dict: { field: 'rpid' } });
    expect(problems(mixed.body)).toEqual([
      'rpid required',
      'item_quantity not_an_integer',
      'replacement_cost_value not_an_amount',
    ]);
    const values = {
      currency: 'SEK',
      homepage_client_category_id: 999_999,
      selected_client_category_id: 999_998,
      replacement_cost_value: 999_999_999_999,
      item_quantity: 1000,
    };
    const FOUND = [
      'homepage_client_category_id unknown_category',
      'selected_client_category_id unknown_category',
    ];
    const created = await create({
      cpid: UNKNOWN_PRODUCT,
      rpid: UNKNOWN_PRODUCT,
      row_id: 999_999_999,
      ...values,
    });
    expect(created.body).toMatchObject({ event_code: 'ERWPAP', event_dict: { field: 'currency' } });
    expect(problems(created.body).toSorted()).toEqual(
      [
        'cpid unknown_product',
        'currency claim_in_another_currency',
        ...FOUND,
        'replacement_cost_value line_too_large',
        'row_id unknown_item',
        'rpid unknown_product',
      ].toSorted(),
    );
    const id = idOf((await create(products)).body);
    const changed = await api('PUT', `/client_reference/${claim}/appraisal/${id}`, {
      key: own.key,
      json: { rpid: UNKNOWN_PRODUCT, basis_date: '2999-01-01', ...values },
    });
    expect(problems(changed.body)).toEqual([
      'currency claim_in_another_currency',
      'basis_date in_the_future',
      ...FOUND,
      'rpid unknown_product',
    ]);
  });

  it.each([
    { cpid: 5 },
    { rpid: ['x'] },
    { item_quantity: '2' },
    { item_quantity: 1.5 },
    { is_price_per_item: 'true' },
    { replacement_cost_value: '10.00' },
    { homepage_client_category_id: 'ten' },
    { rp_price_date: '2026-02-30 10:00:00' },
    { rp_price_date: '2026-02-28' },
    { date_purchase: '2026-02-30' },
    { rp_name_cart: {} },
    { row_id: 'x' },
    { client_reference_id: 'x' },
  ])('returns ERIPAP for a field of the wrong type or format: %j', async (wrong) => {
    const { status, body } = await create({ ...products, ...wrong });
    expect([status, (body as { event_code: string }).event_code]).toEqual([400, 'ERIPAP']);
    expect((body as { error: string }).error).toMatch(new RegExp(`^${Object.keys(wrong)[0]} : `));
  });

  it('returns ERIPAP for malformed JSON', async () => {
    const { status, body } = await api('POST', `/client_reference/${claim}/appraisal`, {
      key: own.key,
      bytes: '{"cpid":',
    });
    expect(status).toBe(400);
    expect(body).toEqual(errorBody('ERIPAP', TITLES.IP, 'body : malformed JSON'));
  });

  it.each([10.001, 0.005, -0.01, -100, 1e12, 1e-9, 1e300])(
    'returns ERWPAP for a replacement_cost_value of %d',
    async (replacement_cost_value) => {
      const { status, body } = await create({ ...products, replacement_cost_value });
      expect(status).toBe(400);
      expect(body).toEqual(
        errorBody(
          'ERWPAP',
          TITLES.WP,
          'replacement_cost_value : must be a multiple of 0.01, not negative and below 10^12',
        ),
      );
    },
  );

  it.each([0, 0.01, 0.1, 0.29, 1.1, 4.35, 1234567.89, 999_999_999_999.99])(
    'returns a replacement_cost_value of %d as the same number',
    async (replacement_cost_value) => {
      const { body } = await create({ ...products, replacement_cost_value });
      expect((await read(idOf(body))).body).toMatchObject({ replacement_cost_value });
    },
  );

  it.each([
    { item_quantity: 0 },
    { item_quantity: -1 },
    { item_quantity: 1_000_001 },
    { appraisal_condition: 6 },
    { shop_url: 'javascript:alert(1)' },
    { shop_url: 'file:///etc/passwd' },
    { shop_url: 'shop.example' },
    { comment: 'NUL \u0000' },
    { row_id: 0 },
    { row_id: 1 },
  ])('returns ERWPAP for a well-typed but wrong value: %j', async (wrong) => {
    const { status, body } = await create({ ...products, ...wrong });
    expect([status, (body as { event_code: string }).event_code]).toEqual([400, 'ERWPAP']);
  });

  it('returns ERWPAP naming a product that the catalogue lacks', async () => {
    expect((await create({ ...products, cpid: UNKNOWN_PRODUCT })).body).toEqual(
      errorBody('ERWPAP', TITLES.WP, 'cpid : is not a product of the catalogue'),
    );
    expect((await create({ ...products, rpid: UNKNOWN_PRODUCT })).body).toEqual(
      errorBody('ERWPAP', TITLES.WP, 'rpid : is not a product of the catalogue'),
    );
    expect((await create({ ...products, rpid: 'NUL \u0000' })).status).toBe(400);
  });

  it('returns ERWPAP if path and body name different claims', async () => {
    const { status, body } = await create({ ...products, client_reference_id: claim + 1 });
    expect(status).toBe(400);
    expect(body).toEqual(
      errorBody('ERWPAP', TITLES.WP, 'client_reference_id : path and body differ'),
    );
  });

  it("returns the identical 404 ERNFAP for an unknown and another client's claim", async () => {
    const foreignClaim = await makeClaim(other);
    const missing = await create(products, '/client_reference/99999999/appraisal');
    const foreign = await create(products, `/client_reference/${foreignClaim}/appraisal`);
    const beyondEveryId = await create(products, '/client_reference/999999999999999/appraisal');
    expect(missing.status).toBe(404);
    expect(missing.body).toEqual(errorBody('ERNFAP', TITLES.NF, 'Client reference not found'));
    expect([foreign.status, foreign.text, beyondEveryId.text]).toEqual([
      404,
      missing.text,
      missing.text,
    ]);
    expect(
      await asOwner('SELECT id FROM appraisal WHERE client_reference_id = $1', [foreignClaim]),
    ).toEqual([]);
  });

  it.each(['abc', '1.5', '-1', '0x10', '1e3', '%20', 'null'])(
    'returns 400 ERIPAP for a path id of %s',
    async (id) => {
      const { status, body } = await create(products, `/client_reference/${id}/appraisal`);
      expect([status, (body as { event_code: string }).event_code]).toEqual([400, 'ERIPAP']);
    },
  );
});
