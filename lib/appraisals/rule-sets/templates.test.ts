import { beforeAll, expect, it } from 'vitest';
import { addCategories } from '@/lib/catalogue/add-categories';
import { CATEGORIES } from '@/lib/catalogue/categories';
import { database } from '@/lib/platform/database/tenant';
import { matchRule } from '@/lib/valuation/match-rule';
import type { Rule, RuleSetContent } from '@/lib/valuation/rule-set';
import { KEEP_THEIR_VALUE, USED_UP } from '@/lib/valuation/templates/template';
import { TEMPLATES } from '@/lib/valuation/templates/templates';
import { callerFor, makeTenant } from '@/tests/setup/tenants';
import { listTemplates } from './templates';

type Listed = Awaited<ReturnType<typeof listTemplates>>['templates'][number] & RuleSetContent;

let templates: readonly Listed[];

beforeAll(async () => {
  await addCategories((text, values) => database().$executeRawUnsafe(text, ...values));
  const { clientId } = await makeTenant();
  templates = (await listTemplates(callerFor(clientId))).templates as Listed[];
});

/** The rule of each category, by the name of the category. */
const rulesOf = (content: RuleSetContent): ReadonlyMap<string, Rule> =>
  new Map(
    CATEGORIES.map(({ id, name, parent }) => [
      name,
      matchRule(content, parent === null ? [id] : [id, parent]),
    ]),
  );

it('every category of a template is in the catalogue, and in one of its rules only', () => {
  const known = new Set(CATEGORIES.map(({ name }) => name));
  for (const { key, rules } of TEMPLATES) {
    const names = rules.flatMap(({ categories }) => categories);
    expect(
      names.filter((name) => !known.has(name)),
      key,
    ).toEqual([]);
    expect(new Set(names).size, key).toBe(names.length);
  }
});

it.each(TEMPLATES.map(({ key }) => key))(
  'in %s each category has a depreciation, or its rule says why it has none',
  (key) => {
    const template = templates.find((one) => one.template === key);
    if (!template) return expect.unreachable(key);
    const reasons = new Map(template.reasons.map(({ rule, reason }) => [rule, reason]));
    const silent = [...rulesOf(template)].filter(
      ([, { name, method }]) => method.kind === 'none' && !reasons.get(name),
    );
    expect(silent.map(([name]) => name)).toEqual([]);
  },
);

it('the template of all categories takes something off each but valuables, money and supplies', () => {
  const template = templates.find((one) => one.template === 'household');
  if (!template) return expect.unreachable('household');
  const untouched = [...rulesOf(template)].filter(([, { method }]) => method.kind === 'none');
  expect(untouched.map(([name]) => name).toSorted()).toEqual(
    [...KEEP_THEIR_VALUE, ...USED_UP].toSorted(),
  );
  const byDefault = [...rulesOf(template)].filter(([, rule]) => rule === template.default_rule);
  expect(byDefault).toEqual([]);
});

it('cash is depreciated by no template', () => {
  for (const template of templates)
    expect(rulesOf(template).get('Cash')?.method, template.template).toEqual({ kind: 'none' });
});
