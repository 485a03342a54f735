'use client';
import Link from 'next/link';
import { useClaim } from '@/lib/client/claims/claims';
import { useWaitingItems } from '@/lib/client/cart/waiting-items';
import { buttonLook } from '../ui/button';
import { useTranslation } from '../translation';
import { useWaitingTitle, WaitingItemLine } from './waiting-item-line';
import { WaitingReason } from './waiting-reason';

/** Items that still need a product or an amount, which they get on the claim page. */
export function WaitingItems({ claimId }: { claimId: number }) {
  const { t } = useTranslation();
  const { data } = useWaitingItems(claimId);
  const { data: claim } = useClaim(claimId);
  const title = useWaitingTitle(data);
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="waiting-items" className="border-t border-line py-4">
      <div className="flex flex-wrap items-center gap-3 px-4 @3xl:px-6">
        <h2 id="waiting-items" className="min-w-0 flex-1 text-read font-semibold">
          {title}
        </h2>
        <Link href={`/claims/${claimId}`} className={buttonLook()}>
          {t.inventory.findInClaim}
        </Link>
      </div>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {data.items.map((item) => (
          <WaitingItemLine key={item.row_id} item={item} currency={claim?.currency}>
            <WaitingReason claimId={claimId} item={item} />
          </WaitingItemLine>
        ))}
      </ul>
    </section>
  );
}
