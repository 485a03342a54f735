import type { Appraisal } from '@/lib/contract/appraisals';

export type NoAcvReason = 'price' | 'rules' | 'purchase' | 'damage' | 'open';

interface Known {
  readonly dateDamage: string | null;
  /** Whether rules govern the day of the damage; undefined while it is not known. */
  readonly hasRules: boolean | undefined;
}

type Facts = Pick<Appraisal, 'acv_state' | 'replacement_cost_value' | 'date_purchase'>;

/** Why the RCV stands for the ACV, as far as it is seen without calculating; `open`: nobody has asked. Null: there is an ACV. */
export function whyNoAcv(appraisal: Facts, { dateDamage, hasRules }: Known): NoAcvReason | null {
  if (appraisal.acv_state !== 'none') return null;
  if (appraisal.replacement_cost_value === null) return 'price';
  if (hasRules === false) return 'rules';
  if (appraisal.date_purchase === null) return 'purchase';
  return dateDamage === null ? 'damage' : 'open';
}
