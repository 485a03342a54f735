import type { AnsweredItem } from '@/lib/contract/portal-answers';
import type { PortalAnswer } from '@/lib/contract/portal-customer';
import { Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import type { ClaimKey } from './access/lock';
import { type FileRow, grouped, selectFiles } from './files';
import type { SentItem, Times } from './sent-item';

interface StoredItem extends Times {
  row_id: number;
  appraisal_id: number;
  sent: SentItem;
  answer: PortalAnswer | null;
  answer_time: Date | null;
  added_files: string[];
  date_request_time: Date | null;
  decisions: AnsweredItem['decisions'];
}

/**
 * A portal item with its sent appraisal, or the newest appraisal of the item if that one was
 * deleted.
 */
export interface ItemRow extends StoredItem {
  /** The attachments that the policyholder may see. */
  readonly files: readonly string[];
}

/** Missing in answers from before ages could be given. */
const NO_AGE = { age_months: null };

/** The items sent to the policyholder, or the one given, except items without an appraisal. */
export async function selectItems(
  tx: Transaction,
  claim: ClaimKey,
  rowId?: number,
): Promise<ItemRow[]> {
  const { clientId, id } = claim;
  const ofRow = rowId === undefined ? Prisma.empty : Prisma.sql`AND row_id = ${rowId}`;
  const stored = await tx.$queryRaw<StoredItem[]>`
    SELECT row_id, appraisal_id, sent, answer, answer_time, coalesce(added_files, '{}') AS added_files, decisions, date_request_time, create_time, update_time
    FROM portal_item WHERE client_id = ${clientId} AND client_reference_id = ${id} ${ofRow} ORDER BY (sent ->> 'display_id')::int, row_id`;
  const cart = grouped(
    await tx.$queryRaw<{ row_id: number; id: number }[]>`
    SELECT row_id, id FROM appraisal WHERE client_id = ${clientId} AND client_reference_id = ${id} ${ofRow} ORDER BY id DESC`,
  );
  const files = await selectFiles(tx, claim, ofRow);
  return stored.flatMap((item) => {
    const [newest, ...older] = cart.get(item.row_id) ?? [];
    if (!newest) return [];
    const appraisal = [newest, ...older].find((one) => one.id === item.appraisal_id) ?? newest;
    return [
      {
        ...item,
        answer: item.answer && { ...NO_AGE, ...item.answer },
        appraisal_id: appraisal.id,
        files: visible(item, files.get(item.row_id) ?? []),
      },
    ];
  });
}

/**
 * The policyholder sees the photos they added and those that were sent and not replaced since.
 * Photos that a handler adds later are hidden until the next sending.
 */
function visible(
  { sent, added_files, update_time }: StoredItem,
  files: readonly FileRow[],
): string[] {
  const [wasSent, wasAdded] = [new Set(sent.files), new Set(added_files)];
  return files
    .filter(
      (file) =>
        wasAdded.has(file.file_name) ||
        (wasSent.has(file.file_name) && file.create_time <= update_time),
    )
    .map((file) => file.file_name);
}
