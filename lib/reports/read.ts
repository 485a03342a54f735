import { now } from '@/lib/platform/clock';
import { withSecret } from '@/lib/platform/database/tenant';
import { storage } from '@/lib/platform/storage/storage';
import { notFound } from '@/lib/shared/fault';

export interface StoredReport {
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** A report by its name, which is all that a reader needs. Unknown, expired, revoked and lost are told alike. */
export async function readReport(fileName: string): Promise<StoredReport> {
  if (fileName.includes('\0')) throw notFound('report_not_found'); // PostgreSQL knows no such text
  const row = await withSecret('app.report_file_name', fileName, (tx) =>
    tx.report.findUnique({ where: { fileName } }),
  );
  if (!row || row.revokeTime !== null || row.expireTime <= now())
    throw notFound('report_not_found');
  const bytes = await storage().get(row.storageKey);
  if (!bytes) throw notFound('report_not_found');
  return { fileName, bytes };
}
