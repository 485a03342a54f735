import {
  queryOptions,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { call, type Reply } from '../api/call';
import { CLAIMS_KEY } from '../api/query-keys';
import { isRunning } from './verdict';

const POLL_MS = 1500;

type Results = Reply<'GET /forensics/{client_reference_id}/results/all'>;

export interface PictureAddress {
  /** The appraisal that it was seen at; none where the item has none. */
  readonly appraisal_id?: number | undefined;
  readonly row_id: number;
  readonly file_name: string;
}

export const forensicsKey = (claimId: number) => ['forensics', claimId] as const;

const isSomeRunning = (results: Results | undefined) =>
  [results?.forensics_results, results?.item_results]
    .flatMap((lists) => Object.values(lists ?? {}).flat())
    .some(isRunning);

/**
 * Results by appraisal id (as text), and by row id where the item has no appraisal. Polled only
 * while a picture is being analysed.
 */
export const useForensics = (claimId: number) => useQuery(resultsQuery(claimId));

const resultsQuery = (claimId: number) =>
  queryOptions({
    queryKey: forensicsKey(claimId),
    queryFn: ({ signal }) =>
      call('GET /forensics/{client_reference_id}/results/all', {
        params: { client_reference_id: claimId },
        signal,
      }),
    refetchInterval: ({ state }) => (isSomeRunning(state.data) ? POLL_MS : false),
  });

/** Reasons to look at the item itself. Renders again only when they change. */
export const useItemReasons = (claimId: number, rowId: number) =>
  useQuery({ ...resultsQuery(claimId), select: (results) => results.item_reasons[rowId] }).data;

/** The present result of a picture, read from the service. */
export async function freshResult(
  cache: QueryClient,
  claimId: number,
  { row_id, file_name }: PictureAddress,
): Promise<ForensicsResult | undefined> {
  const { forensics_results: ofAppraisals, item_results: ofItems } = await cache.fetchQuery({
    ...resultsQuery(claimId),
    staleTime: 0,
  });
  return [...Object.values(ofAppraisals), ...Object.values(ofItems)]
    .flat()
    .find((one) => one.row_id === row_id && one.file_name === file_name);
}

/**
 * Changes the result of a picture in every appraisal of its item: they show the same picture, and a
 * verdict is addressed by item and file name.
 */
export function withPicture(
  results: Results | undefined,
  { row_id, file_name }: Pick<PictureAddress, 'row_id' | 'file_name'>,
  change: (result: ForensicsResult) => ForensicsResult,
): Results | undefined {
  if (!results) return undefined;
  const isPicture = (one: ForensicsResult) => one.row_id === row_id && one.file_name === file_name;
  // Keeps the identical list if it does not have the picture, so that its row is not rendered
  // again.
  const changed = (list: ForensicsResult[]) =>
    list.some(isPicture) ? list.map((one) => (isPicture(one) ? change(one) : one)) : list;
  const inAll = (lists: Results['forensics_results']) =>
    Object.fromEntries(Object.entries(lists).map(([id, list]) => [id, changed(list)] as const));
  return {
    ...results,
    forensics_results: inAll(results.forensics_results),
    item_results: inAll(results.item_results),
  };
}

/**
 * Changes the shown verdict before the service has answered, and changes it back if the service
 * refuses.
 */
export function usePictureMutation<P extends PictureAddress, R>(
  claimId: number,
  send: (picture: P) => Promise<R>,
  change: (result: ForensicsResult, picture: P) => ForensicsResult,
) {
  const cache = useQueryClient();
  const queryKey = forensicsKey(claimId);
  const mutationKey = ['verdict', claimId];
  return useMutation({
    mutationKey,
    // An undo that is clicked while the clear request is running must arrive after it.
    scope: { id: mutationKey.join() },
    mutationFn: send,
    onMutate: async (picture) => {
      await cache.cancelQueries({ queryKey });
      const before = cache.getQueryData<Results>(queryKey);
      cache.setQueryData<Results>(queryKey, (results) =>
        withPicture(results, picture, (one) => change(one, picture)),
      );
      return { before };
    },
    onError: (_error, _picture, context) => cache.setQueryData(queryKey, context?.before),
    onSettled: async () => {
      if (cache.isMutating({ mutationKey }) > 1) return;
      await Promise.all([
        cache.invalidateQueries({ queryKey }),
        cache.invalidateQueries({ queryKey: CLAIMS_KEY }),
      ]);
    },
  });
}

export const bodyOf = ({ appraisal_id, row_id, file_name }: PictureAddress) =>
  appraisal_id === undefined ? { row_id, file_name } : { appraisal_id, file_name };

export const UNDECIDED = {
  cleared_by: null,
  cleared_at: null,
  cleared_note: null,
  kept_by: null,
  kept_at: null,
  kept_note: null,
  cleared_findings: null,
  inconclusive_reason: null,
  would_help: null,
} as const;

export const useAnalyze = (claimId: number) =>
  usePictureMutation(
    claimId,
    (picture) =>
      call('POST /forensics/{client_reference_id}/analyze', {
        params: { client_reference_id: claimId },
        body: bodyOf(picture),
      }),
    (result) => ({
      ...result,
      ...UNDECIDED,
      status: 'not_started',
      state: 'not_started',
      failure_reason: null,
      failure_cause: null,
    }),
  );
