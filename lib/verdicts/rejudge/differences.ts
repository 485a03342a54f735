import type { ForensicsState } from '@/lib/contract/forensics-state';
import { readRows, statement } from '@/lib/platform/database/statement';
import { forensicsResult, type VerdictRow } from '../result';

interface Side {
  readonly state: ForensicsState;
  readonly flagged: boolean;
  readonly ai: number | null;
  readonly manipulation: number | null;
  readonly headline: string | null;
  readonly engineVersion: string | null;
}

/** A verdict beside its candidate, both without what a handler decided. */
export interface Compared {
  readonly reference: string;
  readonly rowId: number;
  readonly fileName: string;
  readonly change: 'newly_flagged' | 'no_longer_flagged' | 'otherwise' | 'unchanged';
  readonly decision: 'cleared' | 'confirmed' | null;
  readonly from: Side;
  readonly to: Side;
}

type Row = VerdictRow & Pick<Compared, 'reference' | 'decision'>;

/** Two rows for each candidate. */
const PAGE_ROWS = 200;

/**
 * Each candidate in two rows: its verdict and itself, in the columns of a verdict; $1 is the client,
 * $2 and $3 the file before. A receipt that could not be read stays so.
 */
const PAGE = statement(`
  SELECT claim.reference, CASE WHEN v.cleared_at IS NOT NULL THEN 'cleared'
      WHEN v.confirmed_at IS NOT NULL THEN 'confirmed' END AS decision,
    NULL::int AS appraisal_id, v.row_id, v.file_name, v.status, v.reasons, v.update_time,
    NULL::text AS cleared_by, NULL::timestamptz AS cleared_at, NULL::text AS clear_note,
    NULL::text AS confirmed_by, NULL::timestamptz AS confirmed_at, NULL::text AS confirm_note,
    NULL::text AS failure_reason, NULL::jsonb AS failure_cause, false AS has_heatmap, v.page, judged.*
  FROM verdict_candidate c
  JOIN forensics_verdict v ON v.client_id = c.client_id AND v.row_id = c.row_id
    AND v.file_name = c.file_name AND v.run = c.run AND v.status = 'complete'
  JOIN client_reference claim ON claim.client_id = v.client_id AND claim.id = v.client_reference_id
  CROSS JOIN LATERAL (
    SELECT 1 AS side, v.is_ai_generated, v.is_digitally_manipulated, v.ai_generated_confidence,
      v.manipulation_confidence, v.analysis, v.language, v.regions, v.flagged, v.signals, v.facts,
      v.not_judged, v.engine_version, v.threshold
    UNION ALL
    SELECT 2, c.is_ai_generated, c.is_digitally_manipulated, c.ai_generated_confidence,
      c.manipulation_confidence, c.analysis, c.language, c.regions, c.flagged, c.signals, c.facts,
      coalesce(c.not_judged, CASE WHEN v.not_judged = 'not_read' THEN v.not_judged END),
      c.engine_version, c.threshold
  ) judged
  WHERE c.client_id = $1 AND c.status = 'ready' AND (c.row_id, c.file_name) > ($2::int, $3::text)
  ORDER BY c.row_id, c.file_name, judged.side LIMIT ${PAGE_ROWS}`);

/** Every candidate that is ready, changed or not, in the order of the files, a page in memory. */
export async function* comparedOf(clientId: number): AsyncGenerator<Compared> {
  let last: VerdictRow | undefined;
  do {
    const after = [last?.row_id ?? 0, last?.file_name ?? ''];
    const rows: readonly Row[] = await readRows<Row>(clientId, PAGE, [clientId, ...after]);
    for (let at = 0; at + 1 < rows.length; at += 2)
      yield compare(rows[at] as Row, rows[at + 1] as Row);
    last = rows.length === PAGE_ROWS ? rows.at(-1) : undefined;
  } while (last);
}

function compare(verdict: Row, candidate: Row): Compared {
  const { reference, decision, row_id: rowId, file_name: fileName } = verdict;
  const [from, to] = [sideOf(verdict), sideOf(candidate)];
  return { reference, rowId, fileName, decision, from, to, change: changeOf(from, to) };
}

function changeOf(from: Side, to: Side): Compared['change'] {
  if (from.flagged !== to.flagged) return to.flagged ? 'newly_flagged' : 'no_longer_flagged';
  return from.state === to.state && from.headline === to.headline ? 'unchanged' : 'otherwise';
}

function sideOf(row: Row): Side {
  const shown = forensicsResult(row, [], '');
  return {
    state: shown.state,
    flagged: row.flagged,
    ai: shown.ai_generated_confidence,
    manipulation: shown.manipulation_confidence,
    headline: shown.headline,
    engineVersion: shown.engine_version,
  };
}
