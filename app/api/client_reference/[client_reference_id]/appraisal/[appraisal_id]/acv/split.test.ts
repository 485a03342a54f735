/** The limit holds for what one person states for one loss, over all lines and by every way. */
import { beforeAll, describe, expect, it } from 'vitest';
import { decide, type Desk, makeDesk, makeGoods, makeLine, UNDATED } from '@/tests/setup/acv-desk';
import { makeClaim } from '@/tests/setup/tenants';

let desk: Desk;

beforeAll(async () => {
  await makeGoods();
  desk = await makeDesk();
});

const send: Desk['send'] = (...request) => desk.send(...request);
const ROBOT = { cpid: 'robot', rpid: 'robot' };

describe('a loss that is split into lines of the same product', () => {
  it('needs approval where market values together exceed the limit', async () => {
    const claim = await makeClaim(desk.tenant);
    const [first, second] = [
      await makeLine(desk, ROBOT, claim),
      await makeLine(desk, ROBOT, claim),
    ];
    expect((await send('PUT', `${first.path}/acv`, { market_value: 400 })).body).toMatchObject({
      state: 'in_force',
    });
    expect((await send('PUT', `${second.path}/acv`, { market_value: 400 })).body).toMatchObject({
      state: 'awaiting_approval',
      approval_of: 'market_value',
      in_force: null,
    });
    expect((await decide(second.path, desk.second)).body).toMatchObject({ actual_cash_value: 400 });
  });

  it('needs approval where prices together exceed those of the offers by the limit', async () => {
    const claim = await makeClaim(desk.tenant);
    const first = await makeLine(desk, { ...UNDATED, replacement_cost_value: 1400 }, claim);
    expect(first.warnings).toEqual([]);
    const { body } = await send('POST', `/client_reference/${claim}/appraisal`, {
      cpid: 'gadget',
      rpid: 'gadget',
      replacement_cost_value: 1400,
    });
    expect(body).toMatchObject({
      approval: 'pending',
      warnings: [expect.stringContaining('replacement_cost_value : makes the line 1400.00')],
      warning_details: [
        {
          reason: 'price_awaits_approval',
          field: 'replacement_cost_value',
          values: { rcv: '1400.00', priced: '1000.00' },
        },
      ],
    });
    const { appraisal_id: id } = body as { appraisal_id: number };
    const second = { path: `/client_reference/${claim}/appraisal/${id}` };
    expect((await send('GET', second.path)).body).toMatchObject({
      replacement_cost_value: 1400,
      total_replacement_cost_value: 1000,
      approval: 'pending',
    });
    const third = await makeLine(desk, UNDATED, claim);
    expect((await send('PUT', third.path, { replacement_cost_value: 1400 })).body).toMatchObject({
      total_replacement_cost_value: 1000,
      approval: 'pending',
    });
    const { path } = await makeLine(desk, { ...UNDATED, replacement_cost_value: 1400 });
    expect((await send('GET', path)).body).toMatchObject({
      total_replacement_cost_value: 1400,
      approval: null,
    });
  });

  it('needs approval for an amount, a market value and a price together', async () => {
    const claim = await makeClaim(desk.tenant);
    const priced = await makeLine(desk, { ...ROBOT, replacement_cost_value: 1400 }, claim);
    expect((await send('GET', priced.path)).body).toMatchObject({ approval: null });
    const entered = await makeLine(desk, ROBOT, claim);
    expect(
      (await send('PUT', `${entered.path}/acv`, { actual_cash_value: 400, reason: 'Seen' })).body,
    ).toMatchObject({ state: 'awaiting_approval' });
    const valued = await makeLine(desk, ROBOT, claim);
    expect((await send('PUT', `${valued.path}/acv`, { market_value: 200 })).body).toMatchObject({
      state: 'awaiting_approval',
    });
  });

  it('of two concurrent prices for one loss, one needs approval', async () => {
    const claim = await makeClaim(desk.tenant);
    const lines = [await makeLine(desk, UNDATED, claim), await makeLine(desk, UNDATED, claim)];
    const answers = await Promise.all(
      lines.map(({ path }) => send('PUT', path, { replacement_cost_value: 1400 })),
    );
    expect(
      answers.map(({ body }) => (body as { approval: string | null }).approval).sort(),
    ).toEqual([null, 'pending']);
    const created = await Promise.all(
      [1, 2].map(async () =>
        makeLine(
          desk,
          { ...UNDATED, rpid: 'priceless', cpid: 'priceless', replacement_cost_value: 400 },
          claim,
        ),
      ),
    );
    const approvals = await Promise.all(
      created.map(
        async ({ path }) => ((await send('GET', path)).body as { approval: unknown }).approval,
      ),
    );
    expect(approvals.toSorted()).toEqual(['pending', null].toSorted());
  });
});

