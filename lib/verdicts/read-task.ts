import type { Transaction } from '@/lib/platform/database/tenant';
import { toDateString } from '@/lib/shared/dates';
import { isLanguage } from '@/lib/shared/languages';
import type { Task } from './task';

/** What there is to examine of an attachment, by its item and its claim as they are now. */
export async function readTask(
  tx: Transaction,
  key: { readonly clientId: number; readonly rowId: number; readonly fileName: string },
): Promise<Task> {
  const row = await tx.attachment.findUniqueOrThrow({
    where: { clientId_rowId_fileName: key },
    include: { item: { include: { claim: { select: { dateDamage: true, language: true } } } } },
  });
  const { datePurchase, claim } = row.item;
  return {
    storageKey: row.storageKey,
    language: isLanguage(claim.language) ? claim.language : 'en',
    claim: {
      received: toDateString(row.createTime),
      ...(claim.dateDamage ? { dateDamage: toDateString(claim.dateDamage) } : {}),
      ...(datePurchase ? { datePurchase: toDateString(datePurchase) } : {}),
    },
  };
}
