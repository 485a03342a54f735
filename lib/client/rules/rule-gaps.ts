import type { Language } from '@/lib/shared/languages';
import { plainNumber } from '../forms/amount-text';
import { type Categories, type Category, withoutCovered } from '../categories/category-tree';
import type { DraftForm, MethodForm, RuleForm } from './rule-form';

/** The gaps of a rule set that can be found without an item. */
interface RuleGaps {
  /**
   * Categories of the catalogue that only the default rule covers, if that takes nothing off. A
   * group stands for its members.
   */
  readonly untouchedIds: readonly number[];
  /** Rules without a category, which can apply to no item. */
  readonly unused: readonly RuleForm[];
}

const isNothing = (
  { kind, percentPerYear, remaining }: Pick<MethodForm, 'kind' | 'percentPerYear' | 'remaining'>,
  language: Language,
): boolean => {
  const is = (text: string, figure: number) => {
    const plain = plainNumber(text, language);
    return plain !== null && Number(plain) === figure;
  };
  return (
    kind === 'none' ||
    (kind === 'rate' && is(percentPerYear, 0)) ||
    (kind === 'flat' && is(remaining, 100))
  );
};

const takesNothingOff = ({ kind, method, tiers }: RuleForm, language: Language): boolean =>
  kind === 'value_tiered'
    ? tiers.every((tier) => isNothing(tier.method, language))
    : isNothing({ ...method, kind }, language);

/**
 * Finds gaps that may go unnoticed: a category that a published table does not name keeps its full
 * value. `language` is the one that the figures of the form are written in.
 */
export function gapsOf(
  { rules, defaultRule }: DraftForm,
  categories: Categories,
  language: Language,
): RuleGaps {
  const named = new Set(rules.flatMap((rule) => rule.categoryIds));
  return {
    untouchedIds: takesNothingOff(defaultRule, language) ? unnamed(categories, named) : [],
    unused: rules.filter((rule) => rule.categoryIds.length === 0),
  };
}

/** A group whose members have rules in part is left out, because its name would name those too. */
function unnamed(categories: Categories, named: ReadonlySet<number>): number[] {
  const all = [...categories.values()];
  const hasRule = (one: Category) => chain(categories, one).some((id) => named.has(id));
  const inPart = new Set(all.filter(hasRule).map(({ parentId }) => parentId));
  const left = all.filter((one) => !one.isHidden && !hasRule(one) && !inPart.has(one.id));
  return withoutCovered(
    left.map(({ id }) => id),
    categories,
  );
}

/** The categories whose rules may apply, as the service looks for them. */
function chain(categories: Categories, { id }: Category): number[] {
  const ids: number[] = [];
  for (let next: number | null = id; next !== null && !ids.includes(next);) {
    ids.push(next);
    const one = categories.get(next);
    next = one?.valuedAsId ?? one?.parentId ?? null;
  }
  return ids;
}
