import type { Language } from '@/lib/shared/languages';
import { parseAmount } from '@/lib/shared/money';
import { plainNumber } from '../forms/amount-text';
import type { DraftForm, MethodForm, RuleForm } from './rule-form';
import type { Method, PlainMethod, Rule, RuleSetContent } from './rule-sets';

/**
 * A problem of one field, with its path as the service writes it:
 * `rules.0.method.percent_per_year`.
 */
export interface Problem {
  readonly path: string;
  readonly kind:
    | 'missing'
    | 'number'
    | 'wholeNumber'
    | 'decimals'
    | 'range'
    | 'rises'
    | 'taken'
    | 'tiers';
  readonly most?: number;
  readonly least?: number;
}

/** The language in which the figures are written, and the receiver of the problems. */
interface Reading {
  readonly language: Language;
  report(problem: Problem): void;
}

interface Bounds {
  readonly least?: number;
  readonly most: number;
  readonly isInteger?: boolean;
}

const PERCENT = { most: 100 };
const AMOUNT = { most: 999_999_999_999 };
const MONTHS_MAX = 1200;
const NUMBER = /^\d{1,15}(\.\d+)?$/;

function read(
  text: string,
  path: string,
  { least = 0, most, isInteger = false }: Bounds,
  to: Reading,
): number {
  const plain = plainNumber(text, to.language) ?? '';
  const value = Number(plain);
  const kind =
    text.trim() === ''
      ? 'missing'
      : !NUMBER.test(plain)
        ? 'number'
        : isInteger && !Number.isInteger(value)
          ? 'wholeNumber'
          : value < least || value > most
            ? 'range'
            : parseAmount(value) === null
              ? 'decimals'
              : null;
  if (kind === null) return value;
  to.report({ path, kind, least, most });
  return 0;
}

const readOptional = (text: string, path: string, bounds: Bounds, to: Reading): number | null =>
  text.trim() === '' ? null : read(text, path, bounds, to);

function readTable(table: readonly string[], path: string, to: Reading): number[] {
  const values = table.map((text, at) => read(text, `${path}.${at}`, PERCENT, to));
  const rising = values.findIndex((value, at) => value > (values[at - 1] ?? 100));
  if (rising !== -1) to.report({ path: `${path}.${rising}`, kind: 'rises' });
  return values;
}

function readPlain(form: MethodForm, path: string, to: Reading): PlainMethod {
  const { kind, unit } = form;
  const integer = (text: string, name: string, least: number) =>
    read(text, `${path}.${name}`, { least, most: 100, isInteger: true }, to);
  switch (kind) {
    case 'rate':
      return {
        kind,
        unit,
        free_years: integer(form.freeYears, 'free_years', 0),
        percent_per_year: read(form.percentPerYear, `${path}.percent_per_year`, PERCENT, to),
      };
    case 'table':
      return {
        kind,
        unit,
        remaining_percents: readTable(form.table, `${path}.remaining_percents`, to),
      };
    case 'straight_line':
      return { kind, unit, useful_life_years: integer(form.lifeYears, 'useful_life_years', 1) };
    case 'flat':
      return {
        kind,
        remaining_percent: read(form.remaining, `${path}.remaining_percent`, PERCENT, to),
      };
    default:
      return { kind };
  }
}

function readMethod({ kind, method, tiers }: RuleForm, path: string, to: Reading): Method {
  if (kind !== 'value_tiered') return readPlain({ ...method, kind }, path, to);
  let before = 0;
  const read_ = tiers.map((tier, at) => {
    const here = `${path}.tiers.${at}`;
    const below = at === tiers.length - 1 ? null : read(tier.below, `${here}.below`, AMOUNT, to);
    if (below !== null && tier.below.trim() !== '' && below <= before)
      to.report({ path: `${here}.below`, kind: 'tiers' });
    before = below ?? before;
    return { below, method: readPlain(tier.method, `${here}.method`, to) };
  });
  return { kind, tiers: read_ };
}

function readRule(form: RuleForm, path: string, to: Reading): Rule {
  if (form.name.trim() === '') to.report({ path: `${path}.name`, kind: 'missing' });
  const percent = (text: string, name: string) =>
    readOptional(text, `${path}.${name}`, PERCENT, to);
  const amount = (text: string, name: string) => readOptional(text, `${path}.${name}`, AMOUNT, to);
  return {
    name: form.name.trim(),
    client_category_ids: [...form.categoryIds],
    method: readMethod(form, `${path}.method`, to),
    maximum_percent: percent(form.maximum, 'maximum_percent'),
    floor_percent: percent(form.floor, 'floor_percent'),
    condition_percents: form.countsCondition
      ? form.conditions.map((text, at) =>
          read(text, `${path}.condition_percents.${at}`, { most: 1000 }, to),
        )
      : null,
    no_receipt_extra_years:
      readOptional(
        form.noReceiptYears,
        `${path}.no_receipt_extra_years`,
        { most: 20, isInteger: true },
        to,
      ) ?? 0,
    assumed_age_months: readOptional(
      form.assumedAge,
      `${path}.assumed_age_months`,
      { most: MONTHS_MAX, isInteger: true },
      to,
    ),
    bought_used_extra_percent: percent(form.usedPercent, 'bought_used_extra_percent') ?? 0,
    item_limit: amount(form.itemLimit, 'item_limit'),
    item_deductible: amount(form.itemDeductible, 'item_deductible'),
    category_limit: amount(form.categoryLimit, 'category_limit'),
    is_recoverable: form.isRecoverable,
  };
}

/** Reports each rule whose name is already taken, because calculations refer to rules by name. */
function reportTaken(rules: readonly RuleForm[], to: Reading): void {
  const seen = new Set<string>();
  for (const [at, { name }] of rules.entries()) {
    const trimmed = name.trim();
    if (trimmed !== '' && seen.has(trimmed)) to.report({ path: `rules.${at}.name`, kind: 'taken' });
    seen.add(trimmed);
  }
}

/** Reads all fields; a figure with a problem is read as zero. */
export function readDraft(form: DraftForm): {
  readonly content: RuleSetContent;
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const to: Reading = { language: form.language, report: (problem) => problems.push(problem) };
  if (form.name.trim() === '') to.report({ path: 'name', kind: 'missing' });
  const rules = form.rules.map((rule, at) => readRule(rule, `rules.${at}`, to));
  const defaultRule = readRule(form.defaultRule, 'default_rule', to);
  reportTaken(form.rules, to);
  return { content: { name: form.name.trim(), rules, default_rule: defaultRule }, problems };
}

/**
 * Reads one rule of the form, to draw and describe it while it is being edited; a figure with a
 * problem is read as zero.
 */
export function readOne(
  form: RuleForm,
  language: Language,
): { readonly rule: Rule; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  return {
    rule: readRule(form, 'rule', { language, report: (problem) => problems.push(problem) }),
    problems,
  };
}
