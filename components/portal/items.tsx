import { startTransition, useEffect, useState } from 'react';
import type { Ready } from '@/lib/client/portal/state';
import { shownAnswer } from '@/lib/client/portal/waiting';
import { ItemCard } from './item-card';

const AT_ONCE = 8;
const AT_A_TIME = 24;

/**
 * Renders the first screen of cards at once and the rest in small transitions, because a claim can
 * have a thousand items and taps must stay responsive. A card re-renders only when its own item
 * changes.
 */
export function Items({ state }: { state: Ready }) {
  const { portal, onDevice, isOffline, stale, refused } = state;
  const [drawn, setDrawn] = useState(AT_ONCE);
  const count = portal.items.length;
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + AT_A_TIME));
  }, [drawn, count]);
  return (
    <ol className="flex flex-col gap-4">
      {portal.items.slice(0, drawn).map((item) => (
        <ItemCard
          key={item.row_id}
          item={item}
          currency={portal.totals.currency}
          dateDamage={portal.date_damage}
          isOpen={portal.link_status === 'active'}
          answer={shownAnswer(item, onDevice.waiting)}
          saving={
            onDevice.waiting[item.row_id] === undefined ? 'saved' : isOffline ? 'waiting' : 'saving'
          }
          draft={onDevice.drafts[item.row_id] ?? null}
          isStale={stale.includes(item.row_id)}
          isRefused={refused.includes(item.row_id)}
        />
      ))}
    </ol>
  );
}
