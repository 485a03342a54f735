import { problem } from '@/lib/shared/reasons';
import type { ForensicsResult } from '@/lib/contract/forensics';
import type { Caller } from '@/lib/identity/caller';
import { readRows, statement } from '@/lib/platform/database/statement';
import { Fault } from '@/lib/shared/fault';
import { JsonText } from '@/lib/shared/json-text';
import { itemReasons } from './item-reasons';
import { forensicsResult, type VerdictRow } from './result';

/** Part of the ETag. Increment it when the shape of the reply changes. */
const SHAPE = 9;

type Duplicate = ForensicsResult['duplicates'][number];

/** Other copies of the picture, one array per column; all null if there are none. */
interface DuplicateColumns {
  readonly other_claims: readonly number[] | null;
  readonly other_references: readonly string[];
  readonly other_rows: readonly number[];
  readonly other_appraisals: readonly (number | null)[];
  readonly other_files: readonly string[];
  readonly other_items: readonly string[];
  readonly other_matches: readonly Duplicate['match'][];
  readonly other_receipts: readonly boolean[];
}

/** A claim without pictures yields one row whose `row_id` is null. */
type Row = { readonly version: number; readonly has_serials: boolean } & (
  | (VerdictRow & DuplicateColumns)
  | { row_id: null }
);

/**
 * One row per attachment and appraisal, and per attachment of a line without an appraisal; $1 is the
 * client, $2 the claim. Searches for other copies only if `has_twin` says that one was ever found. A
 * scanned page of a PDF is a copy only where total and day agree: forms look alike.
 */
const RESULTS = statement(
  `
  SELECT claim.version, EXISTS (
      SELECT FROM claimed_item i
      WHERE i.client_id = $1 AND i.client_reference_id = $2 AND i.serial_key IS NOT NULL
    ) AS has_serials, result.*
  FROM client_reference claim
  LEFT JOIN (
    SELECT shown.appraisal_id, f.position, v.row_id, v.file_name, v.status, v.is_ai_generated,
      v.is_digitally_manipulated, v.ai_generated_confidence, v.manipulation_confidence, v.analysis,
      coalesce(v.language, (
        SELECT language FROM client_reference WHERE client_id = $1 AND id = $2
      )) AS language,
      v.regions, v.flagged, v.reasons, v.update_time, v.signals, v.facts, v.not_judged, v.engine_version,
      v.threshold, v.cleared_by, v.cleared_at, v.clear_note, v.confirmed_by, v.confirmed_at,
      v.confirm_note, v.failure_reason, v.failure_cause, v.heatmap_key IS NOT NULL AS has_heatmap, v.page, others.*
    FROM (
      SELECT a.id AS appraisal_id, a.row_id FROM appraisal a
      WHERE a.client_id = $1 AND a.client_reference_id = $2
      UNION ALL
      SELECT NULL, line.row_id FROM claim_line line
      WHERE line.client_id = $1 AND line.client_reference_id = $2 AND line.appraisal_id IS NULL
    ) shown
    JOIN forensics_verdict v ON v.client_id = $1 AND v.client_reference_id = $2
      AND v.row_id = shown.row_id
    JOIN attachment f ON f.client_id = v.client_id AND f.row_id = v.row_id
      AND f.file_name = v.file_name AND f.client_reference_id = v.client_reference_id
    LEFT JOIN LATERAL (
      SELECT array_agg(o.client_reference_id ORDER BY o.row_id, o.file_name) AS other_claims,
        array_agg(c.reference::text ORDER BY o.row_id, o.file_name) AS other_references,
        array_agg(o.row_id ORDER BY o.row_id, o.file_name) AS other_rows,
        array_agg((
          SELECT min(s.id) FROM appraisal s
          WHERE s.client_id = $1 AND s.client_reference_id = o.client_reference_id AND s.row_id = o.row_id
        ) ORDER BY o.row_id, o.file_name) AS other_appraisals,
        array_agg(o.file_name::text ORDER BY o.row_id, o.file_name) AS other_files,
        array_agg((
          SELECT coalesce(nullif(i.description, ''), min(s.cp_name_cart), '')
          FROM claimed_item i
          LEFT JOIN appraisal s ON s.client_id = i.client_id AND s.row_id = i.id
          WHERE i.client_id = $1 AND i.id = o.row_id
          GROUP BY i.description
        ) ORDER BY o.row_id, o.file_name) AS other_items,
        array_agg(o.match ORDER BY o.row_id, o.file_name) AS other_matches,
        array_agg(o.is_other_receipt ORDER BY o.row_id, o.file_name) AS other_receipts
      FROM (
        SELECT s.client_reference_id, s.row_id, s.file_name, 'same_file' AS match,
          false AS is_other_receipt
        FROM attachment s
        WHERE s.client_id = $1 AND s.sha256 = f.sha256
          AND (s.row_id, s.file_name) <> (f.row_id, f.file_name)
        UNION ALL
        SELECT m.other_client_reference_id, m.other_row_id, m.other_file_name,
          CASE WHEN m.mirrored THEN 'mirrored' ELSE 'same_picture' END,
          coalesce(mine.fields->'total'->>'value' <> its.fields->'total'->>'value'
            OR mine.fields->'date'->>'value' <> its.fields->'date'->>'value'
            OR num_nulls(mine.fields->'date'->>'value', its.fields->'date'->>'value') > 0
              AND lower(mine.fields->>'shop') <> lower(its.fields->>'shop'), false)
        FROM picture_match m
        LEFT JOIN receipt_reading mine ON mine.client_id = $1
          AND mine.row_id = m.row_id AND mine.file_name = m.file_name
        LEFT JOIN receipt_reading its ON its.client_id = $1
          AND its.row_id = m.other_row_id AND its.file_name = m.other_file_name
        WHERE m.client_id = $1 AND m.row_id = f.row_id AND m.file_name = f.file_name
          AND (v.page IS NULL AND NOT EXISTS (
              SELECT FROM forensics_verdict its_page WHERE its_page.client_id = $1
                AND its_page.row_id = m.other_row_id AND its_page.file_name = m.other_file_name
                AND its_page.page IS NOT NULL
            )
            OR mine.fields->'total'->>'value' = its.fields->'total'->>'value'
              AND mine.fields->'date'->>'value' = its.fields->'date'->>'value')
      ) o
      JOIN client_reference c ON c.client_id = $1 AND c.id = o.client_reference_id
      WHERE f.has_twin
    ) others ON true
  ) result ON true
  WHERE claim.client_id = $1 AND claim.id = $2
  ORDER BY result.appraisal_id, result.row_id, result.position, result.file_name`,
);

