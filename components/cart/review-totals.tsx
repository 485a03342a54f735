'use client';
import { useForensics } from '@/lib/client/verdicts/forensics';
import { isSomeOpen } from '@/lib/client/verdicts/open-reasons';
import { itemsWith } from '@/lib/client/verdicts/verdict';
import type { CartTotals } from '@/lib/contract/cart';
import { fill } from '@/lib/shared/fill';
import { useCartActions, useCartScope } from '../cart-context/cart-context';
import { useTranslation } from '../translation';
import { Total } from './total';

interface TotalsProps {
  totals: Pick<CartTotals, 'appraisal_count'>;
}

/** How many items wait for a review; alternatives of an item are one. */
export function ToReview({ totals }: TotalsProps) {
  const { toReview } = useToReview();
  const countText = useCountText(totals);
  return <span className={toReview > 0 ? 'text-flag' : ''}>{countText(toReview)}</span>;
}

/** How many have another result that matters, if any. */
export function ReviewTotals({ totals }: TotalsProps) {
  const { t } = useTranslation();
  const { pictured } = useCartScope();
  const confirmed = itemsWith(pictured, 'confirmed').size;
  const inconclusive = itemsWith(pictured, 'inconclusive').size;
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
  // Not all appraisals may be loaded yet.
  const unloaded = Math.max(0, count - appraisals.length);
  const total = formats.count(itemsWith(pictured).size + unloaded + unpictured);
  return (some: number) => fill(t.cart.itemCount, { count: formats.count(some), total });
}

/** An item counts once, for flagged pictures or a reason of its own. */
function useToReview() {
  const { claimId } = useCartActions();
  const { pictured } = useCartScope();
  const { data } = useForensics(claimId);
  const [all, flagged] = [itemsWith(pictured), itemsWith(pictured, 'flagged')];
  const reasons = Object.entries(data?.item_reasons ?? {});
  const open = reasons.filter(([id, list]) => isSomeOpen(list) && !flagged.has(Number(id)));
  return {
    toReview: flagged.size + open.length,
    /** Items that have a reason, but neither an appraisal nor a file. */
    unpictured: reasons.filter(([id]) => !all.has(Number(id))).length,
  };
}
