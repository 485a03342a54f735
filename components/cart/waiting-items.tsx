'use client';
import { ChevronDown, PackageSearch } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useClaim } from '@/lib/client/claims/claims';
import type { ClaimedItem } from '@/lib/contract/claimed-item';
import { fill } from '@/lib/shared/fill';
import { useWaitingTitle, WaitingItemLine } from '../inventory/waiting-item-line';
import { Button } from '../ui/button';
import { later } from '../ui/later';
import { useTranslation } from '../translation';
import { useCartActions } from '../cart-context/cart-context';

const NewItemDialog = later(
  async () => (await import('../new-item/new-item-dialog')).NewItemDialog,
);

/** Up to this many items, the list starts unfolded. */
const OPEN_MAX = 3;

interface WaitingItemsProps {
  waiting: { readonly items: readonly ClaimedItem[]; readonly isMore: boolean };
}

/** Inventory items that still need a product, so no amount of the cart includes them. */
export function WaitingItems({ waiting }: WaitingItemsProps) {
  const { claimId } = useCartActions();
  const { data: claim } = useClaim(claimId);
  const title = useWaitingTitle(waiting);
  const [wanted, setWanted] = useState<ClaimedItem | null>(null);
  const summary = useFocusWhenLost(wanted !== null);
  return (
    <>
      <details
        open={waiting.items.length <= OPEN_MAX}
        className="group border-b border-line bg-sunken"
      >
        <summary
          ref={summary}
          className="flex cursor-pointer list-none items-center gap-2 px-4 py-2.5 font-medium @3xl:px-6"
        >
          <PackageSearch aria-hidden size={16} className="shrink-0" />
          <span className="min-w-0 flex-1">{title}</span>
          <ChevronDown
            aria-hidden
            size={16}
            className="shrink-0 -rotate-90 text-ink-2 group-open:rotate-0"
          />
        </summary>
        <ul
          aria-label={title}
          className="max-h-80 divide-y divide-line overflow-y-auto border-t border-line bg-surface"
        >
          {waiting.items.map((item) => (
            <WaitingItemLine key={item.row_id} item={item} currency={claim?.currency}>
              <FindProduct item={item} onFind={() => setWanted(item)} />
            </WaitingItemLine>
          ))}
        </ul>
      </details>
      <Suspense>
        {wanted && (
          <NewItemDialog key={wanted.row_id} item={wanted} onClose={() => setWanted(null)} />
        )}
      </Suspense>
    </>
  );
}

function FindProduct({ item, onFind }: { item: ClaimedItem; onFind: () => void }) {
  const { t } = useTranslation();
  return (
    <Button aria-label={fill(t.cart.findProductFor, { name: item.description })} onClick={onFind}>
      {t.cart.findProduct}
    </Button>
  );
}

/**
 * The button that opened the dialog is removed with its item, so the focus moves to the summary.
 */
function useFocusWhenLost(isOpen: boolean) {
  const summary = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      summary.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return summary;
}
