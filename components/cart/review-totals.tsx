'use client';
import { useForensics } from '@/lib/client/verdicts/forensics';
import { isSomeOpen } from '@/lib/client/verdicts/open-reasons';
import { countWith } from '@/lib/client/verdicts/verdict';
import { fill } from '@/lib/shared/fill';
import { useCartActions, useCartScope } from '../cart-context/cart-context';
import { useTranslation } from '../translation';
import { Total } from './total';

/** How many appraisals and items wait for a review, or have another result that matters. */
export function ReviewTotals({ appraisalCount }: { appraisalCount: number | undefined }) {
  const { t, formats } = useTranslation();
  const { pictured, appraisals } = useCartScope();
  const { toReview, unpictured } = useToReview();
  const confirmed = countWith(pictured, 'confirmed');
  const inconclusive = countWith(pictured, 'inconclusive');
  const countText = (count: number) =>
    appraisalCount === undefined
      ? null
      : fill(t.cart.reviewCount, {
          count: formats.count(count),
          total: formats.count(appraisalCount + pictured.length - appraisals.length + unpictured),
        });
  return (
    <>
      <Total name={t.cart.toReview} isUrgent={toReview > 0}>
        {countText(toReview)}
      </Total>
      {confirmed > 0 && (
        <Total name={t.cart.confirmedFlags} isUrgent>
          {countText(confirmed)}
        </Total>
      )}
      {inconclusive > 0 && <Total name={t.cart.inconclusive}>{countText(inconclusive)}</Total>}
    </>
  );
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
