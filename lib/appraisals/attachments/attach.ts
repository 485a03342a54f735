import { randomUUID } from 'node:crypto';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { readClient, type Transaction, withClient } from '@/lib/platform/database/tenant';
import { storage } from '@/lib/platform/storage/storage';
import { type AcceptedFile, acceptFile } from './accept-file';
import { queueReading } from './queue-reading';
import { nextPlace } from './next-place';
import { type FileOwner, lockOwnerRow, ownerRow } from './owner';
import { queueExamination } from './queue-examination';
import { refreshReasons } from './refresh-reasons';
import { touchTwins } from './touch-twins';

interface Stored extends AcceptedFile {
  readonly storageKey: string;
}

interface Options {
  /** The size of the pictures before the sender made them smaller, for the event. */
  readonly reducedFrom?: string | undefined;
  /** Runs in the transaction of the upload. */
  alongside?(tx: Transaction, added: { rowId: number; names: readonly string[] }): Promise<void>;
}

/**
 * Adds files to a claimed item, all or none. Writes the bytes to storage before
 * the rows that refer to them. Queues pictures for examination in the same transaction. Returns the
 * stored names.
 */
export async function attach(
  caller: Caller,
  clientReferenceId: number,
  owner: FileOwner,
  files: readonly { name: string; bytes: Buffer }[],
  { reducedFrom, alongside }: Options = {},
): Promise<string[]> {
  await readClient(caller.clientId, (tx) => ownerRow(tx, caller, clientReferenceId, owner));
  const accepted: AcceptedFile[] = [];
  for (const file of files) accepted.push(await acceptFile(file));
  const stored: Stored[] = [];
  try {
    for (const file of accepted) stored.push(await store(caller.clientId, file));
    return await withClient(caller.clientId, async (tx) => {
      const rowId = await lockOwnerRow(tx, caller, clientReferenceId, owner);
      const twins = await touchTwins(
        tx,
        caller.clientId,
        clientReferenceId,
        stored.map(({ sha256 }) => sha256),
      );
      const names: string[] = [];
      for (const file of stored)
        names.push(await insert(tx, caller, clientReferenceId, rowId, file));
      await alongside?.(tx, { rowId, names });
      await record(tx, {
        ...caller,
        clientReferenceId,
        type: 'attachment.added',
        data: {
          ...owner,
          row_id: rowId,
          file_names: names,
          ...(reducedFrom && { reduced_from: reducedFrom }),
        },
      });
      const added = names.map((fileName) => ({ rowId, fileName }));
      await refreshReasons(tx, caller.clientId, [...twins, ...added]);
      return names;
    });
  } catch (error) {
    await Promise.all(stored.map(({ storageKey }) => discard(storageKey)));
    throw error;
  }
}

async function store(clientId: number, file: AcceptedFile): Promise<Stored> {
  const storageKey = `c${clientId}/attachments/${randomUUID()}`;
  await storage().put(`${storageKey}/original`, file.bytes);
  if (file.picture) {
    await storage().put(`${storageKey}/preview`, file.picture.preview);
    await storage().put(`${storageKey}/thumbnail`, file.picture.thumbnail);
  }
  return { ...file, storageKey };
}

async function discard(storageKey: string): Promise<void> {
  for (const variant of ['original', 'preview', 'thumbnail'])
    await storage()
      .remove(`${storageKey}/${variant}`)
      .catch(() => {});
}

async function insert(
  tx: Transaction,
  { clientId }: Caller,
  clientReferenceId: number,
  rowId: number,
  file: Stored,
): Promise<string> {
  const { fileName, position } = await nextPlace(tx, clientId, rowId, file.name);
  const key = { clientId, rowId, fileName, clientReferenceId };
  const time = now();
  await tx.attachment.create({
    data: {
      ...key,
      storageKey: file.storageKey,
      mediaType: file.mediaType,
      sizeBytes: file.bytes.length,
      sha256: file.sha256,
      widthPx: file.picture?.widthPx ?? null,
      heightPx: file.picture?.heightPx ?? null,
      position,
      createTime: time,
    },
  });
  if (file.picture) {
    await tx.forensicsVerdict.create({ data: { ...key, updateTime: time } });
    await queueExamination(tx, clientId, rowId, fileName, 1);
  } else await queueReading(tx, key, clientReferenceId);
  return fileName;
}
