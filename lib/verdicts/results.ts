import type { Caller } from '@/lib/identity/caller';
import { readRows, statement } from '@/lib/platform/database/statement';
import { Fault } from '@/lib/shared/fault';
import { JsonText } from '@/lib/shared/json-text';

/**
 * The whole answer, written by the database in one statement: $1 client, $2 claim, $3 what addresses begin with (JSON-escaped).
 * `shown` holds what hangs on the verdict alone; the address of the heatmap, a clear's note and the same picture elsewhere are added here,
 * the latter looked for only where a second one ever came (`has_twin`).
 */
const RESULTS = statement(
  `
  SELECT claim.version, concat('{"forensics_results":{', (
    SELECT string_agg(concat('"', id, '":[', list, ']'), ',' ORDER BY id) FROM (
      SELECT a.id, string_agg(concat('{', v.shown, ',"heatmap_url":',
        CASE WHEN v.status = 'complete' AND v.cleared_at IS NULL AND v.heatmap_key IS NOT NULL
          THEN concat('"', $3, '/client_reference/', $2, '/appraisal/', a.id, '/attachments/', f.url_name, '?variant=heatmap&client_id=', $1, '"')
          ELSE 'null' END,
        ',"cleared_note":', CASE WHEN v.cleared_at IS NOT NULL AND v.clear_note <> '' THEN to_json(v.clear_note)::text ELSE 'null' END,
        ',"duplicates":', CASE WHEN f.has_twin THEN coalesce((
          SELECT json_agg(json_build_object('client_reference_id', o.client_reference_id, 'client_reference', c.reference,
            'row_id', o.row_id, 'appraisal_id', (SELECT min(s.id) FROM appraisal s WHERE s.client_id = $1 AND s.client_reference_id = o.client_reference_id AND s.row_id = o.row_id),
            'file_name', o.file_name, 'match', o.match) ORDER BY o.row_id, o.file_name)::text
          FROM (
            SELECT s.client_reference_id, s.row_id, s.file_name, 'same_file' AS match FROM attachment s
            WHERE s.client_id = $1 AND s.sha256 = f.sha256 AND (s.row_id, s.file_name) <> (f.row_id, f.file_name)
            UNION ALL
            SELECT m.other_client_reference_id, m.other_row_id, m.other_file_name, CASE WHEN m.mirrored THEN 'mirrored' ELSE 'same_picture' END
            FROM picture_match m WHERE m.client_id = $1 AND m.row_id = f.row_id AND m.file_name = f.file_name
          ) o JOIN client_reference c ON c.client_id = $1 AND c.id = o.client_reference_id
        ), '[]') ELSE '[]' END, '}'), ',' ORDER BY f.position, f.file_name) AS list
      FROM appraisal a
      JOIN forensics_verdict v ON v.client_id = a.client_id AND v.row_id = a.row_id AND v.client_reference_id = a.client_reference_id
      JOIN attachment f ON f.client_id = v.client_id AND f.row_id = v.row_id AND f.file_name = v.file_name AND f.client_reference_id = v.client_reference_id
      WHERE a.client_id = $1 AND a.client_reference_id = $2
      GROUP BY a.id
    ) carts), '}}') AS body
  FROM client_reference claim WHERE claim.client_id = $1 AND claim.id = $2`,
  ['integer', 'integer', 'text'],
);

const VERSION = statement('SELECT version FROM client_reference WHERE client_id = $1 AND id = $2', [
  'integer',
  'integer',
]);

/** The statement's name is part of the tag: another shape of the answer is another answer. */
const etagOf = (version: number) => `W/"${RESULTS.name.slice(5)}-${version}"`;

/** Per appraisal its attachments' results; an appraisal without analysable attachments has no key. */
export async function cartResults(
  { clientId }: Caller,
  clientReferenceId: number,
  basePath: string,
): Promise<JsonText> {
  const escaped = JSON.stringify(basePath).slice(1, -1);
  const [row] = await readRows<{ version: number; body: string }>(clientId, RESULTS, [
    clientId,
    clientReferenceId,
    escaped,
  ]);
  if (!row) throw new Fault('forbidden', 'Access denied');
  return new JsonText(row.body, etagOf(row.version));
}

/** The tag that `cartResults` would carry now. */
export async function cartResultsEtag(
  { clientId }: Caller,
  clientReferenceId: number,
): Promise<string> {
  const [row] = await readRows<{ version: number }>(clientId, VERSION, [
    clientId,
    clientReferenceId,
  ]);
  if (!row) throw new Fault('forbidden', 'Access denied');
  return etagOf(row.version);
}
