/** Nothing that a caller sends is dropped in silence: unknown fields and offers, and currencies. */
import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '@/lib/contract/operations';
import { ignoredFields } from '@/lib/http/ignored-fields';
import { api } from '@/tests/setup/api';
import { type Desk, makeDesk, makeGoods, makeLine } from '@/tests/setup/acv-desk';
import { makeClaim } from '@/tests/setup/tenants';

let desk: Desk;

beforeAll(async () => {
  await makeGoods();
  desk = await makeDesk(null);
});

const send: Desk['send'] = (...request) => desk.send(...request);
const GADGET = { cpid: 'gadget', rpid: 'gadget' };
const ignoredAs = (...names: string[]) => ({
  warnings: names.map((name) => `${name} : is not a field of this operation and was ignored`),
  warning_details: names.map((field) => ({
    reason: 'unknown_field',
    field,
    values: {},
    text: 'is not a field of this operation and was ignored',
  })),
});

describe('a field that the operation does not know', () => {
  it('is named in warnings and in a header on creation, change and calculation, and not stored', async () => {
    const claim = await makeClaim(desk.tenant);
    const created = await send('POST', `/client_reference/${claim}/appraisal`, {
      ...GADGET,
      colour: 'red',
      client_id: String(desk.tenant.clientId),
      session_id: 'desk-1',
    });
    expect(created).toMatchObject({ status: 200, body: ignoredAs('colour') });
    expect(created.headers.get('ignored-fields')).toBe('colour');
    const { appraisal_id: id } = created.body as { appraisal_id: number };
    const path = `/client_reference/${claim}/appraisal/${id}`;
    const changed = await send('PUT', path, { comment: 'seen', replacement_cost: 5, rcv: 1 });
    expect(changed).toMatchObject({
      status: 200,
      body: { comment: 'seen', ...ignoredAs('replacement_cost', 'rcv') },
    });
    expect(changed.headers.get('ignored-fields')).toBe('replacement_cost, rcv');
    const entered = await send('PUT', `${path}/acv`, {
      actual_cash_value: 5,
      reason: 'worn',
      why: 'x',
    });
    expect(entered.body).toMatchObject(ignoredAs('why'));
    const items = `/client_reference/${claim}/claimed_item`;
    const added = await send('POST', items, { description: 'Lamp', kleur: 1 });
    expect(added).toMatchObject({ status: 201, body: ignoredAs('kleur') });
    const read = await send('GET', path);
    expect(read.headers.get('ignored-fields')).toBe(null);
    expect(read.body).toMatchObject({ warnings: [] });
    expect(JSON.stringify(read.body)).not.toContain('colour');
  });

  it('is named in the header by its path where the reply has no warnings', async () => {
    const { status, headers } = await send('POST', '/client_reference', {
      client_reference: `ignored-${Date.now()}`,
      größe: 1,
      'a "b"\n': null,
    });
    expect([status, headers.get('ignored-fields')]).toEqual([200, 'gr%C3%B6%C3%9Fe, a__b__']);
    const sets = await send('POST', '/rule_sets', { name: 'Draft' });
    const { rule_set_id: id } = sets.body as { rule_set_id: number };
    const rule = { name: 'All', client_category_ids: [], method: { kind: 'none' }, colour: 'red' };
    const draft = await send('PUT', `/rule_sets/${id}`, { default_rule: rule });
    expect(draft.headers.get('ignored-fields')).toBe('default_rule.colour');
  });

  it('bounds number and length of the names, and takes any character', async () => {
    const line = await makeLine(desk);
    const many = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [`${at}x`.padStart(1000, '\0\uD800😀'), at]),
    );
    const { status, body, headers } = await send('PUT', line.path, many);
    expect(status).toBe(200);
    const { warnings } = body as { warnings: string[] };
    expect(warnings).toHaveLength(20);
    expect(Math.max(...warnings.map((one) => one.length))).toBeLessThan(150);
    expect((headers.get('ignored-fields') ?? '').length).toBeLessThan(5000);
    const create = () =>
      api('POST', `/client_reference/${line.claimId}/appraisal`, {
        key: desk.tenant.key,
        json: { ...GADGET, '\0\uD800': 1 },
        headers: { 'idempotency-key': `ignored-${line.id}` },
      });
    const [first, again] = [await create(), await create()];
    expect(first).toMatchObject({ status: 200, body: ignoredAs('__') });
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('ignored-fields')).toBe('__');
  });

  it('is none of the examples of the reference', () => {
    const named = operations.flatMap(({ id, body, examples }) =>
      ignoredFields(examples?.body, body.safeParse(examples?.body).data).map(
        (name) => `${id} ${name}`,
      ),
    );
    expect(named).toEqual([]);
  });
});

const reasonOf = async (...request: Parameters<Desk['send']>) => {
  const { status, body } = await send(...request);
  const { event_code: code, event_dict: dict } = body as {
    event_code: string;
    event_dict: { reason?: string; field?: string };
  };
  return [status, code.slice(0, 4), dict.field, dict.reason];
};

describe('a value that the service cannot use', () => {
  it('is refused: an unknown offer, and a currency that is none', async () => {
    const claim = await makeClaim(desk.tenant);
    const at = `/client_reference/${claim}/appraisal`;
    const line = await makeLine(desk);
    for (const [method, path, json] of [
      ['POST', at, { ...GADGET, offer_id: 'nobody-has-this' }],
      ['PUT', line.path, { offer_id: 'nobody-has-this' }],
    ] as const)
      expect(await reasonOf(method, path, json)).toEqual([
        400,
        'ERWP',
        'offer_id',
        'unknown_offer',
      ]);
    for (const currency of ['XXX', 'XTS', 'XAU', 'ZZZ'])
      for (const [method, path, json] of [
        ['POST', '/client_reference', { client_reference: `none-${currency}` }],
        ['PATCH', `/client_reference/${claim}`, {}],
        ['POST', at, GADGET],
        ['PUT', line.path, { item_quantity: 2 }],
        ['PUT', `${line.path}/acv`, {}],
        ['PATCH', '/client_settings', {}],
      ] as const)
        expect(await reasonOf(method, path, { ...json, currency })).toEqual([
          400,
          'ERWP',
          'currency',
          'not_a_currency',
        ]);
    expect(await reasonOf('GET', '/prices?pid=gadget&currency=XXX')).toEqual([
      400,
      'ERWP',
      'currency',
      'not_a_currency',
    ]);
  });
});
