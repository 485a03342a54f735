import type { CategorySettingsView } from '@/lib/contract/category-settings';
import type { Caller } from '@/lib/identity/caller';
import { readClient, type Transaction } from '@/lib/platform/database/tenant';
import { isLanguage, type Language } from '@/lib/shared/languages';
import { categoryName } from '../category-name';
import { isOwn } from './category-setting';
import { type ClientCategory, readCategories } from './read';

interface Query {
  readonly language?: Language | undefined;
}

export const readCategorySettings = (
  { clientId }: Caller,
  { language }: Query,
): Promise<CategorySettingsView> =>
  readClient(clientId, (tx) => categorySettingsOf(tx, clientId, language));

/** `language` is that of the standard names, by default the client's. */
export async function categorySettingsOf(
  tx: Transaction,
  clientId: number,
  language?: Language,
): Promise<CategorySettingsView> {
  const client = await tx.client.findUniqueOrThrow({
    where: { id: clientId },
    select: { categoryRevision: true, managesCatalogue: true, language: true },
  });
  const shown = language ?? (isLanguage(client.language) ? client.language : 'en');
  const categories = await readCategories(tx, clientId);
  const used = await ownInUse(tx, clientId);
  const words = await tx.feedCategory.findMany({ where: { clientId } });
  return {
    categories: categories.map((one) => settingView(one, shown, used)),
    manages_catalogue: client.managesCatalogue,
    feed_words: words
      .map(({ word, categoryId, rowCount, seenTime }) => ({
        word,
        category_id: categoryId,
        rows: rowCount,
        seen_time: seenTime?.toISOString() ?? null,
      }))
      .toSorted(
        (one, other) =>
          Number(one.category_id !== null) - Number(other.category_id !== null) ||
          other.rows - one.rows ||
          (one.word < other.word ? -1 : 1),
      ),
    revision: client.categoryRevision,
  };
}

const settingView = (
  { id, parentId, stored, setting }: ClientCategory,
  language: Language,
  used: ReadonlySet<number>,
): CategorySettingsView['categories'][number] => ({
  id,
  is_own: isOwn(id),
  standard_name: isOwn(id) ? null : categoryName(id, stored, language),
  name: setting?.name ?? null,
  names: setting?.names ?? {},
  parent_id: parentId,
  is_hidden: setting?.is_hidden ?? false,
  valued_as_id: setting?.valued_as_id ?? null,
  in_use: isOwn(id) ? used.has(id) : null,
});

/** The own categories that an item, an appraisal or a rule names: some index lookups for each. */
async function ownInUse(tx: Transaction, clientId: number): Promise<ReadonlySet<number>> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT own.id FROM client_category own
    WHERE own.client_id = ${clientId} AND own.id >= 100000 AND (
      EXISTS (SELECT FROM claimed_item i WHERE i.client_id = ${clientId}
        AND i.client_category_id = own.id AND i.client_category_id >= 100000)
      OR EXISTS (SELECT FROM appraisal a WHERE a.client_id = ${clientId}
        AND a.selected_client_category_id = own.id AND a.selected_client_category_id >= 100000)
      OR EXISTS (SELECT FROM appraisal a WHERE a.client_id = ${clientId}
        AND a.homepage_client_category_id = own.id AND a.homepage_client_category_id >= 100000)
      OR EXISTS (SELECT FROM rule_set r WHERE r.client_id = ${clientId} AND r.rules @>
        jsonb_build_object('rules', jsonb_build_array(
          jsonb_build_object('client_category_ids', jsonb_build_array(own.id))))))`;
  return new Set(rows.map(({ id }) => id));
}
