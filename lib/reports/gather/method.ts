import type { AppraisalRow } from '@/lib/appraisals/select';
import { toDateString } from '@/lib/shared/dates';
import type { ReportMethod } from '../input';
import type { Calculation } from './items';
import type { StoredPicture } from './pictures';

/**
 * The rule sets and engine versions behind the printed items and their pictures, the most frequent
 * first.
 */
export function methodOf(
  rows: readonly AppraisalRow[],
  calculations: ReadonlyMap<number, Calculation>,
  pictures: ReadonlyMap<number, readonly StoredPicture[]>,
): ReportMethod {
  const used = rows.flatMap(({ id }) => calculations.get(id) ?? []);
  const ruleSets = new Map<number, ReportMethod['ruleSets'][number]>();
  for (const { isManual, ruleSet } of used) {
    if (isManual || ruleSet === null) continue;
    const { id, name, version, effectiveFrom } = ruleSet;
    ruleSets.set(id, {
      name,
      version,
      effectiveFrom: effectiveFrom && toDateString(effectiveFrom),
      items: (ruleSets.get(id)?.items ?? 0) + 1,
    });
  }
  return {
    ruleSets: [...ruleSets.values()].sort((a, b) => b.items - a.items),
    byHand: used.filter(({ isManual }) => isManual).length,
    engines: enginesOf([...pictures.values()].flat()),
  };
}

function enginesOf(pictures: readonly StoredPicture[]): ReportMethod['engines'] {
  const counted = new Map<string, number>();
  for (const { status, engineVersion } of pictures) {
    if (status === 'complete' && engineVersion !== null)
      counted.set(engineVersion, (counted.get(engineVersion) ?? 0) + 1);
  }
  return [...counted]
    .map(([version, count]) => ({ version, pictures: count }))
    .sort((a, b) => b.pictures - a.pictures);
}
