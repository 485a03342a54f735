'use client';
import { Suspense, useState } from 'react';
import { useClaimTotals } from '@/lib/client/acv/acv';
import { later } from '../ui/later';
import { Skeleton } from '../ui/notice';
import { useTranslation } from '../translation';
import { useCartActions } from '../cart-context/cart-context';

const NetClaimPopover = later(async () => (await import('./net-claim-popover')).NetClaimPopover);

/** The claim's amount after limits and deductible; a popover shows each step. */
export function NetClaim() {
  const { t, formats, language } = useTranslation();
  const { claimId } = useCartActions();
  const { data, error } = useClaimTotals(claimId, language);
  const [isWanted, setWanted] = useState(false);
  if (error && !data)
    return <span className="text-desk font-normal text-ink-2">{t.cart.netClaimFailed}</span>;
  if (!data) return <Skeleton className="my-1 h-4 w-24" />;
  const amount = formats.money(data.net_claim, data.currency);
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${t.cart.netClaim} ${amount}`}
      className="-mx-1 rounded-sm px-1 underline decoration-control decoration-dotted underline-offset-4 hover:bg-running-soft"
      {...(!isWanted && { onClick: () => setWanted(true) })}
    >
      {amount}
    </button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <NetClaimPopover totals={data} trigger={button} />
    </Suspense>
  );
}
