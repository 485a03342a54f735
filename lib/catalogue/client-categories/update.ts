import type { z } from 'zod';
import type {
  CategorySettingsView,
  updateCategorySettings as contract,
} from '@/lib/contract/category-settings';
import { canonicalJson } from '@/lib/events/canonical-json';
import { recordForClients } from '@/lib/events/record-for-clients';
import type { Caller } from '@/lib/identity/caller';
import { lockClient } from '@/lib/identity/people/find';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';
import type { Language } from '@/lib/shared/languages';
import { problemOf } from '@/lib/shared/reasons';
import { type CategorySetting, isOwn } from './category-setting';
import { replaceFeedWords } from './feed-words';
import { type ClientCategory, readCategories } from './read';
import { categorySettingsOf } from './read-settings';
import { requireUnused } from './require-unused';
import { requireKnown, requireNames, requireTree, type Wanted } from './require';

type Given = z.output<typeof contract.body>;

/**
 * Throws Fault `changed` on an edit conflict, `wrong` for an invalid tree, name or mapping and if an
 * own category that is in use is left out, `forbidden` for words of feeds of a client that does not
 * manage the catalogue.
 */
export async function updateCategorySettings(
  caller: Caller,
  { language }: { readonly language?: Language | undefined },
  given: Given,
): Promise<CategorySettingsView> {
  const { clientId } = caller;
  return withClient(clientId, async (tx) => {
    await lockClient(tx, clientId);
    const before = await categorySettingsOf(tx, clientId, language);
    if (typeof given.revision === 'number' && given.revision !== before.revision)
      throw new Fault('changed', problemOf('revision', 'changed', { revision: before.revision }));
    const known = await readCategories(tx, clientId);
    requireKnown(given.categories, known);
    const wanted = wantedOf(given.categories, known, await newIds(tx, given.categories));
    requireTree(wanted);
    requireNames(wanted);
    await replaceSettings(tx, clientId, wanted, known);
    if (given.feed_words) await replaceFeedWords(tx, caller, given.feed_words);
    const after = await categorySettingsOf(tx, clientId, language);
    const data = eventData(before, after);
    if (data === null) return before;
    const revision = before.revision + 1;
    await tx.client.update({ where: { id: clientId }, data: { categoryRevision: revision } });
    await recordForClients(tx, {
      ...caller,
      clientIds: [clientId],
      type: 'client.categories_changed',
      data,
    });
    return { ...after, revision };
  });
}

/** Ids for the new categories, by the negative ones of the request. */
async function newIds(
  tx: Transaction,
  given: Given['categories'],
): Promise<ReadonlyMap<number, number>> {
  const placeholders = given.filter(({ id }) => id < 0).map(({ id }) => id);
  const rows = await tx.$queryRaw<
    { id: number }[]
  >`SELECT nextval('own_category_id_seq')::int AS id FROM generate_series(1, ${placeholders.length}::int)`;
  return new Map(placeholders.map((placeholder, at) => [placeholder, rows[at]?.id ?? 0]));
}

/** The categories as they will be. */
function wantedOf(
  given: Given['categories'],
  known: readonly ClientCategory[],
  ids: ReadonlyMap<number, number>,
): Wanted[] {
  const real = (id: number) => ids.get(id) ?? id;
  const settings = given.map((one, at) => ({ at, setting: settingOf(one, real) }));
  const byCategory = new Map(settings.map((one) => [one.setting.id, one]));
  return [
    ...known
      .filter(({ id }) => !isOwn(id))
      .map(({ id, parentId, stored }) => ({
        id,
        parentId,
        stored,
        at: byCategory.get(id)?.at ?? null,
        setting: byCategory.get(id)?.setting,
      })),
    ...settings
      .filter(({ setting: { id } }) => isOwn(id))
      .map(({ at, setting }) => ({
        id: setting.id,
        parentId: setting.parent_id,
        stored: setting.name ?? '',
        at,
        setting,
      })),
  ];
}

function settingOf(
  {
    id,
    name,
    names,
    parent_id: parentId,
    is_hidden: isHidden,
    valued_as_id: valuedAs,
  }: Given['categories'][number],
  real: (id: number) => number,
): CategorySetting {
  const own = real(id);
  return {
    id: own,
    parent_id: isOwn(own) && typeof parentId === 'number' ? real(parentId) : null,
    name: name?.trim() ?? null,
    names: Object.fromEntries(
      Object.entries(names ?? {}).flatMap(([language, text]) =>
        text ? [[language, text.trim()]] : [],
      ),
    ),
    is_hidden: isHidden ?? false,
    valued_as_id: typeof valuedAs === 'number' ? real(valuedAs) : null,
  };
}

const isStandard = ({ id, name, names, is_hidden, valued_as_id }: CategorySetting): boolean =>
  !isOwn(id) &&
  name === null &&
  Object.keys(names).length === 0 &&
  !is_hidden &&
  valued_as_id === null;

/**
 * Deletes before it checks for use: whoever is just using a category holds a lock on it, and the
 * deletion waits for that.
 */
async function replaceSettings(
  tx: Transaction,
  clientId: number,
  wanted: readonly Wanted[],
  before: readonly ClientCategory[],
): Promise<void> {
  const settings = wanted.flatMap(({ setting }) =>
    setting && !isStandard(setting) ? [setting] : [],
  );
  const kept = settings.map(({ id }) => id);
  await tx.$executeRaw`
    DELETE FROM client_category WHERE client_id = ${clientId} AND id <> ALL (${kept}::int[])`;
  for (const { id, stored } of before.filter((one) => isOwn(one.id) && !kept.includes(one.id)))
    await requireUnused(tx, clientId, id, stored);
  await tx.$executeRaw`
    INSERT INTO client_category AS own
      (client_id, id, parent_id, name, names, is_hidden, valued_as_id)
    SELECT ${clientId}, id, parent_id, name, names, is_hidden, valued_as_id
    FROM jsonb_to_recordset(${JSON.stringify(settings)}::jsonb) AS given (id INTEGER,
      parent_id INTEGER, name TEXT, names JSONB, is_hidden BOOLEAN, valued_as_id INTEGER)
    ON CONFLICT (client_id, id) DO UPDATE SET parent_id = excluded.parent_id,
      name = excluded.name, names = excluded.names, is_hidden = excluded.is_hidden,
      valued_as_id = excluded.valued_as_id`;
}

const wordsOf = (view: CategorySettingsView) =>
  view.feed_words.map(({ word, category_id: id }) => ({ word, category_id: id }));

/** What changed, in full; null if nothing did. */
function eventData(before: CategorySettingsView, after: CategorySettingsView) {
  const categories = changed(before.categories.map(storedOf), after.categories.map(storedOf));
  const deleted = before.categories
    .filter(({ id }) => !after.categories.some((one) => one.id === id))
    .map(({ id, name }) => ({ id, name }));
  const feedWords = changed(wordsOf(before), wordsOf(after));
  const gone = wordsOf(before).filter(
    ({ word }) => !after.feed_words.some((one) => one.word === word),
  );
  if ([categories, deleted, feedWords, gone].every(({ length }) => length === 0)) return null;
  return { categories, deleted, feed_words: feedWords, feed_words_removed: gone };
}

const storedOf = ({
  standard_name: _name,
  in_use: _used,
  ...stored
}: CategorySettingsView['categories'][number]) => stored;

function changed<T extends object>(before: readonly T[], after: readonly T[]): T[] {
  const known = new Set(before.map((one) => canonicalJson(one)));
  return after.filter((one) => !known.has(canonicalJson(one)));
}
