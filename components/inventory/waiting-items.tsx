'use client';
import { useClaim } from '@/lib/client/claims';
import { useWaitingItems } from '@/lib/client/inventory';
import type { WaitingItem } from '@/lib/contract/inventory';
import { fill } from '@/lib/i18n/messages';
import { useWords } from '../words';

/** What earlier inventories brought and nobody has chosen a product for. */
export function WaitingItems({ claimId }: { claimId: number }) {
  const { t, formats, plural } = useWords();
  const { data } = useWaitingItems(claimId);
  const items = data?.claimed_items ?? [];
  if (items.length === 0) return null;
  const isMore = data?.metadata.next_cursor !== null;
  return (
    <section aria-labelledby="waiting-items" className="border-t border-line py-4">
      <h2 id="waiting-items" className="px-4 text-read font-semibold @3xl:px-6">
        {isMore ? fill(t.inventory.waitingMore, { count: formats.count(items.length) }) : plural(t.inventory.waiting, items.length)}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {items.map((item) => (
          <Item key={item.row_id} claimId={claimId} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Item({ claimId, item }: { claimId: number; item: WaitingItem }) {
  const { t, formats, plural } = useWords();
  const { data: claim } = useClaim(claimId);
  const about = [
    item.quantity > 1 && plural(t.inventory.pieces, item.quantity),
    item.date_purchase && formats.day(item.date_purchase),
    item.location,
  ];
  return (
    <li className="flex items-baseline gap-4 px-4 py-2 @3xl:px-6">
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{item.description}</p>
        <p className="text-meta text-ink-2">{about.filter(Boolean).join(' · ')}</p>
      </div>
      {item.claimed_amount !== null && claim && (
        <span className="text-right whitespace-nowrap">{formats.money(item.claimed_amount, claim.currency)}</span>
      )}
    </li>
  );
}
