import { useMutation } from '@tanstack/react-query';
import type { Language } from '@/lib/shared/languages';
import { call } from './call';

export interface ReportWish {
  /** Null for the whole claim. */
  readonly appraisalIds: readonly number[] | null;
  readonly language: Language;
  readonly parts: {
    readonly photos: boolean;
    readonly depreciation: boolean;
    readonly forensics: boolean;
    readonly audit: boolean;
  };
}

/** Answers the address of the PDF. */
export const useCreateReport = (claimId: number) =>
  useMutation({
    mutationFn: ({ appraisalIds, language, parts }: ReportWish) =>
      call('POST /client_reference/{client_reference_id}/report/pdf', {
        params: { client_reference_id: claimId },
        body: { language, ...parts, ...(appraisalIds && { appraisal_ids: [...appraisalIds] }) },
      }),
  });
