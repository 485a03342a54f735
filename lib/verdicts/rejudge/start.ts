import { candidateJob } from '@/lib/appraisals/examinations/examine-job';
import type { FileKey } from '@/lib/appraisals/attachments/touch-twins';
import { ENGINE_VERSION } from '@/lib/forensics/version';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { sendMany } from '@/lib/platform/queue/send';
import { storage } from '@/lib/platform/storage/storage';

export interface Chosen {
  /** Only pictures received since then; null: all. */
  readonly since: Date | null;
  /** Only pictures of claims with this status; null: all. */
  readonly claimStatus: string | null;
}

interface Started {
  readonly queued: number;
  /** Pictures whose file is no longer stored. */
  readonly withoutFile: number;
}

interface Judged extends FileKey {
  readonly storageKey: string;
  /** Whether its verdict is of another version and lacks a candidate of this one. */
  readonly isDue: boolean;
}

const PAGE = 200;

/** Lower than any that `queueExamination` gives, so that new pictures never wait for old ones. */
const LOWEST_PRIORITY = -(2 ** 31);

/**
 * Queues the client's pictures whose verdict is of another engine version, page by page. Started
 * again, or twice at once, it queues only what is not waiting or ready yet, and what has failed.
 */
export async function startRejudging(clientId: number, chosen: Chosen): Promise<Started> {
  let [queued, withoutFile] = [0, 0];
  let after: FileKey | undefined = { rowId: 0, fileName: '' };
  while (after) {
    const page: readonly Judged[] = await readPage(clientId, after, chosen);
    const due = page.filter(({ isDue }) => isDue);
    const stored: Judged[] = [];
    for (const one of due) if (await storage().has(`${one.storageKey}/original`)) stored.push(one);
    queued += await queue(clientId, stored);
    withoutFile += due.length - stored.length;
    after = page.length === PAGE ? page.at(-1) : undefined;
  }
  return { queued, withoutFile };
}

/** The next verdicts, those that are not due too: every page costs the same, however few are. */
const readPage = (
  clientId: number,
  { rowId, fileName }: FileKey,
  { since, claimStatus }: Chosen,
): Promise<Judged[]> =>
  withClient(
    clientId,
    (tx) => tx.$queryRaw<Judged[]>`
      SELECT v.row_id AS "rowId", v.file_name AS "fileName", f.storage_key AS "storageKey",
        coalesce(v.status = 'complete' AND v.engine_version <> ${ENGINE_VERSION}
          AND f.create_time >= coalesce(${since}::timestamptz, '-infinity')
          AND claim.status = coalesce(${claimStatus}, claim.status)
          AND (c.status IS NULL OR c.status = 'failed' OR c.status = 'ready'
            AND (c.engine_version, c.run) IS DISTINCT FROM (${ENGINE_VERSION}, v.run)), false) AS "isDue"
      FROM (
        SELECT client_id, row_id, file_name, client_reference_id, status, engine_version, run
        FROM forensics_verdict
        WHERE client_id = ${clientId} AND (row_id, file_name) > (${rowId}::int, ${fileName})
        ORDER BY row_id, file_name LIMIT ${PAGE}
      ) v
      JOIN attachment f ON f.client_id = v.client_id AND f.row_id = v.row_id AND f.file_name = v.file_name
      JOIN client_reference claim ON claim.client_id = v.client_id AND claim.id = v.client_reference_id
      LEFT JOIN verdict_candidate c ON c.client_id = v.client_id AND c.row_id = v.row_id AND c.file_name = v.file_name
      ORDER BY v.row_id, v.file_name`,
  );

/**
 * Files that are being moved or deleted are left out instead of waited for. The conflict decides
 * between two starts, as does its condition, which the later one evaluates on the row of the first.
 */
async function queue(clientId: number, files: readonly FileKey[]): Promise<number> {
  if (files.length === 0) return 0;
  return withClient(clientId, async (tx) => {
    const candidates = await tx.$queryRaw<{ id: number }[]>`
      INSERT INTO verdict_candidate AS known (client_id, row_id, file_name, run, update_time)
      SELECT v.client_id, v.row_id, v.file_name, v.run, ${now()}
      FROM (
        SELECT row_id, file_name FROM attachment
        WHERE client_id = ${clientId} AND (row_id, file_name) IN (
          SELECT * FROM unnest(${files.map(({ rowId }) => rowId)}::int[], ${files.map((file) => file.fileName)}::text[]))
        FOR KEY SHARE SKIP LOCKED
      ) f
      JOIN forensics_verdict v ON v.client_id = ${clientId} AND v.row_id = f.row_id AND v.file_name = f.file_name
      WHERE v.status = 'complete' AND v.engine_version <> ${ENGINE_VERSION}
      ORDER BY v.row_id, v.file_name
      ON CONFLICT (client_id, row_id, file_name) DO UPDATE
        SET status = 'waiting', run = excluded.run, failure_reason = NULL, update_time = excluded.update_time
        WHERE known.status = 'failed' OR known.status = 'ready'
          AND (known.engine_version, known.run) IS DISTINCT FROM (${ENGINE_VERSION}, excluded.run)
      RETURNING id`;
    const payloads = candidates.map(({ id }) => ({ client_id: clientId, candidate_id: id }));
    await sendMany(tx, candidateJob, payloads, { priority: LOWEST_PRIORITY });
    return candidates.length;
  });
}
