import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '@/lib/shared/languages';
import { ApiError } from '../api/api-error';
import { call, type Reply } from '../api/call';
import { readFromTab, saveInTab } from '../session/tab-storage';

const POLL_MS = 1000;

export interface ReportWish {
  /** Null for the whole claim. */
  readonly appraisalIds: readonly number[] | null;
  readonly language: Language;
  readonly paper: 'a4' | 'letter';
  readonly parts: {
    readonly photos: boolean;
    readonly depreciation: boolean;
    readonly forensics: boolean;
    readonly audit: boolean;
  };
}

export type ReportJob =
  Reply<'GET /client_reference/{client_reference_id}/report/job/{report_job_id}'>;

interface StoredJob {
  readonly id: number;
  readonly wish: ReportWish;
}

export interface Making {
  readonly job: ReportJob;
  readonly wish: ReportWish;
}

export const reportsKey = (claimId: number) => ['reports', claimId] as const;
const nameOf = (claimId: number) => `report-job/${claimId}`;
const jobKey = (claimId: number) => ['report-job', claimId] as const;
const isUnderWay = ({ status }: ReportJob): boolean => status === 'queued' || status === 'making';

const isStoredJob = (value: unknown): value is StoredJob =>
  typeof value === 'object' && value !== null && 'id' in value && 'wish' in value;

/**
 * The report job that this tab has started for the claim, whether or not its dialog is open; null
 * if there is none.
 */
export const useReportJob = (claimId: number) =>
  useQuery({
    queryKey: jobKey(claimId),
    queryFn: ({ client, signal }) => fetchJob(client, claimId, signal),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.job) ? POLL_MS : false),
    staleTime: 0,
    // Avoids a loading state if no report was requested.
    initialData: () => (isStoredJob(readFromTab(nameOf(claimId))) ? undefined : null),
  });

async function fetchJob(
  cache: QueryClient,
  claimId: number,
  signal: AbortSignal,
): Promise<Making | null> {
  const requested = readFromTab(nameOf(claimId));
  if (!isStoredJob(requested)) return null;
  try {
    const job = await call(
      'GET /client_reference/{client_reference_id}/report/job/{report_job_id}',
      { params: { client_reference_id: claimId, report_job_id: requested.id }, signal },
    );
    const current = readFromTab(nameOf(claimId));
    // The job was dismissed or replaced while this response was on its way, so the cached one is
    // kept.
    if (!isStoredJob(current) || current.id !== requested.id)
      return cache.getQueryData<Making | null>(jobKey(claimId)) ?? null;
    if (job.status === 'ready') void cache.invalidateQueries({ queryKey: reportsKey(claimId) });
    return { job, wish: requested.wish };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    saveInTab(nameOf(claimId), null); // the service no longer has the job
    return null;
  }
}

/** Stores the job, so that `useReportJob` shows its progress from here on. */
export function followReport(
  cache: QueryClient,
  claimId: number,
  job: ReportJob,
  wish: ReportWish,
): void {
  saveInTab(nameOf(claimId), { id: job.report_job_id, wish } satisfies StoredJob);
  cache.setQueryData<Making>(jobKey(claimId), { job, wish });
}

export function useForgetReportJob(claimId: number): () => void {
  const cache = useQueryClient();
  return () => {
    saveInTab(nameOf(claimId), null);
    cache.setQueryData(jobKey(claimId), null);
  };
}
