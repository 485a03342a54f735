import type { Reply } from '../api/call';

export interface Category {
  readonly id: number;
  readonly name: string;
  /** The group that it belongs to; null for a group. */
  readonly parentId: number | null;
  /** Not offered for new choices. */
  readonly isHidden: boolean;
  /** The category whose depreciation rule applies if no rule names this one. */
  readonly valuedAsId: number | null;
}

export type Categories = ReadonlyMap<number, Category>;

/** A group with its members, each in the order of the list. */
interface CategoryGroup {
  readonly group: Category;
  readonly members: readonly Category[];
}

export const categoriesById = (list: Reply<'GET /categories'> | undefined): Categories =>
  new Map(
    list?.categories.map((one) => [
      one.client_category_id,
      {
        id: one.client_category_id,
        name: one.client_category,
        parentId: one.parent_client_category_id,
        isHidden: one.is_hidden,
        valuedAsId: one.valued_as_client_category_id,
      },
    ]),
  );

/** The categories that can be chosen: those not hidden, and those already chosen. */
export const offered = (categories: Categories, chosenIds: readonly number[]): Categories =>
  new Map([...categories].filter(([id, { isHidden }]) => !isHidden || chosenIds.includes(id)));

/** The categories by group. One whose group is not in the list stands alone. */
export function categoryGroups(categories: Categories): CategoryGroup[] {
  const all = [...categories.values()];
  const isMember = ({ parentId }: Category) => parentId !== null && categories.has(parentId);
  return all
    .filter((one) => !isMember(one))
    .map((group) => ({ group, members: all.filter(({ parentId }) => parentId === group.id) }));
}

/** The groups with a name that contains the text, and of other groups the members that do. */
export function findInGroups(groups: readonly CategoryGroup[], text: string): CategoryGroup[] {
  const wanted = text.trim().toLowerCase();
  const has = ({ name }: Category) => name.toLowerCase().includes(wanted);
  return groups.flatMap(({ group, members }) => {
    if (has(group)) return [{ group, members }];
    const found = members.filter(has);
    return found.length === 0 ? [] : [{ group, members: found }];
  });
}

/** The ids without members whose group is among them too, because its name covers them. */
export function withoutCovered(ids: readonly number[], categories: Categories): number[] {
  const all = new Set(ids);
  return ids.filter((id) => {
    const parentId = categories.get(id)?.parentId ?? null;
    return parentId === null || !all.has(parentId);
  });
}
