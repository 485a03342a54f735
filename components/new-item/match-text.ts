import type { Reply } from '@/lib/client/api/call';
import { type Messages } from '@/lib/i18n/messages';
import { fill } from '@/lib/shared/fill';

type Found = Pick<Reply<'GET /search_suggestion'>, 'match' | 'corrected_query'>;

/** What to say above the products found: no exact match, or other words than typed; else null. */
export function matchText(
  messages: Messages['newItem'],
  { match, corrected_query: corrected }: Found,
): string | null {
  if (match === 'none') return null;
  if (match === 'close')
    return corrected === null
      ? messages.noExactMatch
      : fill(messages.closeTo, { query: corrected });
  return corrected === null ? null : fill(messages.corrected, { query: corrected });
}