const VERSION = statement('SELECT version FROM client_reference WHERE client_id = $1 AND id = $2');

const etagOf = (version: number) => `W/"results${SHAPE}-${version}"`;

/**
 * Examination results by appraisal id, and by `row_id` where the item has no appraisal. One without
 * examined attachments has no key. Throws `forbidden` for an unknown claim.
 */
export async function cartResults(
  { clientId }: Caller,
  clientReferenceId: number,
  basePath: string,
): Promise<JsonText> {
  const rows = await readRows<Row>(clientId, RESULTS, [clientId, clientReferenceId]);
  const [first] = rows;
  if (!first) throw new Fault('forbidden', problem('access_denied'));
  const claimUrl = `${basePath}/client_reference/${clientReferenceId}`;
  const ofAppraisals: Record<string, ForensicsResult[]> = {};
  const ofItems: Record<string, ForensicsResult[]> = {};
  for (const row of rows) {
    if (row.row_id === null) continue;
    const { appraisal_id: id, row_id: rowId } = row;
    const owner = id === null ? `claimed_item/${rowId}` : `appraisal/${id}`;
    const heatmapUrl = `${claimUrl}/${owner}/attachments/${encodeURIComponent(row.file_name)}?variant=heatmap&client_id=${clientId}`;
    const list = id === null ? (ofItems[rowId] ??= []) : (ofAppraisals[id] ??= []);
    list.push(forensicsResult(row, duplicatesOf(row), heatmapUrl));
  }
  const reply = {
    forensics_results: ofAppraisals,
    item_results: ofItems,
    item_reasons: first.has_serials ? await itemReasons(clientId, clientReferenceId) : {},
  };
  return new JsonText(JSON.stringify(reply), etagOf(first.version));
}

const duplicatesOf = (row: DuplicateColumns): Duplicate[] =>
  (row.other_claims ?? []).map((claim, at) => ({
    client_reference_id: claim,
    client_reference: row.other_references[at] as string,
    row_id: row.other_rows[at] as number,
    appraisal_id: row.other_appraisals[at] ?? null,
    file_name: row.other_files[at] as string,
    item: row.other_items[at] as string,
    match: row.other_matches[at] as Duplicate['match'],
    is_other_receipt: row.other_receipts[at] as boolean,
  }));

/** The current ETag of `cartResults`. Throws `forbidden` for an unknown claim. */
export async function cartResultsEtag(
  { clientId }: Caller,
  clientReferenceId: number,
): Promise<string> {
  const [row] = await readRows<{ version: number }>(clientId, VERSION, [
    clientId,
    clientReferenceId,
  ]);
  if (!row) throw new Fault('forbidden', problem('access_denied'));
  return etagOf(row.version);
}
