import type { Caller } from '@/lib/identity/caller';
import { withClient } from '@/lib/platform/database/tenant';
import { storage } from '@/lib/platform/storage/storage';
import { notFound } from '@/lib/shared/fault';
import { type FileOwner, ownerRow } from './owner';

type Variant = 'original' | 'preview' | 'thumbnail' | 'heatmap';

export interface FileToServe {
  readonly bytes: Buffer;
  readonly mediaType: string;
  /**
   * Browsers may display only copies that this service re-encoded; an uploaded original is a
   * download.
   */
  readonly isInline: boolean;
  readonly name: string;
  readonly etag: string;
}

export async function readAttachment(
  caller: Caller,
  clientReferenceId: number,
  owner: FileOwner,
  fileName: string,
  variant: Variant,
): Promise<FileToServe> {
  const row = await withClient(caller.clientId, async (tx) => {
    const rowId = await ownerRow(tx, caller, clientReferenceId, owner);
    const key = { clientId_rowId_fileName: { clientId: caller.clientId, rowId, fileName } };
    return tx.attachment.findUnique({
      where: key,
      include: { verdict: { select: { heatmapKey: true } } },
    });
  });
  if (!row) throw notFound('attachment_not_found');
  const storageKey =
    variant === 'heatmap' ? row.verdict?.heatmapKey : `${row.storageKey}/${variant}`;
  const bytes = storageKey ? await storage().get(storageKey) : null;
  if (!bytes || !storageKey) throw notFound('attachment_not_found');
  const mediaType = {
    original: row.mediaType,
    preview: 'image/jpeg',
    thumbnail: 'image/jpeg',
    heatmap: 'image/png',
  }[variant];
  return {
    bytes,
    mediaType,
    isInline: variant !== 'original',
    name: row.fileName,
    etag: `"${row.sha256.slice(0, 24)}-${variant}-${bytes.length}"`,
  };
}
