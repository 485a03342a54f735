import { now } from '@/lib/platform/clock';
import { withSecret } from '@/lib/platform/database/tenant';
import { storage } from '@/lib/platform/storage/storage';
import { notFound } from '@/lib/shared/fault';

export interface StoredReport {
  readonly fileName: string;
  readonly bytes: Buffer;
}

/**
 * Finds a report by its name, which is all a reader needs. Unknown, expired, revoked and lost
 * reports give the same error.
 */
export async function readReport(fileName: string): Promise<StoredReport> {
  if (fileName.includes('\0')) throw notFound('report_not_found'); // which PostgreSQL cannot store
  const row = await withSecret('app.report_file_name', fileName, (tx) =>
    tx.report.findUnique({ where: { fileName } }),
  );
  if (!row || row.revokeTime !== null || row.expireTime <= now())
    throw notFound('report_not_found');
  const bytes = await storage().get(row.storageKey);
  if (!bytes) throw notFound('report_not_found');
  return { fileName, bytes };
}
