import type { QueryClient } from '@tanstack/react-query';
import type { Appraisal } from '@/lib/contract/appraisals';
import { cartKey, type CartPages } from './cart-pages';
import { inTurns } from '../api/in-turns';
import { ApiError } from '../api/api-error';

/** Somebody else has changed the appraisal since it was shown; nothing was done. */
export const isEditConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 412;

/** The changes of one claim go one after the other: each is decided on what the one before it has left. */
export const changeScope = (claimId: number) => ({ id: `change/${claimId}` });

/** Of every change of a line, while it is on its way. */
export const changeKey = (claimId: number) => ['change', claimId] as const;

/** As it is on the screen. */
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

/** Sends a change of each, decided on a revision of it. Answers those that somebody else has changed, which stay as they are. */
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
