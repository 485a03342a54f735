'use client';
import Link from 'next/link';
import { useListEntry } from '@/lib/client/shell/list-entry';
import { showOverlay } from '@/lib/client/shell/overlays';
import { useCartActions } from '../cart-context/cart-context';
import { useTranslation } from '../translation';
import { Button, buttonLook } from '../ui/button';
import { EmptyNotice } from '../ui/notice';
import { searchFor } from './use-cart-filter';

interface NoLinesProps {
  /** The claim has inventory items that still need a product. */
  isWaiting: boolean;
  /** The claim has lines, but the search finds none. */
  isSearch: boolean;
}

/** Says why the cart shows no lines. */
export function NoLines({ isWaiting, isSearch }: NoLinesProps) {
  const { t } = useTranslation();
  const { claimId, openReport } = useCartActions();
  useListEntry({
    r: isWaiting || isSearch ? openReport : undefined,
    '?': () => showOverlay('shortcuts'),
  });
  if (isSearch)
    return (
      <EmptyNotice title={t.cart.search.noneTitle} text={t.cart.search.noneText}>
        <Button onClick={() => searchFor('')}>{t.cart.search.all}</Button>
      </EmptyNotice>
    );
  if (!isWaiting) return <EmptyNotice title={t.cart.emptyTitle} text={t.cart.emptyText} />;
  return (
    <EmptyNotice title={t.cart.onlyWaitingTitle} text={t.cart.onlyWaitingText}>
      <Link href={`/claims/${claimId}/sheet`} prefetch={false} className={buttonLook()}>
        {t.cart.sheet}
      </Link>
    </EmptyNotice>
  );
}
