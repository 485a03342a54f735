'use client';
import { useForensics } from '@/lib/client/verdicts/forensics';
import { isSomeOpen } from '@/lib/client/verdicts/open-reasons';
import { countWith } from '@/lib/client/verdicts/verdict';
import type { CartTotals } from '@/lib/contract/cart';
import { fill } from '@/lib/shared/fill';
import { useCartActions, useCartScope } from '../cart-context/cart-context';
import { useTranslation } from '../translation';
import { Total } from './total';

interface TotalsProps {
  totals: Pick<CartTotals, 'appraisal_count'>;
}

/** How many appraisals and items wait for a review. */
export function ToReview({ totals }: TotalsProps) {
  const { toReview } = useToReview();
  const countText = useCountText(totals);
  return <span className={toReview > 0 ? 'text-flag' : ''}>{countText(toReview)}</span>;
}

/** How many have another result that matters, if any. */
export function ReviewTotals({ totals }: TotalsProps) {
  const { t } = useTranslation();
  const { pictured } = useCartScope();
  const confirmed = countWith(pictured, 'confirmed');
  const inconclusive = countWith(pictured, 'inconclusive');
  const countText = useCountText(totals);
  return (
    <>
      {confirmed > 0 && (
        <Total name={t.cart.confirmedFlags} isUrgent>
          {countText(confirmed)}
        </Total>
      )}
      {inconclusive > 0 && <Total name={t.cart.inconclusive}>{countText(inconclusive)}</Total>}
    </>
  );
}

function useCountText({ appraisal_count: count }: TotalsProps['totals']) {
  const { t, formats } = useTranslation();
  const { pictured, appraisals } = useCartScope();
  const { unpictured } = useToReview();
  const total = formats.count(count + pictured.length - appraisals.length + unpictured);
  return (some: number) => fill(t.cart.itemCount, { count: formats.count(some), total });
}

/** Flagged pictures count at each appraisal, an item's own reason once unless those count already. */
function useToReview() {
  const { claimId } = useCartActions();
  const { pictured } = useCartScope();
  const { data } = useForensics(claimId);
  const flagged = pictured.filter(({ results }) => results.some((one) => one.state === 'flagged'));
  const isAmong = (places: typeof pictured, id: string) =>
    places.some(({ rowId }) => rowId === Number(id));
  const reasons = Object.entries(data?.item_reasons ?? {});
  const open = reasons.filter(([id, list]) => isSomeOpen(list) && !isAmong(flagged, id));
  return {
    toReview: flagged.length + open.length,
    /** Items that have a reason, but neither an appraisal nor a file. */
    unpictured: reasons.filter(([id]) => !isAmong(pictured, id)).length,
  };
}
