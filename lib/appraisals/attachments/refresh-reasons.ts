import type { ForensicsState, ReasonToLook } from '@/lib/contract/forensics-state';
import { record } from '@/lib/events/record';
import { now } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/database/tenant';
import { contradictionsOf } from './receipt-contradictions';
import type { FileKey } from './touch-twins';
import { unreadCopiesAmong } from './unread-copies';

interface Changed {
  readonly row_id: number;
  readonly file_name: string;
  readonly claim_id: number;
  readonly reasons: readonly ReasonToLook[];
  readonly previous: readonly ReasonToLook[];
  readonly state: ForensicsState;
}

/** States of a verdict whose event follows. */
const OPEN: ReadonlySet<ForensicsState> = new Set(['not_started', 'ongoing', 'failed']);

/**
 * Finds out again which reasons there are to look at the files, stores them and records what
 * changed, for verdicts that are complete. What a person has decided on loses no reason, so that
 * the decision keeps its evidence. A PDF without scanned pages has a verdict only while there is a reason. The caller has
 * locked verdicts and claims (`touchTwins`).
 */
export async function refreshReasons(
  tx: Transaction,
  clientId: number,
  files: readonly FileKey[],
): Promise<void> {
  if (files.length === 0) return;
  for (const { claim_id: clientReferenceId, ...data } of await storeReasons(tx, clientId, files)) {
    if (OPEN.has(data.state)) continue;
    await record(tx, {
      clientId,
      clientReferenceId,
      type: 'forensics.reasons_changed',
      actor: 'engine',
      data,
    });
  }
  await tx.$executeRaw`
    DELETE FROM forensics_verdict v USING attachment f
    WHERE v.client_id = ${clientId} AND (v.row_id, v.file_name) IN (
        SELECT * FROM unnest(${files.map(({ rowId }) => rowId)}::int[], ${files.map((file) => file.fileName)}::text[]))
      AND f.client_id = v.client_id AND f.row_id = v.row_id AND f.file_name = v.file_name
      AND f.media_type = 'application/pdf' AND v.status = 'complete' AND v.engine_version IS NULL
      AND v.not_judged IS NULL AND v.reasons = '{}' AND v.cleared_at IS NULL AND v.confirmed_at IS NULL`;
}

/**
 * Stores the reasons without recording them, for a verdict whose event follows. Values of a receipt
 * that contradict the item in another way than a person has seen end that person's decision.
 */
export async function storeReasons(
  tx: Transaction,
  clientId: number,
  files: readonly FileKey[],
): Promise<Changed[]> {
  const rowIds = files.map(({ rowId }) => rowId);
  const names = files.map(({ fileName }) => fileName);
  const time = now();
  const found = await contradictionsOf(tx, clientId, files);
  const receipts = files.map((file) => ofFile(found, file)?.reasons.join(' ') ?? '');
  const values = files.map((file) => ofFile(found, file)?.values ?? '');
  const unread = await unreadCopiesAmong(tx, clientId, files);
  const copies = files.map((file) => ofFile(unread, file) !== undefined);
  await tx.$executeRaw`
    INSERT INTO forensics_verdict (client_id, row_id, file_name, client_reference_id, status, update_time)
    SELECT f.client_id, f.row_id, f.file_name, f.client_reference_id, 'complete', ${time}
    FROM unnest(${rowIds}::int[], ${names}::text[], ${receipts}::text[]) AS named (row_id, file_name, receipt)
    JOIN attachment f ON f.client_id = ${clientId} AND f.row_id = named.row_id AND f.file_name = named.file_name
    WHERE f.media_type = 'application/pdf' AND (named.receipt <> '' OR cardinality(reasons_to_look(f.client_id, f.row_id, f.file_name)) > 0)
    ON CONFLICT DO NOTHING`;
  return tx.$queryRaw<Changed[]>`
    WITH found AS (
      SELECT v.row_id, v.file_name, v.reasons AS previous, named.receipt_values, decided.reopens,
        CASE
          WHEN decided.reopens OR v.cleared_at IS NULL AND v.confirmed_at IS NULL THEN present.reasons
          ELSE ARRAY(SELECT DISTINCT reason FROM unnest(v.reasons || present.reasons) AS reason ORDER BY reason)
        END AS reasons
      FROM unnest(${rowIds}::int[], ${names}::text[], ${receipts}::text[], ${values}::text[], ${copies}::boolean[])
        AS named (row_id, file_name, receipt, receipt_values, is_copy)
      JOIN forensics_verdict v ON v.client_id = ${clientId} AND v.row_id = named.row_id AND v.file_name = named.file_name
      CROSS JOIN LATERAL (
        SELECT CASE WHEN named.is_copy AND NOT own.reasons && '{same_file,same_picture,same_receipt}'
            THEN '{same_picture}'::text[] ELSE '{}' END
          || own.reasons || coalesce(string_to_array(nullif(named.receipt, ''), ' '), '{}') AS reasons
        FROM reasons_to_look(v.client_id, v.row_id, v.file_name) AS own (reasons)
      ) present
      CROSS JOIN LATERAL (
        SELECT named.receipt_values NOT IN ('', v.receipt_values) AS reopens
      ) decided
    )
    UPDATE forensics_verdict v SET reasons = found.reasons, update_time = ${time},
      receipt_values = found.receipt_values,
      cleared_at = CASE WHEN NOT found.reopens THEN v.cleared_at END,
      cleared_by = CASE WHEN NOT found.reopens THEN v.cleared_by END,
      clear_note = CASE WHEN NOT found.reopens THEN v.clear_note END,
      confirmed_at = CASE WHEN NOT found.reopens THEN v.confirmed_at END,
      confirmed_by = CASE WHEN NOT found.reopens THEN v.confirmed_by END,
      confirm_note = CASE WHEN NOT found.reopens THEN v.confirm_note END
    FROM found
    WHERE v.client_id = ${clientId} AND v.row_id = found.row_id AND v.file_name = found.file_name
      AND (v.reasons, v.receipt_values) IS DISTINCT FROM (found.reasons, found.receipt_values)
    RETURNING v.row_id, v.file_name, v.client_reference_id AS claim_id, v.reasons, found.previous,
      verdict_state(v.status, v.flagged, v.is_ai_generated, v.is_digitally_manipulated, v.not_judged,
        v.facts, v.cleared_at, v.confirmed_at, v.reasons) AS state`;
}

const ofFile = <T extends FileKey>(rows: readonly T[], file: FileKey): T | undefined =>
  rows.find(({ rowId, fileName }) => rowId === file.rowId && fileName === file.fileName);
