/** What counts while the amount of a line without an offer awaits approval. */
import { beforeAll, describe, expect, it } from 'vitest';
import { decide, type Desk, makeDesk, makeGoods } from '@/tests/setup/acv-desk';
import { GADGETS, ROBOTS } from '@/tests/setup/products';
import { makeClaim } from '@/tests/setup/tenants';
import { api } from '@/tests/setup/api';
import { openLink } from '@/tests/setup/portal';

let desk: Desk;

beforeAll(async () => {
  await makeGoods();
  desk = await makeDesk(1000);
});

interface Made {
  readonly claim: string;
  readonly claimId: number;
  readonly item: string;
  readonly line: string;
}

async function made(amount: number, given: object = {}): Promise<Made> {
  const claimId = await makeClaim(desk.tenant);
  const claim = `/client_reference/${claimId}`;
  const { body } = await desk.send('POST', `${claim}/claimed_item`, {
    description: 'Necklace',
    claimed_amount: 2000,
    ...given,
    valuation: { replacement_cost_value: amount, basis: 'handler' },
  });
  const {
    row_id,
    appraisal_ids: [id],
  } = body as { row_id: number; appraisal_ids: number[] };
  return {
    claim,
    claimId,
    item: `${claim}/claimed_item/${row_id}`,
    line: `${claim}/appraisal/${id}`,
  };
}

const price = ({ item }: Made, amount: number) =>
  desk.send('PUT', item, { valuation: { replacement_cost_value: amount, basis: 'handler' } });
const totals = async ({ claim }: Made) => (await desk.send('GET', `${claim}/totals`)).body;
const shown = async ({ line }: Made) => (await desk.send('GET', line)).body;

const STANDS = { lines_counted: 1, replacement_cost_value: 900, net_claim: 900 };
const NOT_VALUED = {
  lines_counted: 0,
  lines_not_valued: 1,
  net_claim: 0,
  claimed_not_valued: 2000,
};

it('a higher amount leaves the one in force before until it is decided', async () => {
  const ring = await made(900);
  await price(ring, 1800);
  expect(await totals(ring)).toMatchObject({ ...STANDS, lines_awaiting_approval: 1 });
  expect(await shown(ring)).toMatchObject({
    line_state: 'counted',
    actual_cash_value: 900,
    total_replacement_cost_value: 900,
    replacement_cost_value_awaiting: 1800,
    acv_awaiting_approval: 1800,
  });
  const portal = await openLink(desk.tenant, ring.claimId);
  expect((await api('GET', '/portal', { portal })).body).toMatchObject({
    items: [{ actual_cash_value: 900, total: 900, is_valued: true }],
  });
  await price(ring, 2500);
  expect(await totals(ring)).toMatchObject(STANDS);
  expect((await decide(ring.line, desk.second)).body).toMatchObject({ actual_cash_value: 2500 });
  expect(await totals(ring)).toMatchObject({ replacement_cost_value: 2500 });
  await price(ring, 4000);
  expect(await totals(ring)).toMatchObject({ replacement_cost_value: 2500 });
});

it('a higher amount that is refused is replaced by the one in force before', async () => {
  const ring = await made(900);
  await price(ring, 1800);
  expect((await decide(ring.line, desk.second, 'refuse')).status).toBe(200);
  expect(await totals(ring)).toMatchObject({ ...STANDS, lines_awaiting_approval: 0 });
  expect(await shown(ring)).toMatchObject({ replacement_cost_value: 900, approval: null });
});

it('a refused amount takes its basis back, and not that of one that was never in force', async () => {
  const ring = await made(900);
  const stated = (amount: number, basis: string, basis_source: string) =>
    desk.send('PUT', ring.item, {
      valuation: { replacement_cost_value: amount, basis, basis_source },
    });
  await stated(950, 'expert', 'Gem Lab');
  await stated(1800, 'quote', 'Jeweller');
  await stated(2500, 'claimed', 'Form');
  const basis = { basis: 'expert', basis_source: 'Gem Lab', basis_date: null, basis_note: null };
  expect(await shown(ring)).toMatchObject({
    total_replacement_cost_value: 950,
    basis_in_effect: basis,
    replacement_cost_value: 2500,
    basis: 'claimed',
  });
  const portal = await openLink(desk.tenant, ring.claimId);
  expect((await api('GET', '/portal', { portal })).body).toMatchObject({
    items: [{ total: 950, basis: 'expert', basis_source: 'Gem Lab' }],
  });
  expect((await decide(ring.line, desk.second, 'refuse')).status).toBe(200);
  const inForce = { replacement_cost_value: 950, basis: 'expert', basis_source: 'Gem Lab' };
  expect(await shown(ring)).toMatchObject(inForce);
  expect(await shown(ring)).not.toHaveProperty('basis_in_effect');
  await price(ring, 1900);
  expect(await shown(ring)).toMatchObject({ basis: 'handler', basis_source: null });
  await decide(ring.line, desk.second);
  expect(await shown(ring)).toMatchObject({ replacement_cost_value: 1900, basis: 'handler' });
});

