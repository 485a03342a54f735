import { now } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/database/tenant';
import { storage } from '@/lib/platform/storage/storage';

export interface MadeReport {
  readonly id: number;
  readonly fileName: string;
}

interface Row {
  readonly id: number;
  readonly file_name: string;
  readonly storage_key: string;
}

/**
 * A report of the same day that says the same and can still be fetched; null where there is none. Not of
 * an earlier day: a report carries the date on which it was asked for.
 */
export async function madeToday(
  tx: Transaction,
  clientId: number,
  contentSha256: string,
): Promise<MadeReport | null> {
  const time = now();
  const day = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()));
  const [made] = await tx.$queryRaw<Row[]>`
    SELECT r.id, r.file_name, r.storage_key FROM report_document d JOIN report r ON r.client_id = d.client_id AND r.id = d.report_id
    WHERE d.client_id = ${clientId} AND d.content_sha256 = ${contentSha256} AND r.create_time >= ${day}
      AND r.revoke_time IS NULL AND r.expire_time > ${time}
    ORDER BY r.id DESC LIMIT 1`;
  return made && (await storage().has(made.storage_key))
    ? { id: made.id, fileName: made.file_name }
    : null;
}
