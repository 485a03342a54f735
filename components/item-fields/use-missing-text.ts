import type { Missing } from '@/lib/client/acv/missing';
import { useTranslation } from '../translation';

/** Explains why nothing was calculated, and what to enter. */
export function useMissingText(): (missing: Missing) => string {
  const { not, unstated } = useTranslation().t.cart.acv;
  return (missing) => (missing === 'rules' ? not.rules.hint : unstated[missing]);
}
