import type { RuleSetSummary } from './rule-sets';

/** `past`: another version applies to damages that happen today. */
export type RuleSetState = 'draft' | 'in_force' | 'future' | 'past';

type Version = Pick<RuleSetSummary, 'rule_set_id' | 'version' | 'effective_from'>;

/**
 * Of two versions the one with the later day applies; on the same day, the one with the higher
 * number.
 */
const governsAfter = (one: Version, other: Version): boolean => {
  const [from, otherFrom] = [one.effective_from ?? '', other.effective_from ?? ''];
  return from === otherFrom ? (one.version ?? 0) > (other.version ?? 0) : from > otherFrom;
};

/** The version that applies to a damage on this day; null before the first one. */
export function inForceOn<T extends Version>(all: readonly T[], day: string): T | null {
  return all
    .filter(
      ({ version, effective_from }) =>
        version !== null && effective_from !== null && effective_from <= day,
    )
    .reduce<T | null>((best, one) => (best === null || governsAfter(one, best) ? one : best), null);
}

export function stateOf(one: Version, all: readonly Version[], today: string): RuleSetState {
  if (one.version === null) return 'draft';
  if ((one.effective_from ?? '') > today) return 'future';
  return inForceOn(all, today)?.rule_set_id === one.rule_set_id ? 'in_force' : 'past';
}

/** The day from which a later version applies instead; null if there is none. */
export function governedUntil(one: Version, all: readonly Version[]): string | null {
  const later = all.filter((other) => other.version !== null && governsAfter(other, one));
  return later
    .map(({ effective_from }) => effective_from)
    .reduce<string | null>(
      (first, day) => (day !== null && (first === null || day < first) ? day : first),
      null,
    );
}
