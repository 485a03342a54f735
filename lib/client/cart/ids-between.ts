/**
 * Returns the ids from `anchor` to `id` in the order of the list, both included; only `id` if the
 * anchor is null or not in the list.
 */
export function idsBetween(ids: readonly number[], anchor: number | null, id: number): number[] {
  const [from, to] = [anchor === null ? -1 : ids.indexOf(anchor), ids.indexOf(id)];
  return from < 0 || to < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}
