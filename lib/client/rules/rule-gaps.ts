import type { DraftForm, MethodForm, RuleForm } from './rule-form';

/** What a rule set leaves out, seen without an item. */
interface RuleGaps {
  /** Categories of the catalogue that only the last rule has, which takes nothing off. */
  readonly untouchedIds: readonly number[];
  /** Rules that no item can come under. */
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

/** A published table names what its authors settled; what it does not name keeps its full value, and nobody may notice. */
export function gapsOf({ rules, defaultRule }: DraftForm, categoryIds: Iterable<number>): RuleGaps {
  const named = new Set(rules.flatMap((rule) => rule.categoryIds));
  return {
    untouchedIds: takesNothingOff(defaultRule)
      ? [...categoryIds].filter((id) => !named.has(id))
      : [],
    unused: rules.filter((rule) => rule.categoryIds.length === 0),
  };
}
