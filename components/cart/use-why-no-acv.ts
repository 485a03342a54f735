'use client';
import { whyNoAcv } from '@/lib/client/acv/why-no-acv';
import { useClaim } from '@/lib/client/claims/claims';
import { useHasRules } from '@/lib/client/rules/published-rules';
import type { Appraisal } from '@/lib/contract/appraisals';
import { useCartActions } from '../cart-context/cart-context';

/** Asks for the rules only if some ACV has not been calculated. */
export function useWhyNoAcv(appraisals: readonly Appraisal[]) {
  const { claimId } = useCartActions();
  const { data: claim } = useClaim(claimId);
  const dateDamage = claim?.date_damage ?? null;
  const hasRules = useHasRules(
    dateDamage,
    claim !== undefined && appraisals.some(({ acv_state }) => acv_state === 'none'),
  );
  return (appraisal: Appraisal) => whyNoAcv(appraisal, { dateDamage, hasRules });
}
