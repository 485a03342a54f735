/** Implausible values, which every operation that accepts the field must refuse. */
import { beforeAll, describe, expect, it } from 'vitest';
import { api, errorBody, TITLES } from '../setup/api';
import { makeDesk, makeGoods, makeLine, type Desk, UNDATED } from '../setup/acv-desk';
import { fileOf } from '../setup/inventories';
import { preview } from '../setup/inventory-desk';
import { makeClaim } from '../setup/tenants';

let desk: Desk;

beforeAll(async () => {
  await makeGoods();
  desk = await makeDesk(null);
});

const send: Desk['send'] = (...request) => desk.send(...request);

describe('a currency', () => {
  it.each(['XXX', 'XTS', 'XAU', 'XDR', 'ABC', 'DEM'])(
    '%s is not accepted for a claim',
    async (currency) => {
      const { status, body } = await send('POST', '/client_reference', {
        client_reference: `in ${currency}`,
        currency,
      });
      expect([status, body]).toEqual([
        400,
        errorBody('ERWPCR', TITLES.WP, 'currency : must be an ISO 4217 currency, such as DKK'),
      ]);
    },
  );

  it.each(['DKK', 'JPY', 'XOF'])('%s is accepted', async (currency) => {
    expect(
      (await send('POST', '/client_reference', { client_reference: `in ${currency}`, currency }))
        .status,
    ).toBe(200);
  });
});

describe('a purchase after the damage', () => {
  it('is a field error when an appraisal is created or changed, for an item, and for an inventory row', async () => {
    const line = await makeLine(desk, {}, await makeClaim(desk.tenant, undefined, '2026-03-02'));
    const late = { date_purchase: '2026-03-03' };
    const { body: read } = await send('GET', line.path);
    const { row_id: rowId } = read as { row_id: number };
    const claim = `/client_reference/${line.claimId}`;
    const answers = [
      await send('POST', `${claim}/appraisal`, { cpid: 'gadget', rpid: 'gadget', ...late }),
      await send('PUT', line.path, late),
      await send('PUT', `${claim}/claimed_item/${rowId}`, late),
    ];
    for (const { status, body } of answers)
      expect([status, body]).toMatchObject([
        400,
        { description: 'date_purchase : is after the damage on 2026-03-02' },
      ]);
    const { rows } = await preview(
      desk.tenant,
      line.claimId,
      fileOf('Description;Purchase date\nA lamp;2026-03-03\nA chair;2026-03-02'),
    );
    expect(rows.map(({ problems }) => problems)).toMatchObject([
      [{ field: 'date_purchase', severity: 'error', reason: 'is after the damage on 2026-03-02' }],
      [],
    ]);
    expect((await send('GET', line.path)).body).toEqual(read);
  });
});

describe('a stated fact', () => {
  it('of an item becomes "not stated" on request, with its appraisals, and a null alone changes nothing', async () => {
    const line = await makeLine(desk, { claimed_amount: 70, has_receipt: true });
    const { row_id: rowId } = (await send('GET', line.path)).body as { row_id: number };
    const item = `/client_reference/${line.claimId}/claimed_item/${rowId}`;
    expect(
      (await send('PUT', item, { date_purchase: null, claimed_amount: null })).body,
    ).toMatchObject({ date_purchase: '2025-01-01', claimed_amount: 70 });
    expect(
      (await send('PUT', item, { clear: ['date_purchase', 'claimed_amount'] })).body,
    ).toMatchObject({ date_purchase: null, claimed_amount: null });
    expect((await send('GET', line.path)).body).toMatchObject({
      date_purchase: null,
      has_receipt: true,
    });
    expect((await send('PUT', line.path, { clear: ['has_receipt'] })).body).toMatchObject({
      has_receipt: null,
    });
  });

  it('of an appraisal is withdrawn from its item too, and cannot be stated in the same request', async () => {
    const line = await makeLine(desk);
    const { row_id: rowId } = (await send('GET', line.path)).body as { row_id: number };
    const both = await send('PUT', line.path, {
      date_purchase: '2024-01-01',
      clear: ['date_purchase'],
    });
    expect([both.status, both.body]).toEqual([
      400,
      errorBody('ERWPAP', TITLES.WP, 'clear : contains date_purchase, which also has a value'),
    ]);
    expect((await send('PUT', line.path, { clear: ['date_purchase'] })).body).toMatchObject({
      date_purchase: null,
    });
    const { body } = await api('GET', `/client_reference/${line.claimId}/claimed_item`, {
      key: desk.tenant.key,
    });
    expect((body as { claimed_items: object[] }).claimed_items).toMatchObject([
      { row_id: rowId, date_purchase: null },
    ]);
  });

  it('of an appraisal is withdrawn from the other appraisals of its item too', async () => {
    const line = await makeLine(desk);
    const { row_id } = (await send('GET', line.path)).body as { row_id: number };
    const other = await makeLine(desk, { row_id }, line.claimId);
    expect((await send('GET', other.path)).body).toMatchObject({
      row_id,
      date_purchase: '2025-01-01',
    });
    await send('PUT', line.path, { clear: ['date_purchase'] });
    expect((await send('GET', other.path)).body).toMatchObject({ row_id, date_purchase: null });
  });
});

describe('the totals of a claim', () => {
  it('include the number of lines without a calculation, and of those without any amount', async () => {
    const line = await makeLine(desk);
    await send('PUT', `${line.path}/acv`, {});
    await makeLine(desk, UNDATED, line.claimId);
    await makeLine(desk, { rpid: 'priceless' }, line.claimId);
    expect((await send('GET', `/client_reference/${line.claimId}/totals`)).body).toMatchObject({
      net_claim: 1200,
      line_count: 3,
      lines_counted: 2,
      lines_not_valued: 1,
      lines_without_acv: 1,
      lines_without_amount: 1,
      lines_outdated: 0,
      lines_awaiting_approval: 0,
    });
    const empty = await makeClaim(desk.tenant);
    expect((await send('GET', `/client_reference/${empty}/totals`)).body).toMatchObject({
      net_claim: 0,
      line_count: 0,
      lines_without_acv: 0,
    });
  });
});
