import type { ItemDraft } from '@/lib/client/items/item-draft';
import { useProductSearch, type Market } from '@/lib/client/items/lookups';
import { useSettled } from '@/lib/client/api/settled';

const TYPING_PAUSE_MS = 300;

/** The products closest to a name that the catalogue does not have. */
export function useClosest(
  { name, messages, isFreeText, forcedCategoryId }: ItemDraft,
  market: Market,
) {
  const settled = useSettled(messages ?? name, TYPING_PAUSE_MS);
  return useProductSearch(settled, forcedCategoryId, market, isFreeText);
}
