'use client';
import { UNITS } from '@/lib/client/rule-form';
import type { Method, PlainMethod, Rule } from '@/lib/client/rule-sets';
import { fill } from '@/lib/i18n/messages';
import { useSettingsWords } from '../settings/settings-words';
import { useWords } from '../words';

/** At most two decimals, and none that say nothing: 6.67, 20. */
export function useFigure(): (value: number) => string {
  const { formats } = useWords();
  return (value) => (Number.isInteger(value) ? formats.count(value) : formats.amount(value));
}

/** A rule in words: what a published one consists of, and what a closed row of the editor says. */
export function useRuleWords() {
  const { formats, plural } = useWords();
  const { rules: words } = useSettingsWords();
  const figure = useFigure();
  const { said, units } = words;
  const years = (count: number) => plural(said.years, count);
  const figures = (all: readonly number[]) => all.map(figure).join(' · ');

  function plainSaid(method: PlainMethod): string {
    const unit = 'unit' in method ? units[method.unit] : units[UNITS[0]];
    switch (method.kind) {
      case 'rate': {
        const isMonthly = method.unit.endsWith('month');
        const values = { free: years(method.free_years), rate: figure(method.percent_per_year), unit };
        if (method.free_years > 0) return fill(isMonthly ? said.monthRateAfterFree : said.rateAfterFree, values);
        return fill(isMonthly ? said.monthRate : said.rate, values);
      }
      case 'table':
        return fill(said.table, { figures: figures(method.remaining_percents), unit });
      case 'straight_line':
        return fill(said.straightLine, { years: years(method.useful_life_years), unit });
      case 'flat':
        return fill(said.flat, { percent: figure(method.remaining_percent) });
      case 'none':
        return said.none;
      case 'market_value':
        return said.marketValue;
    }
  }

  /** One line per price band. */
  function methodSaid(method: Method): readonly string[] {
    if (method.kind !== 'value_tiered') return [plainSaid(method)];
    return method.tiers.map(({ below, method: one }, at) => {
      const from = method.tiers[at - 1]?.below;
      if (below !== null) return fill(said.tierBelow, { below: formats.amount(below), method: plainSaid(one) });
      if (from === undefined || from === null) return fill(said.tierOnly, { method: plainSaid(one) });
      return fill(said.tierRest, { from: formats.amount(from), method: plainSaid(one) });
    });
  }

  const modifiersSaid = (rule: Rule): readonly string[] => [
    ...(rule.maximum_percent === null ? [] : [fill(said.maximum, { percent: figure(rule.maximum_percent) })]),
    ...(rule.floor_percent === null ? [] : [fill(said.floor, { percent: figure(rule.floor_percent) })]),
    ...(rule.condition_percents === null ? [] : [fill(said.condition, { figures: figures(rule.condition_percents) })]),
    ...(rule.no_receipt_extra_years === 0 ? [] : [fill(said.noReceipt, { years: years(rule.no_receipt_extra_years) })]),
    ...(rule.bought_used_extra_percent === 0 ? [] : [fill(said.used, { percent: figure(rule.bought_used_extra_percent) })]),
  ];

  const limitsSaid = (rule: Rule): readonly string[] => [
    ...(rule.item_limit === null ? [] : [fill(said.itemLimit, { amount: formats.amount(rule.item_limit) })]),
    ...(rule.item_deductible === null ? [] : [fill(said.itemDeductible, { amount: formats.amount(rule.item_deductible) })]),
    ...(rule.category_limit === null ? [] : [fill(said.categoryLimit, { amount: formats.amount(rule.category_limit) })]),
    ...(rule.is_recoverable ? [said.recoverable] : []),
  ];

  return { methodSaid, modifiersSaid, limitsSaid };
}

/** The name of a category, or its number where the catalogue has it no more. */
export function useCategoryName(categories: ReadonlyMap<number, string>): (id: number) => string {
  const { rules } = useSettingsWords();
  return (id) => categories.get(id) ?? fill(rules.table.unknownCategory, { id });
}
