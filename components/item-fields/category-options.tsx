'use client';
import { type Categories, categoryGroups } from '@/lib/client/categories/category-tree';

/** The options of a select: each group with its members, which can be reached by typing a name. */
export function CategoryOptions({ categories }: { categories: Categories }) {
  return categoryGroups(categories).map(({ group, members }) =>
    members.length === 0 ? (
      <option key={group.id} value={group.id}>
        {group.name}
      </option>
    ) : (
      <optgroup key={group.id} label={group.name}>
        {[group, ...members].map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </optgroup>
    ),
  );
}
