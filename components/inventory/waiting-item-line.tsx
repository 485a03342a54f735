'use client';
import { purchaseText } from '@/lib/i18n/purchase-text';
import type { ReactNode } from 'react';
import type { ClaimedItem } from '@/lib/contract/claimed-item';
import { fill } from '@/lib/shared/fill';
import { useTranslation } from '../translation';

export function useWaitingTitle(
  waiting: { readonly items: readonly ClaimedItem[]; readonly isMore: boolean } | undefined,
): string {
  const { t, formats, plural } = useTranslation();
  const count = waiting?.items.length ?? 0;
  return waiting?.isMore
    ? fill(t.inventory.waitingMore, { count: formats.count(count) })
    : plural(t.inventory.waiting, count);
}

interface WaitingItemLineProps {
  item: ClaimedItem;
  currency: string | undefined;
  /** Whether the item is selected; without `onToggle` it cannot be. */
  isChosen?: boolean;
  onToggle?(): void;
  /** Actions on the item. */
  children?: ReactNode;
}

/** What is known of an item that has no product and no amount yet. */
export function WaitingItemLine({
  item,
  currency,
  isChosen = false,
  onToggle,
  children,
}: WaitingItemLineProps) {
  const translation = useTranslation();
  const { formats, plural, t } = translation;
  const { description, quantity, date_purchase: bought, location, claimed_amount: claimed } = item;
  const about = [
    quantity > 1 && plural(t.inventory.pieces, quantity),
    bought &&
      `${t.inventory.heads.bought} ${purchaseText(translation, bought, item.date_purchase_precision)}`,
    location,
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 @3xl:px-6">
      {onToggle && (
        <input
          type="checkbox"
          className="size-6 shrink-0 @3xl:size-4"
          aria-label={fill(t.inventory.waitingItem.select, { name: description })}
          checked={isChosen}
          onChange={onToggle}
        />
      )}
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium break-words">{description}</p>
        <p className="text-meta text-ink-2">{about.filter(Boolean).join(' · ')}</p>
      </div>
      {claimed !== null && currency !== undefined && (
        <span className="text-right whitespace-nowrap">
          <span className="text-meta text-ink-2">{t.inventory.heads.claimed}</span>{' '}
          {formats.money(claimed, currency)}
        </span>
      )}
      {children}
    </li>
  );
}
