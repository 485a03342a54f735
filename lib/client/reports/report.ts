import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Reply } from '../api/call';
import { followReport, type ReportJob, reportsKey, type ReportWish } from './report-job';

export type MadeReport =
  Reply<'GET /client_reference/{client_reference_id}/report'>['reports'][number];

export const useReports = (claimId: number) =>
  useQuery({
    queryKey: reportsKey(claimId),
    queryFn: ({ signal }) =>
      call('GET /client_reference/{client_reference_id}/report', {
        params: { client_reference_id: claimId },
        signal,
      }),
  });

/** Longer reports are made in the background and show their progress, because they take seconds. */
const ITEMS_AT_ONCE_MAX = 100;

/**
 * Returns the address of the PDF; null for a report of many items, which `useReportJob` follows.
 */
export function useCreateReport(claimId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ wish, items }: { wish: ReportWish; items: number }) => {
      const { appraisalIds, language, paper, parts } = wish;
      const reply: unknown = await call('POST /client_reference/{client_reference_id}/report/pdf', {
        params: { client_reference_id: claimId },
        body: {
          language,
          paper,
          ...parts,
          ...(appraisalIds && { appraisal_ids: [...appraisalIds] }),
        },
        isLater: items > ITEMS_AT_ONCE_MAX,
      });
      if (typeof reply === 'string') return reply;
      followReport(cache, claimId, reply as ReportJob, wish);
      return null;
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: reportsKey(claimId) }),
  });
}

export function useRevokeReport(claimId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (reportId: number) =>
      call('DELETE /client_reference/{client_reference_id}/report/{report_id}', {
        params: { client_reference_id: claimId, report_id: reportId },
      }),
    onSettled: () => cache.invalidateQueries({ queryKey: reportsKey(claimId) }),
  });
}
