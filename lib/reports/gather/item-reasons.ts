import { dictionaryOf } from '@/lib/forensics/sentences/languages';
import { itemReasonParts } from '@/lib/forensics/sentences/reasons';
import type { Transaction } from '@/lib/platform/database/tenant';
import type { Language } from '@/lib/shared/languages';
import { codeOf } from '@/lib/verdicts/item-reasons';

/** Serial numbers that other claims have, too, by row_id; those that a person reviewed are left out. */
export async function selectItemReasons(
  tx: Transaction,
  clientId: number,
  clientReferenceId: number,
): Promise<ReadonlyMap<number, string>> {
  const rows = await tx.itemReason.findMany({
    where: { clientId, clientReferenceId, clearedAt: null },
    select: { rowId: true, serialKey: true },
  });
  return new Map(rows.map(({ rowId, serialKey }) => [rowId, serialKey]));
}

export const itemReasonIn = (language: Language, serial: string | undefined): string | null =>
  serial === undefined
    ? null
    : itemReasonParts(codeOf(serial), serial, { language, messages: dictionaryOf(language) })
        .headline;
