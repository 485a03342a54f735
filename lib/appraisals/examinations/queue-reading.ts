import { now } from '@/lib/platform/clock';
import { Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { send } from '@/lib/platform/queue/send';
import { readReceiptJob } from './read-receipt-job';

interface AttachmentKey {
  readonly clientId: number;
  readonly rowId: number;
  readonly fileName: string;
}

/** Queues the reading of an attachment that may be a receipt, in the caller's transaction. */
export async function queueReading(
  tx: Transaction,
  { clientId, rowId, fileName }: AttachmentKey,
  clientReferenceId: number,
): Promise<void> {
  const key = { clientId, rowId, fileName };
  const waiting = {
    status: 'waiting',
    fields: Prisma.DbNull,
    pdf: Prisma.DbNull,
    failureCause: Prisma.DbNull,
    updateTime: now(),
  };
  await tx.receiptReading.upsert({
    where: { clientId_rowId_fileName: key },
    create: { ...key, clientReferenceId, updateTime: now() },
    update: waiting,
  });
  await send(tx, readReceiptJob, { client_id: clientId, row_id: rowId, file_name: fileName });
}

/**
 * The picture shows paper and its reading will be queued; it counts as not read yet. An earlier
 * reading stays until then.
 */
export async function expectReading(
  tx: Transaction,
  { clientId, rowId, fileName }: AttachmentKey,
  clientReferenceId: number,
): Promise<void> {
  await tx.receiptReading.createMany({
    data: [{ clientId, rowId, fileName, clientReferenceId, updateTime: now() }],
    skipDuplicates: true,
  });
}
