'use client';
import Link from 'next/link';
import { useRef } from 'react';
import { useClaim } from '@/lib/client/claims/claims';
import { useInventory } from '@/lib/client/inventory/inventory';
import { ErrorNotice, Skeleton } from '../ui/notice';
import { useTranslation } from '../translation';
import { DropArea } from './drop-area';
import { Outcome } from './outcome';
import { Preview } from './preview';
import { useIntakeId } from './use-intake';
import { WaitingItems } from './waiting-items';

/** Turns a file into a preview, and the preview into items of the claim. */
export function InventoryPage({ claimId }: { claimId: number }) {
  const { t } = useTranslation();
  const intakeId = useIntakeId();
  const scroller = useRef<HTMLElement>(null);
  const { data: inventory, error, refetch } = useInventory(claimId, intakeId);
  return (
    <main
      ref={scroller}
      className="@container relative flex h-full min-h-0 flex-col overflow-y-auto overscroll-contain scroll-pb-20 bg-surface"
    >
      <InventoryHeader claimId={claimId} />
      {intakeId === null && (
        <>
          <DropArea claimId={claimId} />
          <WaitingItems claimId={claimId} />
        </>
      )}
      {intakeId !== null && error && !inventory && (
        <ErrorNotice title={t.inventory.loadFailed} error={error} onRetry={() => void refetch()} />
      )}
      {intakeId !== null && !error && !inventory && (
        <output aria-label={t.common.loading} className="block p-6">
          <Skeleton className="h-5 w-60" />
        </output>
      )}
      {intakeId !== null && inventory?.status === 'draft' && (
        <Preview key={intakeId} claimId={claimId} inventory={inventory} scroller={scroller} />
      )}
      {intakeId !== null && inventory && inventory.status !== 'draft' && (
        <Outcome claimId={claimId} inventory={inventory} />
      )}
    </main>
  );
}

function InventoryHeader({ claimId }: { claimId: number }) {
  const { t } = useTranslation();
  const { data: claim } = useClaim(claimId);
  return (
    <header className="border-b border-line px-4 pt-4 pb-3 @3xl:px-6">
      <nav aria-label={t.cart.path} className="text-ink-2">
        <Link href="/claims" className="hover:text-ink hover:underline">
          {t.claims.title}
        </Link>
        {' / '}
        <Link href={`/claims/${claimId}`} className="break-words hover:text-ink hover:underline">
          {claim?.client_reference ?? t.inventory.back}
        </Link>
      </nav>
      <h1 className="text-title font-semibold tracking-tight">{t.inventory.title}</h1>
    </header>
  );
}
