import type { QueryClient } from '@tanstack/react-query';
import { changeMany } from '../cart/change-many';
import { revisionsShown } from '../cart/revisions';

/**
 * Deletes the appraisals that an action created, so that their items wait again. Returns how many
 * are deleted, and how many stay because somebody else has changed them since.
 */
export async function deleteCreated(
  cache: QueryClient,
  claimId: number,
  createdIds: readonly number[],
): Promise<{ count: number; lateCount: number }> {
  const revisions = revisionsShown(cache, claimId, createdIds);
  const { late } = await changeMany(claimId, revisions, () => ({ delete: true }));
  return { count: createdIds.length - late.length, lateCount: late.length };
}
