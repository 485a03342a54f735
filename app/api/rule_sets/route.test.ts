import { describe, expect, it } from 'vitest';
import { errorBody, TITLES } from '@/tests/setup/api';
import { makeDraft } from '@/tests/setup/rule-sets';
import { makeTenant } from '@/tests/setup/tenants';
import { own, send, eventsOf, rate } from './rule-sets.fixture';

describe('rule set drafts', () => {
  it('start from each of the six templates, with category ids', async () => {
    const { body } = await send('GET', '/rule_set_templates');
    const { templates } = body as {
      templates: {
        template: string;
        source: string;
        rules: { name: string; client_category_ids: number[] }[];
      }[];
    };
    expect(templates.map(({ template }) => template)).toEqual([
      'sparebank1',
      'swedish',
      'njc',
      'us_allowance_guide',
      'us_practice',
      'household',
    ]);
    for (const { template, source, rules } of templates) {
      expect(source).not.toBe('');
      const made = (await send('POST', '/rule_sets', { name: template, template })).body;
      expect(made).toMatchObject({
        name: template,
        template,
        state: 'draft',
        version: null,
        rules,
      });
      expect(
        (await send('GET', `/rule_sets/${(made as { rule_set_id: number }).rule_set_id}`)).body,
      ).toEqual(made);
    }
    expect(
      templates[0]?.rules.find(({ name }) => name === 'Mobile phones')?.client_category_ids,
    ).toEqual([10]);
  });

  it('start from another rule set or blank, but not from an unknown source', async () => {
    const id = await makeDraft(own, 'swedish');
    const { rules } = (await send('GET', `/rule_sets/${id}`)).body as { rules: object[] };
    expect(
      (await send('POST', '/rule_sets', { name: 'copy', rule_set_id: id })).body,
    ).toMatchObject({
      name: 'copy',
      template: 'swedish',
      copied_from: { name: 'Contents', version: null },
      rules,
    });
    expect((await send('POST', '/rule_sets', { name: 'plain' })).body).toMatchObject({
      template: null,
      copied_from: null,
      rules: [],
      default_rule: { method: { kind: 'none' } },
    });
    expect((await send('POST', '/rule_sets', { name: 'x', template: 'none' })).body).toEqual(
      errorBody('ERWP00', TITLES.WP, 'template : is not a published table'),
    );
    expect(
      (
        await send('POST', '/rule_sets', {
          name: 'x',
          rule_set_id: await makeDraft(await makeTenant()),
        })
      ).body,
    ).toEqual(errorBody('ERWP00', TITLES.WP, 'rule_set_id : is not a rule set of the client'));
  });

  it('change all or nothing, and equal values are no change', async () => {
    const tenant = await makeTenant();
    const id = await makeDraft(tenant);
    const { status, body } = await send(
      'PUT',
      `/rule_sets/${id}`,
      { rules: [{ name: 'Phones', client_category_ids: ['10'], method: rate(6.67) }] },
      tenant,
    );
    expect([status, body]).toMatchObject([
      200,
      {
        name: 'Contents',
        rules: [
          { name: 'Phones', client_category_ids: [10], maximum_percent: null, method: rate(6.67) },
        ],
        default_rule: { name: 'Everything else' },
      },
    ]);
    const { rules, default_rule } = body as { rules: object[]; default_rule: object };
    expect(
      (await send('PUT', `/rule_sets/${id}`, { name: 'Contents', rules, default_rule }, tenant))
        .body,
    ).toEqual(body);
    expect(await eventsOf(tenant)).toEqual(['rule_set.created', 'rule_set.updated']);
  });

  it.each([
    [
      'a percent with three decimals',
      { rules: [{ name: 'a', method: rate(6.667) }] },
      'rules.0.method.percent_per_year : must have at most two decimals',
    ],
    [
      'a percent above 100',
      { rules: [{ name: 'a', method: rate(101) }] },
      'rules.0.method.percent_per_year : must be at most 100',
    ],
    [
      'a table that rises',
      {
        rules: [
          {
            name: 'a',
            method: { kind: 'table', unit: 'commenced_year', remaining_percents: [100, 50, 60] },
          },
        ],
      },
      'rules.0.method.remaining_percents : must not rise with age',
    ],
    [
      'two rules of one name',
      {
        rules: [
          { name: 'a', method: rate(1) },
          { name: 'a', method: rate(2) },
        ],
      },
      'rules : must have unique names',
    ],
    [
      'a category in two rules',
      {
        rules: [
          { name: 'a', client_category_ids: [10], method: rate(1) },
          { name: 'b', client_category_ids: [10], method: rate(2) },
        ],
      },
      'rules : must not contain a category twice',
    ],
    [
      'an unknown category',
      { rules: [{ name: 'a', client_category_ids: [4711], method: rate(1) }] },
      'rules.0.client_category_ids : 4711 is not a category',
    ],
    [
      'an amount of 1e300',
      { rules: [{ name: 'a', method: rate(1), item_limit: 1e300 }] },
      'rules.0.item_limit : must be a multiple of 0.01, not negative and below 10^12',
    ],
    [
      'tiers without a last one',
      {
        rules: [
          { name: 'a', method: { kind: 'value_tiered', tiers: [{ below: 100, method: rate(1) }] } },
        ],
      },
      'rules.0.method.tiers : must be in ascending order, the last one with below null',
    ],
    [
      'a default rule for a category',
      { default_rule: { name: 'a', client_category_ids: [10], method: rate(1) } },
      'default_rule : must not have categories: it applies to all others',
    ],
  ])(
    'reject %s with the name of the field and change nothing',
    async (_what, json, description) => {
      const id = await makeDraft(own);
      const before = (await send('GET', `/rule_sets/${id}`)).body;
      expect(await send('PUT', `/rule_sets/${id}`, json)).toMatchObject({
        status: 400,
        body: errorBody('ERWP00', TITLES.WP, description),
      });
      expect((await send('GET', `/rule_sets/${id}`)).body).toEqual(before);
    },
  );

  it('return ERIP00 for an unknown method', async () => {
    const id = await makeDraft(own);
    expect(
      await send('PUT', `/rule_sets/${id}`, { rules: [{ name: 'a', method: { kind: 'magic' } }] }),
    ).toMatchObject({ status: 400, body: { event_code: 'ERIP00' } });
  });

  it('can be tried out: the reference phone gives 1,347.99, explained in the requested language', async () => {
    const id = await makeDraft(own);
    const json = {
      client_category_id: 10,
      replacement_cost_value: 1684.99,
      date_purchase: '2022-06-15',
      date_damage: '2024-05-07',
      language: 'nb',
    };
    const { body } = await send('POST', `/rule_sets/${id}/try_out`, json);
    expect(body).toMatchObject({
      rule: 'Mobile phones',
      depreciation: 337,
      actual_cash_value: 1347.99,
      payable: 1347.99,
    });
    expect((body as { steps: { sentence: string }[] }).steps.at(-1)?.sentence).toBe(
      'Verdireduksjon på 20\u00a0%: 337,00; 1\u00a0347,99 er igjen.',
    );
    expect(
      await send('POST', `/rule_sets/${id}/try_out`, { ...json, date_purchase: '2024-05-08' }),
    ).toMatchObject({
      status: 400,
      body: errorBody('ERWP00', TITLES.WP, 'date_purchase : is after the damage on 2024-05-07'),
    });
    expect(await send('POST', `/rule_sets/${id}/try_out`, {})).toMatchObject({
      status: 400,
      body: { event_code: 'ERWP00' },
    });
  });

  it('can be deleted, and a client can have at most 50', async () => {
    const tenant = await makeTenant();
    const ids: number[] = [];
    for (let n = 0; n < 50; n += 1) ids.push(await makeDraft(tenant, null));
    expect((await send('POST', '/rule_sets', { name: 'one more' }, tenant)).body).toMatchObject({
      event_code: 'ERWP00',
    });
    expect((await send('DELETE', `/rule_sets/${ids[0]}`, undefined, tenant)).status).toBe(204);
    expect((await send('DELETE', `/rule_sets/${ids[0]}`, undefined, tenant)).body).toEqual(
      errorBody('ERNF00', TITLES.NF, 'Rule set not found'),
    );
    expect((await send('POST', '/rule_sets', { name: 'one more' }, tenant)).status).toBe(200);
    const first = (await send('GET', '/rule_sets?limit=30', undefined, tenant)).body as {
      rule_sets: { rule_set_id: number }[];
      metadata: { next_cursor: string };
    };
    const rest = (
      await send(
        'GET',
        `/rule_sets?limit=30&cursor=${first.metadata.next_cursor}`,
        undefined,
        tenant,
      )
    ).body as typeof first;
    expect(
      new Set([...first.rule_sets, ...rest.rule_sets].map(({ rule_set_id }) => rule_set_id)).size,
    ).toBe(50);
    expect(rest.metadata.next_cursor).toBeNull();
  });
});
