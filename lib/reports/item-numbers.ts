import type { ReportInput } from './input';
import type { Wording } from './verdict-text';

const LETTERS = 26;

/** 0: a, 25: z, 26: aa. */
const letterOf = (index: number): string =>
  String.fromCodePoint(97 + (index % LETTERS)).repeat(1 + Math.floor(index / LETTERS));

/**
 * The printed numbers by appraisal_id: that of the item within the claim, as the API and the export
 * have it; of its alternatives with a letter, `3a`.
 */
export function itemNumbers(
  { items }: Pick<ReportInput, 'items'>,
  { formats }: Wording,
): ReadonlyMap<number, string> {
  const alternatives = new Map<number, number>();
  return new Map(
    items.map(({ appraisalId, rowId, displayId, line }) => {
      const number = formats.count(displayId);
      if (line.state === 'counted' || line.reason !== 'alternative') return [appraisalId, number];
      const index = alternatives.get(rowId) ?? 0;
      alternatives.set(rowId, index + 1);
      return [appraisalId, `${number}${letterOf(index)}`];
    }),
  );
}
