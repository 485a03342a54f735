import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Inventory } from '@/lib/contract/inventory';
import { cartKey } from '../cart/cart-pages';
import { ApiError } from '../api/api-error';
import { addressOf, call, type Input } from '../api/call';
import { CLAIMS_KEY } from '../api/query-keys';
import { sendForm } from '../api/send-form';
import { waitingKey } from '../cart/waiting-items';

const PATH = '/client_reference/{client_reference_id}/inventory';

export const inventoryKey = (claimId: number, intakeId: number) =>
  ['inventory', claimId, intakeId] as const;

/** A person maps columns that no name tells. */
const ANY_COLUMNS = { any_columns: 'true' };

interface Preview {
  readonly file: File;
  /** 0 to 1: the share of the bytes that has been sent. */
  onProgress(fraction: number): void;
}

export function usePreviewInventory(claimId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ file, onProgress }: Preview) =>
      sendForm<Inventory>(addressOf(PATH, { client_reference_id: claimId }, ANY_COLUMNS), {
        field: 'files',
        file,
        onProgress,
      }),
    onSuccess: (inventory) =>
      cache.setQueryData(inventoryKey(claimId, inventory.intake_id), inventory),
  });
}

export const useInventory = (claimId: number, intakeId: number | null) =>
  useQuery({
    queryKey: inventoryKey(claimId, intakeId ?? 0),
    queryFn: ({ signal }) =>
      call(`GET ${PATH}/{intake_id}`, {
        params: { client_reference_id: claimId, intake_id: intakeId ?? 0 },
        signal,
      }),
    enabled: intakeId !== null,
    staleTime: 60_000,
  });

/** Invalidates what changes in the claim when an intake is committed or undone. */
export const forgetClaim = (cache: QueryClient, claimId: number) =>
  [cartKey(claimId), waitingKey(claimId), CLAIMS_KEY].map((queryKey) =>
    cache.invalidateQueries({ queryKey }),
  );

type Choices = NonNullable<Input<`POST ${typeof PATH}/{intake_id}/commit`>['body']>;

export function useCommitInventory(claimId: number, intakeId: number) {
  const cache = useQueryClient();
  return useMutation({
    // The revision of now, not of the click: changes may have been stored in between.
    mutationFn: (body: Choices) =>
      call(`POST ${PATH}/{intake_id}/commit`, {
        params: { client_reference_id: claimId, intake_id: intakeId },
        body,
        ifMatch: cache.getQueryData<Inventory>(inventoryKey(claimId, intakeId))?.revision,
      }),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 412)
        void cache.invalidateQueries({ queryKey: inventoryKey(claimId, intakeId) });
    },
    // The refetches are not awaited. The preview is only marked as stale while it is on the screen:
    // fetched again, it would briefly turn into its outcome.
    onSuccess: () => {
      void Promise.all(forgetClaim(cache, claimId));
      void cache.invalidateQueries({
        queryKey: inventoryKey(claimId, intakeId),
        refetchType: 'none',
      });
    },
  });
}

/** A plain function, because the toast that calls it outlives the page that made the intake. */
export async function undoInventory(cache: QueryClient, claimId: number, intakeId: number) {
  const reply = await call(`POST ${PATH}/{intake_id}/undo`, {
    params: { client_reference_id: claimId, intake_id: intakeId },
    body: {},
  });
  await Promise.all([
    ...forgetClaim(cache, claimId),
    cache.invalidateQueries({ queryKey: inventoryKey(claimId, intakeId) }),
  ]);
  return reply;
}
