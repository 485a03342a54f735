import type { z } from 'zod';
import { findClaim } from '@/lib/claims/find';
import type { listReports as operation } from '@/lib/contract/reports';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { readClient } from '@/lib/platform/database/tenant';
import { isLanguage } from '@/lib/shared/languages';
import { addressOf } from './address';

const REPORTS_MAX = 100;

/**
 * Lists reports, newest first. A person with access to the claim gets the URLs of all, a key only
 * those of its own reports, because others may read the key's responses. Throws not_found.
 */
export async function listReports(
  caller: Caller,
  clientReferenceId: number,
  origin: string,
): Promise<z.input<typeof operation.reply>> {
  const { clientId } = caller;
  return readClient(clientId, async (tx) => {
    await findClaim(tx, caller, clientReferenceId);
    const rows = await tx.report.findMany({
      where: { clientId, clientReferenceId, expireTime: { gt: now() } },
      orderBy: { id: 'desc' },
      take: REPORTS_MAX,
    });
    const documents = await tx.reportDocument.findMany({
      where: { clientId, reportId: { in: rows.map(({ id }) => id) } },
      select: { reportId: true, documentId: true },
    });
    const documentOf = new Map(documents.map(({ reportId, documentId }) => [reportId, documentId]));
    return {
      reports: rows.map((row) => ({
        report_id: row.id,
        document_id: documentOf.get(row.id) ?? null,
        language: isLanguage(row.language) ? row.language : 'en',
        appraisal_ids: row.appraisalIds,
        sha256: row.sha256,
        size: row.sizeBytes,
        created_by: row.createdBy,
        create_time: row.createTime.toISOString(),
        expire_time: row.expireTime.toISOString(),
        revoke_time: row.revokeTime?.toISOString() ?? null,
        address:
          row.revokeTime === null && (caller.kind === 'handler' || row.createdBy === caller.actor)
            ? addressOf(origin, row.fileName)
            : null,
      })),
    };
  });
}
