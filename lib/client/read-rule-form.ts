import { parseAmount } from '@/lib/shared/money';
import type { DraftForm, MethodForm, RuleForm } from './rule-form';
import type { Method, PlainMethod, Rule, RuleSetContent } from './rule-sets';

/** What is wrong with a field, named as the service names it: `rules.0.method.percent_per_year`. */
export interface Problem {
  readonly path: string;
  readonly kind: 'missing' | 'number' | 'whole' | 'decimals' | 'range' | 'rises' | 'taken' | 'tiers';
  readonly most?: number;
  readonly least?: number;
}

type Report = (problem: Problem) => void;

interface Bounds {
  readonly least?: number;
  readonly most: number;
  readonly isWhole?: boolean;
}

const PERCENT = { most: 100 };
const AMOUNT = { most: 999_999_999_999 };
const NUMBER = /^\d{1,15}(\.\d+)?$/;

/** A decimal comma is a decimal point to whoever types it. */
function read(text: string, path: string, { least = 0, most, isWhole = false }: Bounds, report: Report): number {
  const plain = text.trim().replace(',', '.');
  const value = Number(plain);
  const kind =
    plain === '' ? 'missing'
    : !NUMBER.test(plain) ? 'number'
    : isWhole && !Number.isInteger(value) ? 'whole'
    : value < least || value > most ? 'range'
    : parseAmount(value) === null ? 'decimals'
    : null;
  if (kind === null) return value;
  report({ path, kind, least, most });
  return 0;
}

const readOptional = (text: string, path: string, bounds: Bounds, report: Report): number | null =>
  text.trim() === '' ? null : read(text, path, bounds, report);

function readTable(table: readonly string[], path: string, report: Report): number[] {
  const values = table.map((text, at) => read(text, `${path}.${at}`, PERCENT, report));
  const rising = values.findIndex((value, at) => value > (values[at - 1] ?? 100));
  if (rising !== -1) report({ path: `${path}.${rising}`, kind: 'rises' });
  return values;
}

function readPlain(form: MethodForm, path: string, report: Report): PlainMethod {
  const { kind, unit } = form;
  const whole = (text: string, name: string, least: number) => read(text, `${path}.${name}`, { least, most: 100, isWhole: true }, report);
  switch (kind) {
    case 'rate':
      return { kind, unit, free_years: whole(form.freeYears, 'free_years', 0), percent_per_year: read(form.percentPerYear, `${path}.percent_per_year`, PERCENT, report) };
    case 'table':
      return { kind, unit, remaining_percents: readTable(form.table, `${path}.remaining_percents`, report) };
    case 'straight_line':
      return { kind, unit, useful_life_years: whole(form.lifeYears, 'useful_life_years', 1) };
    case 'flat':
      return { kind, remaining_percent: read(form.remaining, `${path}.remaining_percent`, PERCENT, report) };
    default:
      return { kind };
  }
}

function readMethod({ kind, method, tiers }: RuleForm, path: string, report: Report): Method {
  if (kind !== 'value_tiered') return readPlain({ ...method, kind }, path, report);
  let before = 0;
  const read_ = tiers.map((tier, at) => {
    const here = `${path}.tiers.${at}`;
    const below = at === tiers.length - 1 ? null : read(tier.below, `${here}.below`, AMOUNT, report);
    if (below !== null && tier.below.trim() !== '' && below <= before) report({ path: `${here}.below`, kind: 'tiers' });
    before = below ?? before;
    return { below, method: readPlain(tier.method, `${here}.method`, report) };
  });
  return { kind, tiers: read_ };
}

function readRule(form: RuleForm, path: string, report: Report): Rule {
  if (form.name.trim() === '') report({ path: `${path}.name`, kind: 'missing' });
  const percent = (text: string, name: string) => readOptional(text, `${path}.${name}`, PERCENT, report);
  const amount = (text: string, name: string) => readOptional(text, `${path}.${name}`, AMOUNT, report);
  return {
    name: form.name.trim(),
    client_category_ids: [...form.categoryIds],
    method: readMethod(form, `${path}.method`, report),
    maximum_percent: percent(form.maximum, 'maximum_percent'),
    floor_percent: percent(form.floor, 'floor_percent'),
    condition_percents: form.countsCondition
      ? form.conditions.map((text, at) => read(text, `${path}.condition_percents.${at}`, { most: 1000 }, report))
      : null,
    no_receipt_extra_years: readOptional(form.noReceiptYears, `${path}.no_receipt_extra_years`, { most: 20, isWhole: true }, report) ?? 0,
    bought_used_extra_percent: percent(form.usedPercent, 'bought_used_extra_percent') ?? 0,
    item_limit: amount(form.itemLimit, 'item_limit'),
    item_deductible: amount(form.itemDeductible, 'item_deductible'),
    category_limit: amount(form.categoryLimit, 'category_limit'),
    is_recoverable: form.isRecoverable,
  };
}

/** The rule at which two have one name: calculations name their rule. */
function reportTaken(rules: readonly RuleForm[], report: Report): void {
  const seen = new Set<string>();
  for (const [at, { name }] of rules.entries()) {
    const trimmed = name.trim();
    if (trimmed !== '' && seen.has(trimmed)) report({ path: `rules.${at}.name`, kind: 'taken' });
    seen.add(trimmed);
  }
}

/** What the fields say; with problems, the figures that they name are zero. */
export function readDraft(form: DraftForm): { readonly content: RuleSetContent; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const report: Report = (problem) => problems.push(problem);
  if (form.name.trim() === '') report({ path: 'name', kind: 'missing' });
  const rules = form.rules.map((rule, at) => readRule(rule, `rules.${at}`, report));
  const defaultRule = readRule(form.defaultRule, 'default_rule', report);
  reportTaken(form.rules, report);
  return { content: { name: form.name.trim(), rules, default_rule: defaultRule }, problems };
}

/** One rule of the form, to draw and to tell it while it is being edited; the figures that a problem names are zero. */
export function readOne(form: RuleForm): { readonly rule: Rule; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  return { rule: readRule(form, 'rule', (problem) => problems.push(problem)), problems };
}
