'use client';
import type { Method, PlainMethod, Rule } from '@/lib/client/rules/rule-sets';
import { fill } from '@/lib/shared/fill';
import { useSettingsWords } from '../settings/settings-words';
import { useWords } from '../words';
import { useBandWords } from './use-band-words';

/** At most two decimals, and none that say nothing: 6.67, 20. */
export function useFigure(): (value: number) => string {
  const { formats } = useWords();
  return (value) => (Number.isInteger(value) ? formats.count(value) : formats.amount(value));
}

/** A rule in words: what a published one consists of, and what a closed row of the editor says. */
export function useRuleWords() {
  return {
    methodSaid: useMethodWords(),
    modifiersSaid: useModifierWords(),
    shareLimitsSaid: useShareLimitWords(),
    limitsSaid: useLimitWords(),
  };
}

function usePlainMethodWords(): (method: PlainMethod) => string {
  const { plural } = useWords();
  const { rules } = useSettingsWords();
  const figure = useFigure();
  const { said, units } = rules;
  const years = (count: number) => plural(said.years, count);
  const rate = ({
    unit,
    free_years: free,
    percent_per_year,
  }: Extract<PlainMethod, { kind: 'rate' }>) => {
    const isMonthly = unit.endsWith('month');
    const values = { free: years(free), rate: figure(percent_per_year), unit: units[unit] };
    if (free > 0) return fill(isMonthly ? said.monthRateAfterFree : said.rateAfterFree, values);
    return fill(isMonthly ? said.monthRate : said.rate, values);
  };
  return (method) => {
    switch (method.kind) {
      case 'rate':
        return rate(method);
      case 'table':
        return fill(said.table, {
          figures: method.remaining_percents.map(figure).join(' · '),
          unit: units[method.unit],
        });
      case 'straight_line':
        return fill(said.straightLine, {
          years: years(method.useful_life_years),
          unit: units[method.unit],
        });
      case 'flat':
        return fill(said.flat, { percent: figure(method.remaining_percent) });
      case 'none':
        return said.none;
      case 'market_value':
        return said.marketValue;
    }
  };
}

/** One line per price band. */
function useMethodWords(): (method: Method) => readonly string[] {
  const { said } = useSettingsWords().rules;
  const plain = usePlainMethodWords();
  const band = useBandWords();
  return (method) => {
    if (method.kind !== 'value_tiered') return [plain(method)];
    return method.tiers.map(({ below, method: one }, at) =>
      fill(said.tier, { band: band(method.tiers[at - 1]?.below ?? 0, below), method: plain(one) }),
    );
  };
}

function useModifierWords(): (rule: Rule) => readonly string[] {
  const { plural } = useWords();
  const { said } = useSettingsWords().rules;
  const figure = useFigure();
  return ({
    condition_percents: conditions,
    no_receipt_extra_years: years,
    bought_used_extra_percent: used,
  }) => [
    ...(conditions === null
      ? []
      : [fill(said.condition, { figures: conditions.map(figure).join(' · ') })]),
    ...(years === 0 ? [] : [fill(said.noReceipt, { years: plural(said.years, years) })]),
    ...(used === 0 ? [] : [fill(said.used, { percent: figure(used) })]),
  ];
}

function useShareLimitWords(): (rule: Rule) => readonly string[] {
  const { said } = useSettingsWords().rules;
  const figure = useFigure();
  return ({ maximum_percent: most, floor_percent: least }) => [
    ...(most === null ? [] : [fill(said.maximum, { percent: figure(most) })]),
    ...(least === null ? [] : [fill(said.floor, { percent: figure(least) })]),
  ];
}

function useLimitWords(): (rule: Rule) => readonly string[] {
  const { formats } = useWords();
  const { said } = useSettingsWords().rules;
  const shareLimits = useShareLimitWords();
  return (rule) => {
    const {
      item_limit: item,
      item_deductible: deductible,
      category_limit: all,
      is_recoverable: isRecoverable,
    } = rule;
    return [
      ...shareLimits(rule),
      ...(item === null ? [] : [fill(said.itemLimit, { amount: formats.amount(item) })]),
      ...(deductible === null
        ? []
        : [fill(said.itemDeductible, { amount: formats.amount(deductible) })]),
      ...(all === null ? [] : [fill(said.categoryLimit, { amount: formats.amount(all) })]),
      ...(isRecoverable ? [said.recoverable] : []),
    ];
  };
}

/** The name of a category, or its number where the catalogue has it no more. */
export function useCategoryName(categories: ReadonlyMap<number, string>): (id: number) => string {
  const { rules } = useSettingsWords();
  return (id) => categories.get(id) ?? fill(rules.table.unknownCategory, { id });
}
