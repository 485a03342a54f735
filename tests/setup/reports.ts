import { asOwner } from './owner';
import type { Tenant } from './tenants';

/** A report of the claim as rows, without its file. */
export async function makeStoredReport({ clientId }: Tenant, claimId: number): Promise<{ reportId: number }> {
  const name = `${crypto.randomUUID()}.pdf`;
  const [row] = await asOwner<{ id: number }>(`INSERT INTO report (client_id, client_reference_id, file_name, storage_key, language, appraisal_ids, sha256, size_bytes, created_by, expire_time)
    VALUES ($1, $2, $3, $3, 'en', '{}', 'x', 5, 'key:x', now() + interval '1 day') RETURNING id`, [clientId, claimId, name]);
  if (!row) throw new Error('No report was stored');
  return { reportId: row.id };
}
