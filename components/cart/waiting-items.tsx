'use client';
import { ChevronDown, PackageSearch } from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useClaim } from '@/lib/client/claims/claims';
import { useForensics } from '@/lib/client/verdicts/forensics';
import { isSomeOpen } from '@/lib/client/verdicts/open-reasons';
import { useListEntry } from '@/lib/client/shell/list-entry';
import { isAt } from '@/lib/client/verdicts/pictured';
import { stateOfAppraisal, type VerdictState } from '@/lib/client/verdicts/verdict';
import type { ClaimedItem } from '@/lib/contract/claimed-item';
import { fill } from '@/lib/shared/fill';
import { WaitingActions } from '../inventory/waiting-actions';
import { useWaitingRemoval } from '../inventory/use-waiting-removal';
import { WaitingBulk } from '../inventory/waiting-bulk';
import { useWaitingTitle, WaitingItemLine } from '../inventory/waiting-item-line';
import { WaitingReason } from '../inventory/waiting-reason';
import { waitingUndo } from '../inventory/waiting-undo';
import { Button } from '../ui/button';
import { later } from '../ui/later';
import { useTranslation } from '../translation';
import { useCartActions, useCartScope } from '../cart-context/cart-context';
import { VerdictBadge } from '../verdict-badge';
import { WaitingPictures } from './waiting-pictures';

const NewItemDialog = later(
  async () => (await import('../new-item/new-item-dialog')).NewItemDialog,
);

/** Up to this many items, the list starts unfolded. */
const OPEN_MAX = 3;

interface WaitingItemsProps {
  waiting: { readonly items: readonly ClaimedItem[]; readonly isMore: boolean };
}

interface Wanted {
  readonly item: ClaimedItem;
  readonly isByHand: boolean;
}

/** Items that still need a product or an amount, so no sum of the cart includes them. */
export function WaitingItems({ waiting }: WaitingItemsProps) {
  const { claimId } = useCartActions();
  const remember = useMemo(() => waitingUndo(claimId), [claimId]);
  const { hidden, remove } = useWaitingRemoval(claimId, remember);
  const items = waiting.items.filter(({ row_id: id }) => !hidden.has(id));
  const title = useWaitingTitle({ items, isMore: waiting.isMore });
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const summary = useFocusWhenLost(wanted !== null);
  useItemKeys(summary);
  if (items.length === 0 && wanted === null) return null;
  return (
    <>
      <details open={items.length <= OPEN_MAX} className="group border-b border-line bg-sunken">
        <summary
          ref={summary}
          className="flex cursor-pointer list-none items-center gap-2 px-4 py-2.5 font-medium @3xl:px-6"
        >
          <PackageSearch aria-hidden size={16} className="shrink-0" />
          <span className="min-w-0 flex-1">{title}</span>
          <ToReview items={items} />
          <ChevronDown
            aria-hidden
            size={16}
            className="shrink-0 -rotate-90 text-ink-2 group-open:rotate-0"
          />
        </summary>
        <WaitingList items={items} title={title} onWant={setWanted} onRemove={remove} />
      </details>
      <Suspense>
        {wanted && (
          <NewItemDialog
            key={`${wanted.item.row_id} ${wanted.isByHand}`}
            {...wanted}
            onClose={() => setWanted(null)}
          />
        )}
      </Suspense>
    </>
  );
}

const REASON: VerdictState = { kind: 'flagged', about: 'reason' };

/** Marks a folded list in which an item needs a look, or a picture is flagged or confirmed. */
function ToReview({ items }: { items: readonly ClaimedItem[] }) {
  const { claimId } = useCartActions();
  const { data: verdicts } = useForensics(claimId);
  const { pictured } = useCartScope();
  const results = items.flatMap(
    ({ row_id: rowId }) => pictured.find(({ place }) => isAt(place, { rowId }))?.results ?? [],
  );
  const isReason = items.some(({ row_id: id }) => isSomeOpen(verdicts?.item_reasons[id]));
  const worst = stateOfAppraisal(results);
  const state = isReason && worst?.kind !== 'flagged' ? REASON : worst;
  if (state?.kind !== 'flagged' && state?.kind !== 'confirmed') return null;
  return (
    <span className="group-open:hidden">
      <VerdictBadge state={state} />
    </span>
  );
}

interface WaitingListProps {
  items: readonly ClaimedItem[];
  title: string;
  onWant(wanted: Wanted): void;
  onRemove(items: readonly ClaimedItem[]): void;
}

function WaitingList({ items, title, onWant, onRemove }: WaitingListProps) {
  const { t } = useTranslation();
  const { claimId } = useCartActions();
  const { data: claim } = useClaim(claimId);
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const chosen = items.filter(({ row_id: id }) => picked.has(id));
  const toggle = (id: number) =>
    setPicked(
      (before) =>
        new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  return (
    <div className="border-t border-line bg-surface">
      {items.length > 1 && (
        <WaitingBulk
          claimId={claimId}
          items={items}
          chosen={chosen}
          onChoose={(all) => setPicked(new Set(all.map(({ row_id: id }) => id)))}
          onRemove={onRemove}
        />
      )}
      <ul ref={openOnEnter} aria-label={title} className="divide-y divide-line">
        {items.map((item) => (
          <WaitingItemLine
            key={item.row_id}
            item={item}
            currency={claim?.currency}
            {...(items.length > 1 && {
              isChosen: picked.has(item.row_id),
              onToggle: () => toggle(item.row_id),
            })}
          >
            <WaitingReason claimId={claimId} item={item} />
            <WaitingPictures rowId={item.row_id} />
            <WaitingActions claimId={claimId} item={item} onRemove={() => onRemove([item])}>
              <Button
                aria-label={fill(t.cart.findProductFor, { name: item.description })}
                onClick={() => onWant({ item, isByHand: false })}
              >
                {t.cart.findProduct}
              </Button>
              <Button
                aria-label={fill(t.inventory.waitingItem.priceByHandFor, {
                  name: item.description,
                })}
                onClick={() => onWant({ item, isByHand: true })}
              >
                {t.newItem.byHand.start}
              </Button>
            </WaitingActions>
          </WaitingItemLine>
        ))}
      </ul>
    </div>
  );
}

/**
 * Enter on the box of an item, where J and K lead, opens its worst picture, or else presses the first
 * button of the item.
 */
function openItem({ key, target }: KeyboardEvent): void {
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  const item = target.closest('li');
  const button = item?.querySelector<HTMLElement>('button:has([data-verdict])');
  (button ?? item?.querySelector<HTMLElement>('button'))?.click();
}

function openOnEnter(list: HTMLElement | null): () => void {
  list?.addEventListener('keydown', openItem);
  return () => list?.removeEventListener('keydown', openItem);
}

/** J and K move between the items that wait, where the cart has no lines for these keys. */
function useItemKeys(summary: RefObject<HTMLElement | null>): void {
  const { appraisals } = useCartScope();
  const step = (by: number) => () => {
    const list = summary.current?.closest('details');
    if (!list) return;
    list.open = true;
    const lines = [...list.querySelectorAll('li')];
    const at = lines.findIndex((line) => line.contains(document.activeElement));
    lines[Math.max(0, at + by)]?.querySelector<HTMLElement>('input, button')?.focus();
  };
  useListEntry(appraisals.length === 0 ? { j: step(1), k: step(-1) } : {});
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
