import { startTransition, useEffect, useState } from 'react';
import type { Ready } from '@/lib/client/portal/state';
import { shownAnswer } from '@/lib/client/portal/waiting';
import { ItemCard } from './item-card';

const AT_ONCE = 8;
const AT_A_TIME = 24;

/**
 * What fills a screen is there at once, the others follow a few at a time: a household has a thousand items, and no tap waits
 * for them. A card is drawn again for what is new about its own item alone.
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
