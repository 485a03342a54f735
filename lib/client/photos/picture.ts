import { addressOf } from '../api/call';

/** The file types that the file dialog offers for a line. */
export const ACCEPTED_FILES = 'image/jpeg,image/png,image/webp,image/heic,application/pdf';

type Variant = 'original' | 'preview' | 'thumbnail' | 'heatmap';

/**
 * The address of an attachment of an item; `preview` and `thumbnail` are re-encoded copies without
 * metadata.
 */
export const pictureAddress = (
  claimId: number,
  rowId: number,
  fileName: string,
  variant: Variant,
): string =>
  addressOf(
    '/client_reference/{client_reference_id}/claimed_item/{row_id}/attachments/{file_name}',
    { client_reference_id: claimId, row_id: rowId, file_name: fileName },
    { variant },
  );

export const isPicture = (contentType: string): boolean => contentType.startsWith('image/');
