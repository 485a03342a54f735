import type { Transaction } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import { touchTwins } from './touch-twins';

interface AttachmentKey {
  readonly clientId: number;
  readonly clientReferenceId: number;
  readonly rowId: number;
  readonly fileName: string;
}

/**
 * Reads an attachment with its verdict to change or delete it, and raises the versions of the claims
 * whose results refer to it. Throws Fault `not_found`. Its verdict, those of its twins and their
 * claims are locked.
 */
export async function lockAttachment(
  tx: Transaction,
  { clientId, clientReferenceId, rowId, fileName }: AttachmentKey,
) {
  const key = { clientId_rowId_fileName: { clientId, rowId, fileName } };
  const found = await tx.attachment.findUnique({ where: key, select: { sha256: true } });
  if (!found) throw notFound('attachment_not_found');
  const twins = await touchTwins(tx, clientId, clientReferenceId, [found.sha256], {
    rowIds: [rowId],
    fileName,
  });
  const row = await tx.attachment.findUnique({
    where: key,
    include: { verdict: true, receipt: true },
  });
  if (!row) throw notFound('attachment_not_found'); // a concurrent request deleted or moved it
  return { ...row, twins };
}
