/**
 * Returns the ids from one to the other in the order of the list, both included; only `id` if
 * `last` is not in the list.
 */
export function idsBetween(ids: readonly number[], last: number, id: number): readonly number[] {
  const [from, to] = [ids.indexOf(last), ids.indexOf(id)];
  return from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}
