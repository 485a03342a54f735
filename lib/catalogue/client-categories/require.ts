import type { z } from 'zod';
import type { updateCategorySettings } from '@/lib/contract/category-settings';
import { Fault, wrongValue } from '@/lib/shared/fault';
import { LANGUAGES } from '@/lib/shared/languages';
import { problemOf } from '@/lib/shared/reasons';
import { byId, isOwn, nameOf, type CategorySetting } from './category-setting';
import type { ClientCategory } from './read';

type Given = z.output<typeof updateCategorySettings.body>['categories'][number];

/** A category after the change, with its place in the request if it is there. */
export interface Wanted extends ClientCategory {
  readonly setting: CategorySetting | undefined;
  readonly at: number | null;
}

/** Throws Fault `wrong` for an unknown or repeated category, as for one of another client. */
export function requireKnown(given: readonly Given[], before: readonly ClientCategory[]): void {
  const known = new Set(before.map(({ id }) => id));
  const seen = new Set<number>();
  for (const [at, { id, name, parent_id: parentId }] of given.entries()) {
    if (id >= 0 && !known.has(id)) throw wrongValue(`categories.${at}.id`, 'unknown_category');
    if (seen.has(id)) throw wrongValue(`categories.${at}.id`, 'named_twice');
    seen.add(id);
    const isBuiltIn = id >= 0 && !isOwn(id);
    if (!isBuiltIn && !name)
      throw new Fault('missing', problemOf(`categories.${at}.name`, 'required'));
    if (
      isBuiltIn &&
      typeof parentId === 'number' &&
      before.find((one) => one.id === id)?.parentId !== parentId
    )
      throw wrongValue(`categories.${at}.parent_id`, 'category_group_fixed');
  }
}

/** Throws Fault `wrong` for a group that is unknown or itself a member, and for circles. */
export function requireTree(wanted: readonly Wanted[]): void {
  const all = new Map(wanted.map((one) => [one.id, one]));
  for (const { id, parentId, setting, at } of wanted) {
    const valuedAs = setting?.valued_as_id ?? null;
    if (valuedAs !== null && !all.has(valuedAs))
      throw wrongValue(`categories.${at}.valued_as_id`, 'unknown_category');
    if (isOwn(id) && parentId !== null) {
      const group = all.get(parentId);
      if (!group) throw wrongValue(`categories.${at}.parent_id`, 'unknown_category');
      if (group.parentId !== null || parentId === id)
        throw wrongValue(`categories.${at}.parent_id`, 'category_not_a_group');
    }
    if (valuedAs !== null && leadsTo(all, valuedAs, id))
      throw wrongValue(`categories.${at}.valued_as_id`, 'category_valued_in_circle');
  }
}

/** Whether the rules for `from` may be those of `id`. */
function leadsTo(all: ReadonlyMap<number, Wanted>, from: number, id: number): boolean {
  const seen = new Set<number>();
  for (let next: number | null = from; next !== null && !seen.has(next);) {
    if (next === id) return true;
    seen.add(next);
    const one = all.get(next);
    next = one?.setting?.valued_as_id ?? one?.parentId ?? null;
  }
  return false;
}

/**
 * Throws Fault `wrong` for two offered categories with the same name in a language, ignoring case
 * and Unicode form.
 */
export function requireNames(wanted: readonly Wanted[]): void {
  const settings = byId(wanted.flatMap(({ setting }) => setting ?? []));
  const offered = wanted
    .filter(({ setting }) => !setting?.is_hidden)
    .toSorted((one, other) => (one.at ?? -1) - (other.at ?? -1));
  for (const language of LANGUAGES) {
    const seen = new Set<string>();
    for (const { id, stored, at } of offered) {
      const name = plain(nameOf(settings, id, stored, language));
      if (seen.has(name) && at !== null)
        throw wrongValue(`categories.${at}.name`, 'category_name_taken');
      seen.add(name);
    }
  }
}

const plain = (name: string): string => name.trim().normalize('NFKC').toLowerCase();
