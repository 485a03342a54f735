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

/** The steps in the language of the desk, which need not be the claim's. Nothing is asked of an appraisal that has no ACV. */
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

/** The cart first: it tells which ACVs there still are to be read. */
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

function useRefresh(claimId: number) {
  const cache = useQueryClient();
  return () => refreshAcvs(cache, claimId);
}

/**
 * An amount with its reason is entered; without an amount it is calculated by the rules, which is not asked for where they
 * lack something. `onDone` once the cart shows it, whatever of the page is left by then.
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
    // Not waited for: what stands now is shown as somebody else's change.
    onError: (error) => void (isEditConflict(error) && refresh()),
  });
}

/** Whether it was decided here, somebody else has decided it, or the line is another by now. */
type Decided = 'decided' | 'late' | 'changed';

const changedOrThrow = (error: unknown): Decided => {
  if (isEditConflict(error)) return 'changed';
  throw error;
};

interface Decision {
  readonly decision: 'approve' | 'refuse';
  /** The amount that the person saw: no other one is decided about. */
  readonly amount: number;
  /** Of the line as the person saw it. */
  readonly revision: number;
}

/**
 * The second of two people approves or refuses what the first one entered. It is looked at once more before: in another
 * window, or by somebody else, it may have been decided or changed since it was shown; then `onLate` is told which.
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
  /** A second click before the first is drawn finds it running. */
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

/** Afterwards the actual cash value of each is its replacement cost again; answers those that somebody else has changed meanwhile. `onDone` once none was left. */
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

/** Part of the cart: whatever changes the cart asks for the totals anew. */
export const useClaimTotals = (claimId: number, language: Language) =>
  useQuery({
    queryKey: [...cartKey(claimId), 'totals', language],
    queryFn: ({ signal }) =>
      call('GET /client_reference/{client_reference_id}/totals', {
        params: { client_reference_id: claimId },
        query: { language },
        signal,
      }),
  });