const pricedAs = (description: string, each: number) => ({
  description,
  valuation: { replacement_cost_value: each, basis: 'handler' },
});
const approvalsOf = async (claim: number) => {
  const { body } = await send('GET', `/client_reference/${claim}/appraisal`);
  const { appraisals } = body as {
    appraisals: { cp_name_cart: string; approval: string | null }[];
  };
  return Object.fromEntries(appraisals.map((one) => [one.cp_name_cart, one.approval]));
};

describe('a loss that is split into items priced by hand', () => {
  it('needs approval where items of one name together exceed the limit, in one call', async () => {
    const claim = await makeClaim(desk.tenant);
    const items = [
      pricedAs('Ring, gold (1)', 300),
      pricedAs('Lamp', 300),
      pricedAs('ring gold B', 300),
      pricedAs('Ring, gold', 150),
    ];
    const path = `/client_reference/${claim}/claimed_item/bulk`;
    expect((await send('POST', path, { items })).status).toBe(201);
    expect(await approvalsOf(claim)).toEqual({
      'Ring, gold (1)': null,
      Lamp: null,
      'ring gold B': 'pending',
      'Ring, gold': null,
    });
  });

  it('takes no number and no count for a part of the name', async () => {
    const claim = await makeClaim(desk.tenant);
    const path = `/client_reference/${claim}/claimed_item`;
    for (const name of ['Brooch 2', 'brooch nr. 3', 'Brooch No. 4', 'Brooch #5, 1 stk', 'Brick'])
      await send('POST', path, pricedAs(name, 300));
    expect(await approvalsOf(claim)).toEqual({
      'Brooch 2': null,
      'brooch nr. 3': 'pending',
      'Brooch No. 4': 'pending',
      'Brooch #5, 1 stk': 'pending',
      Brick: null,
    });
  });

  it('needs approval where an item is renamed to the name of another', async () => {
    const claim = await makeClaim(desk.tenant);
    const path = `/client_reference/${claim}/claimed_item`;
    const rows = [];
    for (const name of ['Brooch A', 'Temp thing', 'Clock'])
      rows.push(
        ((await send('POST', path, pricedAs(name, 400))).body as { row_id: number }).row_id,
      );
    const totals = async () => (await send('GET', `/client_reference/${claim}/totals`)).body;
    const [, temp, clock] = rows;
    await send('PUT', `${path}/${clock}`, { description: 'Wall clock' });
    expect(await totals()).toMatchObject({ net_claim: 1200, lines_awaiting_approval: 0 });
    await send('PUT', `${path}/${temp}`, { description: 'Brooch' });
    expect(await approvalsOf(claim)).toEqual({
      'Brooch A': null,
      Brooch: 'pending',
      'Wall clock': null,
    });
    expect(await totals()).toMatchObject({
      net_claim: 800,
      lines_not_valued: 1,
      lines_awaiting_approval: 1,
    });
    const { body } = await send('GET', `/client_reference/${claim}/appraisal`);
    const { appraisals } = body as { appraisals: { appraisal_id: number; row_id: number }[] };
    const id = appraisals.find(({ row_id }) => row_id === temp)?.appraisal_id;
    await decide(`/client_reference/${claim}/appraisal/${id}`, desk.second);
    expect(await totals()).toMatchObject({ net_claim: 1200, lines_awaiting_approval: 0 });
  });

  it('needs approval where items of one name together exceed the limit, one by one', async () => {
    const claim = await makeClaim(desk.tenant);
    const path = `/client_reference/${claim}/claimed_item`;
    for (const name of ['Ring 1', 'Ring 2', '12', '34'])
      expect((await send('POST', path, pricedAs(name, 300))).status).toBe(201);
    expect(await approvalsOf(claim)).toEqual({
      'Ring 1': null,
      'Ring 2': 'pending',
      12: null,
      34: null,
    });
  });
});
