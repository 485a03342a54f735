import { CATEGORIES } from './categories';

const parents = new Map<number, number | null>(CATEGORIES.map(({ id, parent }) => [id, parent]));

/**
 * Bicycles, computers, music, games, sound, bedding, tools and garden: their everyday words stand
 * for the whole group.
 */
const BROAD: ReadonlySet<number> = new Set([12, 20, 105, 601, 702, 903, 1201, 1203]);

/**
 * The category of an item whose list names one and whose description another: `Coffee machine` among
 * the appliances is a coffee machine. A group gives way to any category of the description, a broad
 * category to one of its group. Any other category stays, a client's own too.
 */
export function refinedCategory(named: number | null, described: number | null): number | null {
  if (named === null || described === null) return named ?? described;
  const group = parents.get(named);
  if (group === null) return parents.get(described) === null ? named : described;
  return BROAD.has(named) && parents.get(described) === group ? described : named;
}
