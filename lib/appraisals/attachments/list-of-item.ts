import type { Caller } from '@/lib/identity/caller';
import { readClient } from '@/lib/platform/database/tenant';
import { ownerRow } from './owner';

/** The files of an item, in order. `basePath` is `<origin>/api` or, for a browser, `/api`. */
export async function listItemAttachments(
  caller: Caller,
  clientReferenceId: number,
  rowId: number,
  basePath: string,
) {
  const { clientId } = caller;
  const files = await readClient(clientId, async (tx) => {
    await ownerRow(tx, caller, clientReferenceId, { row_id: rowId });
    return tx.attachment.findMany({
      where: { clientId, rowId },
      include: { verdict: { select: { status: true } } },
      orderBy: [{ position: 'asc' }, { fileName: 'asc' }],
    });
  });
  return {
    attachments: files.map(({ fileName }) => fileName),
    attachment_details: files.map((file) => ({
      name: file.fileName,
      url: `${basePath}/client_reference/${clientReferenceId}/claimed_item/${rowId}/attachments/${encodeURIComponent(file.fileName)}?client_id=${clientId}`,
      type: file.mediaType,
      size: file.sizeBytes,
      sha256: file.sha256,
      width: file.widthPx,
      height: file.heightPx,
      forensics_status: file.verdict?.status ?? null,
    })),
  };
}
