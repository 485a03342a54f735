/** The status of every new appraisal. */
export const FIRST_STATUS = 1;

export interface Transition {
  readonly from_id: number;
  readonly to_id: number;
}

/**
 * The statuses that no appraisal can reach, in the given order. Without a graph (null) every status
 * may follow any other.
 */
export function unreachable(
  ids: readonly number[],
  transitions: readonly Transition[] | null,
): number[] {
  if (transitions === null) return [];
  const reached = new Set([FIRST_STATUS]);
  for (const at of reached)
    for (const { from_id: from, to_id: to } of transitions) if (from === at) reached.add(to);
  return ids.filter((id) => !reached.has(id));
}
