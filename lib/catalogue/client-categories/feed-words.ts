import type { z } from 'zod';
import type { updateCategorySettings } from '@/lib/contract/category-settings';
import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { wrongValue } from '@/lib/shared/fault';
import { wordKey } from '../import/category-of';
import { requireManager } from '../imports/require-manager';
import { knownCategories } from '../require-categories';
import { isOwn } from './category-setting';

type Given = NonNullable<z.output<typeof updateCategorySettings.body>['feed_words']>;

/**
 * Words that are left out are forgotten until a feed brings them again. Throws Fault `forbidden`
 * unless the client manages the catalogue, and `wrong` for a repeated word or for a category that
 * the catalogue, which all clients share, does not have.
 */
export async function replaceFeedWords(
  tx: Transaction,
  caller: Caller,
  given: Given,
): Promise<void> {
  const { clientId } = caller;
  await requireManager(tx, caller);
  const ids = given.flatMap(({ category_id: id }) => id ?? []);
  const known = await knownCategories(tx, clientId, ids);
  const keys = new Set<string>();
  for (const [at, { word, category_id: id }] of given.entries()) {
    if (keys.has(wordKey(word))) throw wrongValue(`feed_words.${at}.word`, 'named_twice');
    keys.add(wordKey(word));
    if (typeof id !== 'number') continue;
    if (!known.has(id)) throw wrongValue(`feed_words.${at}.category_id`, 'unknown_category');
    if (isOwn(id)) throw wrongValue(`feed_words.${at}.category_id`, 'category_not_shared');
  }
  await tx.feedCategory.deleteMany({ where: { clientId, wordKey: { notIn: [...keys] } } });
  const rows = given.map(({ word, category_id: id }) => ({
    key: wordKey(word),
    word: word.trim(),
    category_id: id ?? null,
  }));
  await tx.$executeRaw`
    INSERT INTO feed_category (client_id, word_key, word, category_id)
    SELECT ${clientId}, key, word, category_id
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS given (key TEXT, word TEXT, category_id INTEGER)
    ON CONFLICT (client_id, word_key) DO UPDATE SET category_id = excluded.category_id`;
}
