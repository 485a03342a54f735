import { dictionaryOf } from '@/lib/forensics/sentences/languages';
import { itemReasonParts } from '@/lib/forensics/sentences/reasons';
import type { Transaction } from '@/lib/platform/database/tenant';
import type { Language } from '@/lib/shared/languages';
import { codeOf } from '@/lib/verdicts/item-reasons';
import type { ReportItemReason } from '../input';
import type { People } from './people';

interface StoredItemReason {
  readonly serialKey: string;
  readonly clearedBy: string | null;
  readonly clearedAt: Date | null;
  readonly clearNote: string | null;
}

/** Serial numbers that other claims have, too, with their review, by row_id. */
export async function selectItemReasons(
  tx: Transaction,
  clientId: number,
  clientReferenceId: number,
): Promise<ReadonlyMap<number, StoredItemReason>> {
  const rows = await tx.itemReason.findMany({
    where: { clientId, clientReferenceId },
    select: { rowId: true, serialKey: true, clearedBy: true, clearedAt: true, clearNote: true },
  });
  return new Map(rows.map(({ rowId, ...reason }) => [rowId, reason]));
}

/** What the text of a reason needs. */
interface Around {
  readonly itemReasons: ReadonlyMap<number, StoredItemReason>;
  readonly language: Language;
  readonly people: People;
}

export function itemReasonOf(
  rowId: number,
  { itemReasons, language, people }: Around,
): ReportItemReason | null {
  const stored = itemReasons.get(rowId);
  if (!stored) return null;
  const { serialKey: serial, clearedAt: at, clearedBy: by, clearNote: note } = stored;
  const speech = { language, messages: dictionaryOf(language) };
  return {
    headline: itemReasonParts(codeOf(serial), serial, speech).headline,
    cleared: at && { by: people.nameOf(by ?? 'engine'), at, note },
  };
}

export type ItemReasons = Around['itemReasons'];
