import type { Appraisal } from '@/lib/contract/appraisals';

export type NoAcvReason = 'price' | 'rules' | 'purchase' | 'damage' | 'open';

interface Known {
  readonly dateDamage: string | null;
  /** Whether any rules apply on the date of damage; undefined until known. */
  readonly hasRules: boolean | undefined;
}

type Facts = Pick<Appraisal, 'acv_state' | 'replacement_cost_value' | 'date_purchase'>;

/**
 * Returns why the ACV equals the RCV, as far as visible without calculating; `open` means that no
 * calculation was requested. Null if there is an ACV.
 */
export function whyNoAcv(appraisal: Facts, { dateDamage, hasRules }: Known): NoAcvReason | null {
  if (appraisal.acv_state !== 'none') return null;
  if (appraisal.replacement_cost_value === null) return 'price';
  if (hasRules === false) return 'rules';
  if (appraisal.date_purchase === null) return 'purchase';
  return dateDamage === null ? 'damage' : 'open';
}
