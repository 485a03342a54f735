import type { Language } from '@/lib/shared/languages';
import { newKey } from '../api/new-key';
import { writeNumber } from '../forms/amount-text';
import type { AgeUnit, Method, PlainMethod, Rule, RuleSetContent } from './rule-sets';

/**
 * A rule set in the fields of the editor: figures are text until they are read (read-rule-form.ts).
 */
export interface DraftForm {
  /**
   * The language in whose format the figures are written: that of the desk when the editor was
   * opened.
   */
  readonly language: Language;
  readonly name: string;
  readonly rules: readonly RuleForm[];
  readonly defaultRule: RuleForm;
}

export interface RuleForm {
  /**
   * Exists only in this form, so that a rule keeps its place on the page while others are added or
   * removed.
   */
  readonly key: string;
  readonly name: string;
  readonly categoryIds: readonly number[];
  readonly kind: Method['kind'];
  /**
   * The method if it is not by price. It keeps the figures of the other kinds while one is tried.
   */
  readonly method: MethodForm;
  readonly tiers: readonly TierForm[];
  readonly maximum: string;
  readonly floor: string;
  readonly countsCondition: boolean;
  /** Percentages for the condition codes 1 to 5. */
  readonly conditions: readonly string[];
  readonly noReceiptYears: string;
  readonly assumedAge: string;
  readonly usedPercent: string;
  readonly itemLimit: string;
  readonly itemDeductible: string;
  readonly categoryLimit: string;
  readonly isRecoverable: boolean;
}

export interface MethodForm {
  readonly kind: PlainMethod['kind'];
  readonly unit: AgeUnit;
  readonly freeYears: string;
  readonly percentPerYear: string;
  readonly table: readonly string[];
  readonly lifeYears: string;
  readonly remaining: string;
}

export interface TierForm {
  readonly key: string;
  /** Unused in the last tier, which takes the rest. */
  readonly below: string;
  readonly method: MethodForm;
}

export const UNITS = [
  'commenced_year',
  'completed_year',
  'commenced_month',
  'completed_month',
] as const;
export const PLAIN_KINDS = [
  'rate',
  'table',
  'straight_line',
  'flat',
  'none',
  'market_value',
] as const;
export const KINDS = [...PLAIN_KINDS, 'value_tiered'] as const;
const CONDITION_COUNT = 5;

const EMPTY_METHOD: MethodForm = {
  kind: 'none',
  unit: 'commenced_year',
  freeYears: '0',
  percentPerYear: '10',
  table: ['100'],
  lifeYears: '10',
  remaining: '100',
};

export const newTier = (): TierForm => ({
  key: newKey(),
  below: '',
  method: { ...EMPTY_METHOD, kind: 'rate' },
});

export const newRule = (): RuleForm => ({
  key: newKey(),
  name: '',
  categoryIds: [],
  kind: 'rate',
  method: { ...EMPTY_METHOD, kind: 'rate' },
  tiers: [newTier()],
  maximum: '',
  floor: '',
  countsCondition: false,
  conditions: Array.from({ length: CONDITION_COUNT }, () => '100'),
  noReceiptYears: '0',
  assumedAge: '',
  usedPercent: '0',
  itemLimit: '',
  itemDeductible: '',
  categoryLimit: '',
  isRecoverable: false,
});

/** Writes a figure in the format of the language. */
type Write = (value: number | null) => string;

function methodForm(method: PlainMethod, textOf: Write): MethodForm {
  const form = {
    ...EMPTY_METHOD,
    kind: method.kind,
    ...('unit' in method && { unit: method.unit }),
  };
  switch (method.kind) {
    case 'rate':
      return {
        ...form,
        freeYears: textOf(method.free_years),
        percentPerYear: textOf(method.percent_per_year),
      };
    case 'table':
      return { ...form, table: method.remaining_percents.map(textOf) };
    case 'straight_line':
      return { ...form, lifeYears: textOf(method.useful_life_years) };
    case 'flat':
      return { ...form, remaining: textOf(method.remaining_percent) };
    default:
      return form;
  }
}

const tierForms = (method: Method, textOf: Write): readonly TierForm[] =>
  method.kind === 'value_tiered'
    ? method.tiers.map((tier, at) => ({
        key: `tier-${at}`,
        below: textOf(tier.below),
        method: methodForm(tier.method, textOf),
      }))
    : [newTier()];

function ruleForm(rule: Rule, key: string, textOf: Write): RuleForm {
  return {
    key,
    name: rule.name,
    categoryIds: rule.client_category_ids,
    kind: rule.method.kind,
    method: rule.method.kind === 'value_tiered' ? EMPTY_METHOD : methodForm(rule.method, textOf),
    tiers: tierForms(rule.method, textOf),
    maximum: textOf(rule.maximum_percent),
    floor: textOf(rule.floor_percent),
    countsCondition: rule.condition_percents !== null,
    conditions: rule.condition_percents?.map(textOf) ?? newRule().conditions,
    noReceiptYears: textOf(rule.no_receipt_extra_years),
    assumedAge: textOf(rule.assumed_age_months),
    usedPercent: textOf(rule.bought_used_extra_percent),
    itemLimit: textOf(rule.item_limit),
    itemDeductible: textOf(rule.item_deductible),
    categoryLimit: textOf(rule.category_limit),
    isRecoverable: rule.is_recoverable,
  };
}

export const DEFAULT_KEY = 'default';

export function draftForm(
  { name, rules, default_rule }: RuleSetContent,
  language: Language,
): DraftForm {
  const textOf: Write = (value) => (value === null ? '' : writeNumber(value, language));
  return {
    language,
    name,
    rules: rules.map((rule, at) => ruleForm(rule, `rule-${at}`, textOf)),
    defaultRule: ruleForm(default_rule, DEFAULT_KEY, textOf),
  };
}
