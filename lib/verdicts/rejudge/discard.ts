import { withClient } from '@/lib/platform/database/tenant';
import { removeCandidateFiles } from './files';

const BATCH = 500;

/**
 * Drops all candidates of the client, and returns how many. The jobs of those that wait find nothing
 * to do.
 */
export async function discardCandidates(clientId: number): Promise<number> {
  for (let discarded = 0; ;) {
    const gone = await withClient(
      clientId,
      (tx) => tx.$queryRaw<{ storageKey: string; hasFiles: boolean }[]>`
        DELETE FROM verdict_candidate c USING attachment f
        WHERE c.client_id = ${clientId} AND c.id IN (
            SELECT id FROM verdict_candidate WHERE client_id = ${clientId} ORDER BY id LIMIT ${BATCH})
          AND f.client_id = c.client_id AND f.row_id = c.row_id AND f.file_name = c.file_name
        RETURNING f.storage_key AS "storageKey", c.has_heatmap OR c.page IS NOT NULL AS "hasFiles"`,
    );
    for (const { storageKey, hasFiles } of gone)
      if (hasFiles) await removeCandidateFiles(storageKey);
    discarded += gone.length;
    if (gone.length === 0) return discarded;
  }
}
