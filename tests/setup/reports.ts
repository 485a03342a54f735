import { asOwner } from './owner';
import type { Tenant } from './tenants';

/** Creates the rows of a claim's report, without its file, and of a requested one. */
export async function makeStoredReport(
  { clientId }: Tenant,
  claimId: number,
): Promise<{ reportId: number; reportJobId: number }> {
  const name = `${crypto.randomUUID()}.pdf`;
  const [row] = await asOwner<{ id: number }>(
    `INSERT INTO report (client_id, client_reference_id, file_name, storage_key, language, appraisal_ids, sha256, size_bytes, created_by, expire_time)
    VALUES ($1, $2, $3, $3, 'en', '{}', 'x', 5, 'key:x', now() + interval '1 day') RETURNING id`,
    [clientId, claimId, name],
  );
  const [job] = await asOwner<{ id: number }>(
    `INSERT INTO report_job (client_id, client_reference_id, wish, wish_sha256, created_by, items_total, status, failure, finish_time)
    VALUES ($1, $2, '{}', 'x', 'key:x', 1, 'failed', 'gone', now()) RETURNING id`,
    [clientId, claimId],
  );
  if (!row || !job) throw new Error('No report was stored');
  return { reportId: row.id, reportJobId: job.id };
}
