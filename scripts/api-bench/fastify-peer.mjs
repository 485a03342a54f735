/**
 * A careful implementation with Fastify, pg and json_agg as a peer: the same answer for a claim in
 * the URL, without callers, rate limits, row-level security or checks. Run as a separate process:
 * node fastify-peer.mjs <port>, DATABASE_URL set.
 */
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();

const RESULTS = {
  name: 'results',
  text: `
    SELECT json_build_object('forensics_results', coalesce(json_object_agg(id, list), '{}'), 'item_results', '{}'::json, 'item_reasons', '{}'::json) AS body FROM (
      SELECT a.id, json_agg(json_build_object(
        'row_id', v.row_id, 'file_name', v.file_name, 'status', v.status, 'is_ai_generated', v.is_ai_generated,
        'is_digitally_manipulated', v.is_digitally_manipulated, 'ai_generated_confidence', v.ai_generated_confidence,
        'manipulation_confidence', v.manipulation_confidence, 'confidence', greatest(v.ai_generated_confidence, v.manipulation_confidence),
        'analysis', v.analysis, 'headline', NULL, 'advice', NULL, 'innocent_reasons', NULL, 'details', NULL, 'reasons', v.reasons, 'regions', v.regions, 'flagged', v.flagged, 'update_time', v.update_time,
        'state', verdict_state(v.status, v.flagged, v.is_ai_generated, v.is_digitally_manipulated, v.not_judged, v.facts, v.cleared_at, v.confirmed_at),
        'inconclusive_reason', CASE WHEN v.is_ai_generated OR v.is_digitally_manipulated THEN 'weak_signs' ELSE v.not_judged END,
        'would_help', CASE WHEN v.is_ai_generated OR v.is_digitally_manipulated OR v.not_judged IS NOT NULL THEN 'original_file' END,
        'signals', (SELECT json_agg(json_build_object('name', s->'detector', 'about', s->'about', 'finding', s->'finding', 'score', s->'score',
          'message', coalesce(s->'message', '""'), 'values', coalesce(s->'values', '{}'), 'sentence', s->'sentence',
          'headline', s->'sentence', 'advice', NULL, 'innocent_reasons', NULL, 'details', NULL))
          FROM jsonb_array_elements(v.signals) s),
        'facts', v.facts, 'page', v.page, 'heatmap_url', v.heatmap_key, 'not_judged', v.not_judged, 'engine_version', v.engine_version, 'threshold', v.threshold, 'cleared_by', v.cleared_by,
        'cleared_at', v.cleared_at, 'cleared_note', v.clear_note, 'cleared_findings', NULL, 'kept_by', v.confirmed_by, 'kept_at', v.confirmed_at, 'kept_note', v.confirm_note,
        'failure_reason', v.failure_reason, 'failure_cause', v.failure_cause,
        'duplicates', (SELECT coalesce(json_agg(json_build_object('client_reference_id', o.client_reference_id, 'client_reference', c.reference,
          'row_id', o.row_id, 'appraisal_id', (SELECT min(p.id) FROM appraisal p WHERE p.client_id = f.client_id AND p.row_id = o.row_id),
          'item', (SELECT coalesce(nullif(i.description, ''), min(p.cp_name_cart), '') FROM claimed_item i
            LEFT JOIN appraisal p ON p.client_id = i.client_id AND p.row_id = i.id WHERE i.client_id = f.client_id AND i.id = o.row_id GROUP BY i.description),
          'file_name', o.file_name, 'match', o.match, 'is_other_receipt', false)), '[]')
          FROM (
            SELECT s.client_reference_id, s.row_id, s.file_name, 'same_file' AS match FROM attachment s
            WHERE s.client_id = f.client_id AND s.sha256 = f.sha256 AND (s.row_id, s.file_name) <> (f.row_id, f.file_name)
            UNION ALL
            SELECT m.other_client_reference_id, m.other_row_id, m.other_file_name, CASE WHEN m.mirrored THEN 'mirrored' ELSE 'same_picture' END
            FROM picture_match m WHERE m.client_id = f.client_id AND m.row_id = f.row_id AND m.file_name = f.file_name
          ) o JOIN client_reference c ON c.client_id = f.client_id AND c.id = o.client_reference_id)
      ) ORDER BY f.position) AS list
      FROM appraisal a
      JOIN forensics_verdict v ON v.client_id = a.client_id AND v.row_id = a.row_id
      JOIN attachment f ON f.client_id = v.client_id AND f.row_id = v.row_id AND f.file_name = v.file_name
      WHERE a.client_id = $1 AND a.client_reference_id = $2 GROUP BY a.id
    ) carts`,
};

app.get('/forensics/:claim/results/all', async (request) => {
  const { rows } = await pool.query({
    ...RESULTS,
    values: [Number(request.query.client_id), Number(request.params.claim)],
  });
  return rows[0].body;
});

await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' });
console.log('ready');
