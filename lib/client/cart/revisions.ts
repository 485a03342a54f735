import type { QueryClient } from '@tanstack/react-query';
import type { Appraisal } from '@/lib/contract/appraisals';
import { cartKey, type CartPages } from './cart-pages';
import { inTurns } from '../api/in-turns';
import { ApiError } from '../api/api-error';

/**
 * Whether nothing was changed because somebody else has changed the appraisal since it was shown.
 */
export const isEditConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 412;

/**
 * Runs the changes of one claim one after the other, so that each is based on the result of the one
 * before it.
 */
export const changeScope = (claimId: number) => ({ id: `change/${claimId}` });

/** The key shared by all changes of a claim and its lines, to find those that are running. */
export const changeKey = (claimId: number) => ['change', claimId] as const;

/** Reads the appraisal as it is on the screen, from the cached cart. */
export function shownAppraisal(
  cache: QueryClient,
  claimId: number,
  appraisalId: number,
): Appraisal | undefined {
  const cart = cache.getQueryData<CartPages>(cartKey(claimId));
  return cart?.pages
    .flatMap(({ appraisals }) => appraisals)
    .find(({ appraisal_id: id }) => id === appraisalId);
}

export type Revisions = ReadonlyMap<number, number | undefined>;

export const revisionsShown = (
  cache: QueryClient,
  claimId: number,
  appraisalIds: readonly number[],
): Revisions =>
  new Map(appraisalIds.map((id) => [id, shownAppraisal(cache, claimId, id)?.revision]));

/**
 * Sends one change per appraisal, with the revision that it is based on. Returns the ids of those
 * that somebody else has changed, which stay as they are.
 */
export async function changeEach(
  revisions: Revisions,
  send: (appraisalId: number, revision: number | undefined) => Promise<unknown>,
): Promise<number[]> {
  const late: number[] = [];
  await inTurns([...revisions], async ([id, revision]) => {
    try {
      await send(id, revision);
    } catch (error) {
      if (!isEditConflict(error)) throw error;
      late.push(id);
    }
  });
  return late;
}
