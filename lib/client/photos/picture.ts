import { addressOf } from '../api/call';

/** The file types that the file dialog offers for a line. */
export const ACCEPTED_FILES = 'image/jpeg,image/png,image/webp,image/heic,application/pdf';

type Variant = 'original' | 'preview' | 'thumbnail';

/**
 * The address of an attachment; `preview` and `thumbnail` are re-encoded copies without metadata.
 */
export const pictureAddress = (
  claimId: number,
  appraisalId: number,
  fileName: string,
  variant: Variant,
): string =>
  addressOf(
    '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/attachments/{file_name}',
    { client_reference_id: claimId, appraisal_id: appraisalId, file_name: fileName },
    { variant },
  );

export const heatmapAddress = (claimId: number, appraisalId: number, fileName: string): string =>
  addressOf(
    '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/attachments/{file_name}',
    { client_reference_id: claimId, appraisal_id: appraisalId, file_name: fileName },
    { variant: 'heatmap' },
  );

export const isPicture = (contentType: string): boolean => contentType.startsWith('image/');
