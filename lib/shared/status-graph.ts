/** What every new appraisal has. */
export const FIRST_STATUS = 1;

export interface Transition {
  readonly from_id: number;
  readonly to_id: number;
}

/** Which of the statuses no appraisal can come to, in their order. Without a graph (null) any may follow any. */
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