it('a calculated line counts what the rules leave of the amount in force before', async () => {
  const gadget = await made(900, { date_purchase: '2025-06-01', client_category_id: GADGETS });
  expect(await totals(gadget)).toMatchObject({ actual_cash_value: 180 });
  await price(gadget, 9000);
  expect(await totals(gadget)).toMatchObject({ replacement_cost_value: 900, net_claim: 180 });
});

it('the approved amount of a new line counts what the rules leave of it, as without a limit', async () => {
  const gadget = await made(9000, { date_purchase: '2025-06-01', client_category_id: GADGETS });
  expect(await totals(gadget)).toMatchObject({ lines_counted: 0, lines_amount_awaiting: 1 });
  expect((await decide(gadget.line, desk.second)).body).toMatchObject({ actual_cash_value: 1800 });
  expect(await totals(gadget)).toMatchObject({ replacement_cost_value: 9000, net_claim: 1800 });
});

it.each([
  ['undated', {}],
  ['dated', { date_purchase: '2025-06-01' }],
])('a new %s line whose amount awaits approval is not valued', async (_name, given) => {
  const ring = await made(1800, given);
  expect(await totals(ring)).toMatchObject({
    ...NOT_VALUED,
    lines_without_amount: 1,
    lines_amount_awaiting: 1,
    lines: [{ reason: 'awaiting_approval' }],
  });
  expect(await shown(ring)).toMatchObject({ line_reason: 'awaiting_approval' });
  expect((await desk.send('GET', `${ring.claim}/lines`)).text).toContain(
    'not_valued,awaiting_approval',
  );
  expect((await decide(ring.line, desk.second)).status).toBe(200);
  expect(await totals(ring)).toMatchObject({ lines_counted: 1, lines_amount_awaiting: 0 });
});

it('a market value that awaits approval does not value the line', async () => {
  const robot = await made(1800, { client_category_id: ROBOTS });
  const { body } = await desk.send('PUT', `${robot.line}/acv`, { market_value: 1500 });
  expect(body).toMatchObject({ state: 'awaiting_approval', in_force: null });
  expect(await totals(robot)).toMatchObject(NOT_VALUED);
});

const EXPERT = { valuation: { replacement_cost_value: 81_000, basis: 'expert' } };

const warned = (field: string, priced: string) => ({
  warnings: [expect.stringContaining(`${field} : makes the line 81000.00 instead of ${priced}`)],
  warning_details: [
    { reason: 'price_awaits_approval', field, values: { rcv: '81000.00', priced } },
  ],
});

describe('an amount above the limit is announced', () => {
  it('by the change of an item, until it is approved', async () => {
    const ring = await made(900);
    expect((await price(ring, 950)).body).not.toHaveProperty('approval');
    const { status, body } = await desk.send('PUT', ring.item, EXPERT);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      approval: 'pending',
      ...warned('valuation.replacement_cost_value', '950.00'),
    });
    await decide(ring.line, desk.second);
    const { body: after } = await desk.send('PUT', ring.item, { notes: 'Seen' });
    expect(after).not.toHaveProperty('approval');
    expect(after).not.toHaveProperty('warnings');
  });

  it('by the change of many, also where it creates the appraisal', async () => {
    const ring = await made(900);
    const { body: waiting } = await desk.send('POST', `${ring.claim}/claimed_item`, {
      description: 'Brooch',
    });
    const rowIds = [Number(ring.item.split('/').at(-1)), (waiting as { row_id: number }).row_id];
    const path = `${ring.claim}/claimed_item/bulk`;
    const { body } = await desk.send('PUT', path, {
      items: rowIds.map((row_id) => ({ row_id, ...EXPERT })),
    });
    const [first, second] = ['900.00', '0.00'].map((priced, at) =>
      warned(`items.${at}.valuation.replacement_cost_value`, priced),
    );
    expect(body).toMatchObject({
      approval_pending_ids: rowIds,
      warnings: [...(first?.warnings ?? []), ...(second?.warnings ?? [])],
      warning_details: [...(first?.warning_details ?? []), ...(second?.warning_details ?? [])],
    });
  });
});
