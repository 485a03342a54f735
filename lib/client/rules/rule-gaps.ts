import type { DraftForm, MethodForm, RuleForm } from './rule-form';

/** The gaps of a rule set that can be found without an item. */
interface RuleGaps {
  /** Categories of the catalogue that only the default rule covers, if that takes nothing off. */
  readonly untouchedIds: readonly number[];
  /** Rules without a category, which can apply to no item. */
  readonly unused: readonly RuleForm[];
}

const isNothing = ({
  kind,
  percentPerYear,
  remaining,
}: Pick<MethodForm, 'kind' | 'percentPerYear' | 'remaining'>): boolean =>
  kind === 'none' ||
  (kind === 'rate' && Number(percentPerYear) === 0) ||
  (kind === 'flat' && Number(remaining) === 100);

const takesNothingOff = ({ kind, method, tiers }: RuleForm): boolean =>
  kind === 'value_tiered'
    ? tiers.every((tier) => isNothing(tier.method))
    : isNothing({ ...method, kind });

/**
 * Finds gaps that may go unnoticed: a category that a published table does not name keeps its full
 * value.
 */
export function gapsOf({ rules, defaultRule }: DraftForm, categoryIds: Iterable<number>): RuleGaps {
  const named = new Set(rules.flatMap((rule) => rule.categoryIds));
  return {
    untouchedIds: takesNothingOff(defaultRule)
      ? [...categoryIds].filter((id) => !named.has(id))
      : [],
    unused: rules.filter((rule) => rule.categoryIds.length === 0),
  };
}
