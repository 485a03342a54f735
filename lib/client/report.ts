import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '@/lib/shared/languages';
import { call, type Reply } from './call';

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

export type MadeReport = Reply<'GET /client_reference/{client_reference_id}/report'>['reports'][number];

const reportsKey = (claimId: number) => ['reports', claimId] as const;

export const useReports = (claimId: number) =>
  useQuery({
    queryKey: reportsKey(claimId),
    queryFn: ({ signal }) => call('GET /client_reference/{client_reference_id}/report', { params: { client_reference_id: claimId }, signal }),
  });

/** Answers the address of the PDF. */
export function useCreateReport(claimId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ appraisalIds, language, paper, parts }: ReportWish) =>
      call('POST /client_reference/{client_reference_id}/report/pdf', {
        params: { client_reference_id: claimId },
        body: { language, paper, ...parts, ...(appraisalIds && { appraisal_ids: [...appraisalIds] }) },
      }),
    onSuccess: () => cache.invalidateQueries({ queryKey: reportsKey(claimId) }),
  });
}

export function useRevokeReport(claimId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (reportId: number) =>
      call('DELETE /client_reference/{client_reference_id}/report/{report_id}', { params: { client_reference_id: claimId, report_id: reportId } }),
    onSettled: () => cache.invalidateQueries({ queryKey: reportsKey(claimId) }),
  });
}
