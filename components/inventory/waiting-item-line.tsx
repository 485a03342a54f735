'use client';
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
  /** Actions on the item. */
  children?: ReactNode;
}

/** What an inventory states about an item for which no product was found. */
export function WaitingItemLine({ item, currency, children }: WaitingItemLineProps) {
  const { formats, plural, t } = useTranslation();
  const { description, quantity, date_purchase: bought, location, claimed_amount: claimed } = item;
  const about = [
    quantity > 1 && plural(t.inventory.pieces, quantity),
    bought && `${t.inventory.heads.bought} ${formats.day(bought)}`,
    location,
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 @3xl:px-6">
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
