import type { QueryClient } from '@tanstack/react-query';
import { cartKey } from './cart-pages';
import { changeMany } from './change-many';
import { changeKey, changeScope, revisionsShown } from './revisions';

/**
 * Makes the appraisal the one that counts for its item, after the changes that are running. Returns
 * whether it was left as it is because somebody else has changed it.
 */
export async function chooseAppraisal(
  cache: QueryClient,
  claimId: number,
  appraisalId: number,
): Promise<boolean> {
  const mutation = cache.getMutationCache().build(cache, {
    scope: changeScope(claimId),
    mutationKey: changeKey(claimId),
    mutationFn: () =>
      changeMany(claimId, revisionsShown(cache, claimId, [appraisalId]), () => ({ chosen: true })),
    onSettled: () => cache.invalidateQueries({ queryKey: cartKey(claimId) }),
  });
  return (await mutation.execute(undefined)).late.length > 0;
}
