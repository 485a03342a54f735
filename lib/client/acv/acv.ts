import {
  useMutation,
  useQuery,
  useQueryClient,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import type { Appraisal } from '@/lib/contract/appraisals';
import type { Language } from '@/lib/shared/languages';
import { cartKey, type CartPages } from '../cart/cart-pages';
import { call, type Input, type Reply } from '../api/call';
import { changeMany } from '../cart/change-many';
import {
  changeEach,
  changeKey,
  changeScope,
  isEditConflict,
  revisionsShown,
} from '../cart/revisions';
import { MissingError } from './missing';

const ROUTE = '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/acv';

export type Acv = Reply<`GET ${typeof ROUTE}`>;

const acvKey = (claimId: number, appraisalId: number) => ['acv', claimId, appraisalId] as const;

const hasAcv = ({ acv_state: state, acv_awaiting_approval: awaiting }: Appraisal): boolean =>
  state !== 'none' || awaiting !== null;

/**
 * Reads the calculation steps in the desk's language, which may differ from the claim's. Sends no
 * request for an appraisal that has neither an ACV nor one waiting for approval.
 */
export const useAcv = (claimId: number, appraisal: Appraisal, language: Language) =>
  useQuery({
    queryKey: [...acvKey(claimId, appraisal.appraisal_id), language],
    queryFn: ({ signal }) =>
      call(`GET ${ROUTE}`, {
        params: { client_reference_id: claimId, appraisal_id: appraisal.appraisal_id },
        query: { language },
        signal,
      }),
    enabled: hasAcv(appraisal),
  });

/** Refreshes the cart first, because it shows which appraisals still have an ACV to read. */
export async function refreshAcvs(cache: QueryClient, claimId: number): Promise<void> {
  await cache.invalidateQueries({ queryKey: cartKey(claimId) });
  const cart = cache.getQueryData<CartPages>(cartKey(claimId));
  const there = new Set(
    cart?.pages.flatMap(({ appraisals }) =>
      appraisals.filter(hasAcv).map(({ appraisal_id }) => appraisal_id),
    ),
  );
  const isThere = ({ queryKey: [, , id] }: Query) => typeof id === 'number' && there.has(id);
  const queryKey = ['acv', claimId];
  await cache.invalidateQueries({ queryKey, refetchType: 'none' });
  await cache.refetchQueries({ queryKey, type: 'active', predicate: isThere });
}

export function useRefresh(claimId: number) {
  const cache = useQueryClient();
  return () => refreshAcvs(cache, claimId);
}

/**
 * Sets the ACV by hand if the body has an amount, and calculates it by the rules otherwise. If a
 * fact or the rules are missing, throws a MissingError instead of sending the request. `onDone`
 * runs once the cart shows the result, even if the page was left meanwhile.
 */
export function useSetAcv(claimId: number, appraisal: Appraisal, onDone: () => void) {
  const cache = useQueryClient();
  const refresh = useRefresh(claimId);
  return useMutation({
    scope: changeScope(claimId),
    mutationKey: changeKey(claimId),
    mutationFn: async (body: NonNullable<Input<`PUT ${typeof ROUTE}`>['body']>) => {
      if (body.actual_cash_value === undefined) {
        const { missingFor } = await import('./missing-fact');
        const hasMarketValue = body.market_value !== undefined;
        const missing = await missingFor(cache, { claimId, appraisal, hasMarketValue });
        if (missing) throw new MissingError(missing);
      }
      return call(`PUT ${ROUTE}`, {
        params: { client_reference_id: claimId, appraisal_id: appraisal.appraisal_id },
        body,
        ifMatch: appraisal.revision,
      });
    },
    onSuccess: async () => {
      await refresh();
      onDone();
    },
    // Not awaited: the conflict is shown at once, and the refreshed values appear as somebody
    // else's change.
    onError: (error) => void (isEditConflict(error) && refresh()),
  });
}

/**
 * Calculates the ACVs of these appraisals by the rules. Returns the ids of those that somebody else
 * has changed meanwhile, and of those that the rules cannot value.
 */
export function useCalculateMany(claimId: number) {
  const cache = useQueryClient();
  const refresh = useRefresh(claimId);
  return useMutation({
    scope: changeScope(claimId),
    mutationKey: changeKey(claimId),
    mutationFn: (appraisalIds: readonly number[]) =>
      changeMany(claimId, revisionsShown(cache, claimId, appraisalIds), () => ({
        calculate_acv: true,
      })),
    onSettled: refresh,
  });
}

/**
 * `decided`: by this request. `late`: the amount no longer waits for approval, since somebody else
 * has decided it. `changed`: the line has been modified meanwhile.
 */
type Decided = 'decided' | 'late' | 'changed';

const changedOrThrow = (error: unknown): Decided => {
  if (isEditConflict(error)) return 'changed';
  throw error;
};

interface Decision {
  readonly decision: 'approve' | 'refuse';
  /** The amount that the user saw. If another amount waits by now, nothing is decided. */
  readonly amount: number;
  /** The revision of the line that the user saw. */
  readonly revision: number;
}

/**
 * Lets the second of two people approve or refuse the ACV that the first one entered. Reads the
 * appraisal again first, because it may have been decided or changed since it was shown, in another
 * window or by somebody else; `onLate` receives which of the two happened.
 */
export function useDecideAcv(
  claimId: number,
  appraisalId: number,
  onLate: (how: 'late' | 'changed') => void,
  onDone: () => void,
) {
  const refresh = useRefresh(claimId);
  const isRunning = useRef(false);
  const params = { client_reference_id: claimId, appraisal_id: appraisalId };
  const mutation = useMutation({
    mutationKey: changeKey(claimId),
    mutationFn: async ({ decision, amount, revision: seen }: Decision): Promise<Decided> => {
      const { acv_awaiting_approval: awaiting, revision } = await call(
        'GET /client_reference/{client_reference_id}/appraisal/{appraisal_id}',
        { params },
      );
      if (awaiting !== amount) return 'late';
      if (revision !== seen) return 'changed';
      return call(`POST ${ROUTE}/decision`, { params, body: { decision }, ifMatch: revision }).then(
        () => 'decided',
        changedOrThrow,
      );
    },
    onSuccess: (how) => how !== 'decided' && onLate(how),
    onSettled: async (how) => {
      await refresh();
      if (how === 'decided') onDone();
      isRunning.current = false;
    },
  });
  /**
   * Ignores further clicks while a decision is running, even before React has rendered that state.
   */
  function decide(what: Decision) {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(what);
  }
  return {
    decide,
    isPending: mutation.isPending,
    variables: mutation.variables,
    error: mutation.error,
  };
}

/**
 * Deletes the ACV of each appraisal, after which its actual cash value equals its replacement cost
 * again. Returns the ids of the appraisals that somebody else has changed meanwhile; `onDone` runs
 * if there are none.
 */
export function useDeleteAcv(claimId: number, onDone?: () => void) {
  const cache = useQueryClient();
  const refresh = useRefresh(claimId);
  return useMutation({
    scope: changeScope(claimId),
    mutationKey: changeKey(claimId),
    mutationFn: (appraisalIds: readonly number[]) =>
      changeEach(revisionsShown(cache, claimId, appraisalIds), (appraisal_id, ifMatch) =>
        call(`DELETE ${ROUTE}`, {
          params: { client_reference_id: claimId, appraisal_id },
          ifMatch,
        }),
      ),
    onSettled: async (late) => {
      await refresh();
      if (late?.length === 0) onDone?.();
    },
  });
}

/**
 * Its key starts with that of the cart, so that every change of the cart reloads the totals too.
 */
export const useClaimTotals = (claimId: number, language: Language) =>
  useQuery({
    queryKey: [...cartKey(claimId), 'totals', language],
    queryFn: ({ signal }) =>
      call('GET /client_reference/{client_reference_id}/totals', {
        params: { client_reference_id: claimId },
        query: { language, lines: 'false' },
        signal,
      }),
  });
