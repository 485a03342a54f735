import type { Transaction } from '@/lib/platform/database/tenant';
import { freeName } from './free-name';

/** A free name and the last position in the item, which must be locked. */
export async function nextPlace(tx: Transaction, clientId: number, rowId: number, wanted: string) {
  const present = await tx.attachment.findMany({
    where: { clientId, rowId },
    select: { fileName: true, position: true },
  });
  return {
    fileName: freeName(wanted, new Set(present.map((one) => one.fileName))),
    position: Math.max(0, ...present.map((one) => one.position)) + 1,
  };
}
