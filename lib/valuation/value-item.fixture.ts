import { textOf } from '@/lib/shared/reasons';
import { expect } from 'vitest';
import { minor, parseAmount } from '@/lib/shared/money';
import type { Item } from './item';
import type { RuleSetContent } from './rule-set';
import { PLAIN_RULE } from './rule-set';
import { contentOf, TEMPLATES } from './templates/templates';
import { example } from './testing/items';
import { isRefusal, valueItem } from './value-item';

export const acvOf = (content: RuleSetContent, changes: Partial<Item> = {}) => {
  const valued = valueItem(content, example(changes));
  return isRefusal(valued)
    ? valued.issues.map((issue) => ({ field: issue.field, problem: textOf(issue) }))
    : valued.acv / 100;
};

export const messagesOf = (content: RuleSetContent, changes: Partial<Item> = {}) => {
  const valued = valueItem(content, example(changes));
  return isRefusal(valued) ? [] : valued.steps.map(({ message }) => message);
};

export const rate = (percent: number, unit = 'completed_year' as const, free = 0) =>
  ({ kind: 'rate', unit, free_years: free, percent_per_year: percent }) as const;

export const money = (amount: string) => parseAmount(amount) ?? minor(-1);

export const flat = (name: string, ids: number[], remaining: number) => ({
  ...PLAIN_RULE,
  name,
  client_category_ids: ids,
  method: { kind: 'flat', remaining_percent: remaining } as const,
});

const NAMES = TEMPLATES.flatMap(({ rules }) => rules.flatMap(({ categories }) => categories));

const idOf = (name: string) => NAMES.indexOf(name) + 1;

export const after = (key: string, category: string, years: number, rcv = '1000') => {
  const template = TEMPLATES.find((one) => one.key === key);
  if (!template) return expect.unreachable(key);
  return acvOf(contentOf(template, idOf), {
    categoryIds: [idOf(category)],
    rcv: money(rcv),
    datePurchase: '2000-01-01',
    dateDamage: `${2000 + years}-01-01`,
  });
};

export const years = (count: number) => Array.from({ length: count }, (_, at) => at);

export const inYear = (category: string, count: number) =>
  years(count).map((at) => after('swedish', category, at + 1));

export const atYears = (category: string, at: readonly number[]) =>
  at.map((year) => after('sparebank1', category, year));
