'use client';
import { FileText } from 'lucide-react';
import Link from 'next/link';
import { Suspense, useEffect } from 'react';
import { useActingClient } from '@/lib/client/api/acting-client';
import { addressOf } from '@/lib/client/api/call';
import { useClaim } from '@/lib/client/claims/claims';
import { useSession } from '@/lib/client/session/session';
import { fill } from '@/lib/shared/fill';
import { EditClaim } from '../claim-facts/edit-claim';
import { Button, buttonLook } from '../ui/button';
import { Kbd } from '../ui/kbd';
import { later } from '../ui/later';
import { Skeleton } from '../ui/notice';
import { useTranslation } from '../translation';
import { useCartActions, useCartScope } from '../cart-context/cart-context';
import { NewAppraisal } from './new-appraisal';

const PortalButton = later(async () => (await import('../sending/portal-button')).PortalButton);
const OwnerMenu = later(async () => (await import('../claim-owner/owner-menu')).OwnerMenu);

interface CartHeaderProps {
  isSheet: boolean;
  /** Undefined until known. */
  lineCount: number | undefined;
}

export function CartHeader({ isSheet, lineCount }: CartHeaderProps) {
  const { t } = useTranslation();
  const { openReport, claimId } = useCartActions();
  const { appraisals } = useCartScope();
  return (
    <header className="flex flex-wrap items-start gap-x-3 gap-y-3 border-b border-line px-4 pt-4 pb-3 @3xl:px-6">
      <ClaimTitle lineCount={lineCount} />
      {/* Grouped, so that the buttons wrap below the title together. */}
      <div className="flex flex-wrap gap-2">
        <Button data-command={t.cart.report} onClick={openReport} disabled={!lineCount}>
          <FileText aria-hidden size={16} />
          {t.cart.report} <Kbd>R</Kbd>
        </Button>
        <Link
          data-command={isSheet ? t.cart.list : t.cart.sheet}
          href={`/claims/${claimId}${isSheet ? '' : '/sheet'}`}
          prefetch={false}
          className={buttonLook()}
        >
          {isSheet ? t.cart.list : t.cart.sheet}
        </Link>
        <Link
          data-command={t.inventory.link}
          href={`/claims/${claimId}/inventory`}
          prefetch={false}
          className={buttonLook()}
        >
          {t.inventory.link}
        </Link>
        <Link
          data-command={t.timeline.title}
          href={`/claims/${claimId}/timeline`}
          prefetch={false}
          className={buttonLook()}
        >
          {t.timeline.title}
        </Link>
        <a
          data-command={t.cart.exportLines}
          href={addressOf('/client_reference/{client_reference_id}/lines', {
            client_reference_id: claimId,
          })}
          download
          className={buttonLook()}
        >
          {t.cart.exportLines}
        </a>
        <Suspense fallback={<Button disabled>{t.sending.button}</Button>}>
          <PortalButton claimId={claimId} isEmpty={appraisals.length === 0} />
        </Suspense>
        <NewAppraisal />
      </div>
    </header>
  );
}

function ClaimTitle({ lineCount }: Pick<CartHeaderProps, 'lineCount'>) {
  const { t, formats, plural } = useTranslation();
  const { claimId } = useCartActions();
  const { data: claim } = useClaim(claimId);
  const { data: session } = useSession();
  const actingClient = useActingClient();
  const client = session?.clients.find(
    ({ client_id }) => client_id === (claim?.client_id ?? actingClient),
  );
  useDocumentTitle(claim?.client_reference);
  const about = claim && [
    claim.date_damage && fill(t.cart.damage, { date: formats.day(claim.date_damage) }),
    lineCount !== undefined && plural(t.claims.itemCount, lineCount),
    claim.cause,
    claim.policyholder_name,
  ];
  return (
    <div className="min-w-0 flex-1 basis-60">
      <nav aria-label={t.cart.path} className="text-ink-2">
        <Link href="/claims" className="hover:text-ink hover:underline">
          {t.claims.title}
        </Link>
        {client && ` / ${client.name}`}
      </nav>
      <h1 className="text-title font-semibold tracking-tight break-words">
        {claim?.client_reference ?? <Skeleton className="my-1 h-5 w-40" />}
      </h1>
      <div className="text-ink-2">
        {about?.filter(Boolean).join(' · ') ?? <Skeleton className="my-1 h-3 w-56" />}
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <Suspense fallback={<OwnerSkeleton />}>
          {claim ? <OwnerMenu claim={claim} place="header" /> : <OwnerSkeleton />}
        </Suspense>
        {claim && <EditClaim />}
      </div>
    </div>
  );
}

const OwnerSkeleton = () => <Skeleton className="my-1 h-3 w-32" />;

/** Puts the claim in the document title, so that several browser tabs can be told apart. */
function useDocumentTitle(name: string | undefined) {
  const { t } = useTranslation();
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · ${t.common.product}`;
  }, [name, t]);
}
