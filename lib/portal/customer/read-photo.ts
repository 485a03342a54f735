import { type FileToServe, readAttachment } from '@/lib/appraisals/attachments/read';
import type { Caller } from '@/lib/identity/caller';
import { readClient } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import { findOwnItem, ownClaim } from './own';

/**
 * Serves re-encoded variants only: the original may contain a location, and the heat map shows
 * findings.
 */
export async function readPhoto(
  caller: Caller,
  rowId: number,
  fileName: string,
  variant: 'preview' | 'thumbnail',
): Promise<FileToServe> {
  const { files, appraisal_id } = await readClient(caller.clientId, (tx) =>
    findOwnItem(tx, caller, rowId),
  );
  if (!files.includes(fileName)) throw notFound('attachment_not_found');
  return readAttachment(caller, ownClaim(caller).id, { appraisal_id }, fileName, variant);
}
