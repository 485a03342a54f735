import { findAccessibleClaim } from '@/lib/claims/find';
import type { ForensicsResult } from '@/lib/contract/forensics';
import type { Caller } from '@/lib/identity/caller';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { resultView, type VerdictRow } from './view';

/** Per appraisal its attachments' results; an appraisal without analysable attachments has no key. */
export async function cartResults(caller: Caller, clientReferenceId: number, basePath: string) {
  const rows = await withClient(caller.clientId, async (tx) => {
    await findAccessibleClaim(tx, caller, clientReferenceId);
    return selectVerdicts(tx, caller.clientId, clientReferenceId);
  });
  const forensics_results: Record<string, ForensicsResult[]> = {};
  for (const row of rows) (forensics_results[row.appraisal_id] ??= []).push(resultView(row, basePath));
  return { forensics_results };
}

const selectVerdicts = (tx: Transaction, clientId: number, clientReferenceId: number): Promise<VerdictRow[]> =>
  tx.$queryRaw<VerdictRow[]>`
    SELECT a.id AS appraisal_id, v.*, v.ai_generated_confidence::float8, v.manipulation_confidence::float8, v.threshold::float8,
      coalesce(same.found, '[]') AS duplicates
    FROM appraisal a
    JOIN forensics_verdict v ON v.client_id = a.client_id AND v.row_id = a.row_id
    JOIN attachment f ON f.client_id = v.client_id AND f.row_id = v.row_id AND f.file_name = v.file_name
    LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object('client_reference_id', o.client_reference_id, 'client_reference', claim.reference,
        'row_id', o.row_id, 'file_name', o.file_name) ORDER BY o.row_id, o.file_name) AS found
      FROM attachment o JOIN client_reference claim ON claim.client_id = o.client_id AND claim.id = o.client_reference_id
      WHERE o.client_id = f.client_id AND o.sha256 = f.sha256 AND (o.row_id, o.file_name) <> (f.row_id, f.file_name)
    ) same ON true
    WHERE a.client_id = ${clientId} AND a.client_reference_id = ${clientReferenceId}
    ORDER BY a.id, f.position, f.file_name`;
