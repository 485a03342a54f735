import { now } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/database/tenant';
import { storage } from '@/lib/platform/storage/storage';
import { localDay } from '@/lib/shared/time-zones';

export interface MadeReport {
  readonly id: number;
  readonly fileName: string;
}

interface Row {
  readonly id: number;
  readonly file_name: string;
  readonly storage_key: string;
  readonly create_time: Date;
}

/** 25 hours, for the day on which summer time ends. */
const DAY_MAX_MS = 25 * 3_600_000;

/**
 * Finds a report of the same day with the same content that can still be opened, or null. The day
 * is that of the client's time zone, because a report prints its date.
 */
export async function madeToday(
  tx: Transaction,
  clientId: number,
  contentSha256: string,
  timeZone: string,
): Promise<MadeReport | null> {
  const time = now();
  const earliest = new Date(time.getTime() - DAY_MAX_MS);
  const [made] = await tx.$queryRaw<Row[]>`
    SELECT r.id, r.file_name, r.storage_key, r.create_time FROM report_document d JOIN report r ON r.client_id = d.client_id AND r.id = d.report_id
    WHERE d.client_id = ${clientId} AND d.content_sha256 = ${contentSha256} AND r.create_time >= ${earliest}
      AND r.revoke_time IS NULL AND r.expire_time > ${time}
    ORDER BY r.id DESC LIMIT 1`;
  return made &&
    localDay(made.create_time, timeZone) === localDay(time, timeZone) &&
    (await storage().has(made.storage_key))
    ? { id: made.id, fileName: made.file_name }
    : null;
}
