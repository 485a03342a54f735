'use client';
import type { Categories } from '@/lib/client/categories/category-tree';
import type { Method, PlainMethod, Rule } from '@/lib/client/rules/rule-sets';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { useTranslation } from '../translation';
import { useBandText } from './use-band-text';

/** Whole numbers without decimals, others with two: 20, 6.67. */
export function useFigure(): (value: number) => string {
  const { formats } = useTranslation();
  return (value) => (Number.isInteger(value) ? formats.count(value) : formats.amount(value));
}

/** Describes a rule in text, for published rules and for the closed rows of the editor. */
export function useRuleText() {
  return {
    methodText: useMethodText(),
    modifierTexts: useModifierText(),
    shareLimitTexts: useShareLimitText(),
    limitTexts: useLimitText(),
  };
}

function usePlainMethodText(): (method: PlainMethod) => string {
  const { plural } = useTranslation();
  const { rules } = useSettingsMessages();
  const figure = useFigure();
  const { ruleText, units } = rules;
  const years = (count: number) => plural(ruleText.years, count);
  const rate = ({
    unit,
    free_years: free,
    percent_per_year,
  }: Extract<PlainMethod, { kind: 'rate' }>) => {
    const isMonthly = unit.endsWith('month');
    const values = { free: years(free), rate: figure(percent_per_year), unit: units[unit] };
    if (free > 0)
      return fill(isMonthly ? ruleText.monthRateAfterFree : ruleText.rateAfterFree, values);
    return fill(isMonthly ? ruleText.monthRate : ruleText.rate, values);
  };
  return (method) => {
    switch (method.kind) {
      case 'rate':
        return rate(method);
      case 'table':
        return fill(ruleText.table, {
          figures: method.remaining_percents.map(figure).join(' · '),
          unit: units[method.unit],
        });
      case 'straight_line':
        return fill(ruleText.straightLine, {
          years: years(method.useful_life_years),
          unit: units[method.unit],
        });
      case 'flat':
        return fill(ruleText.flat, { percent: figure(method.remaining_percent) });
      case 'none':
        return ruleText.none;
      case 'market_value':
        return ruleText.marketValue;
    }
  };
}

/** One line per price band. */
function useMethodText(): (method: Method) => readonly string[] {
  const { ruleText } = useSettingsMessages().rules;
  const plain = usePlainMethodText();
  const band = useBandText();
  return (method) => {
    if (method.kind !== 'value_tiered') return [plain(method)];
    return method.tiers.map(({ below, method: one }, at) =>
      fill(ruleText.tier, {
        band: band(method.tiers[at - 1]?.below ?? 0, below),
        method: plain(one),
      }),
    );
  };
}

function useModifierText(): (rule: Rule) => readonly string[] {
  const { plural } = useTranslation();
  const { ruleText } = useSettingsMessages().rules;
  const figure = useFigure();
  return ({
    condition_percents: conditions,
    no_receipt_extra_years: years,
    assumed_age_months: months,
    bought_used_extra_percent: used,
  }) => [
    ...(conditions === null
      ? []
      : [fill(ruleText.condition, { figures: conditions.map(figure).join(' · ') })]),
    ...(years === 0 ? [] : [fill(ruleText.noReceipt, { years: plural(ruleText.years, years) })]),
    ...(months === null
      ? []
      : [fill(ruleText.assumedAge, { months: plural(ruleText.months, months) })]),
    ...(used === 0 ? [] : [fill(ruleText.used, { percent: figure(used) })]),
  ];
}

function useShareLimitText(): (rule: Rule) => readonly string[] {
  const { ruleText } = useSettingsMessages().rules;
  const figure = useFigure();
  return ({ maximum_percent: most, floor_percent: least }) => [
    ...(most === null ? [] : [fill(ruleText.maximum, { percent: figure(most) })]),
    ...(least === null ? [] : [fill(ruleText.floor, { percent: figure(least) })]),
  ];
}

function useLimitText(): (rule: Rule) => readonly string[] {
  const { formats } = useTranslation();
  const { ruleText } = useSettingsMessages().rules;
  const shareLimits = useShareLimitText();
  return (rule) => {
    const {
      item_limit: item,
      item_deductible: deductible,
      category_limit: all,
      is_recoverable: isRecoverable,
    } = rule;
    return [
      ...shareLimits(rule),
      ...(item === null ? [] : [fill(ruleText.itemLimit, { amount: formats.amount(item) })]),
      ...(deductible === null
        ? []
        : [fill(ruleText.itemDeductible, { amount: formats.amount(deductible) })]),
      ...(all === null ? [] : [fill(ruleText.categoryLimit, { amount: formats.amount(all) })]),
      ...(isRecoverable ? [ruleText.recoverable] : []),
    ];
  };
}

/** The name of a category, or a placeholder with its id if the catalogue no longer has it. */
export function useCategoryName(categories: Categories): (id: number) => string {
  const { rules } = useSettingsMessages();
  return (id) => categories.get(id)?.name ?? fill(rules.table.unknownCategory, { id });
}
