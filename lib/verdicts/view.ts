import type { ForensicsResult, ForensicsStatus, Region } from '@/lib/contract/forensics';
import type { Signal } from '@/lib/forensics/evidence';

export interface VerdictRow {
  appraisal_id: number;
  client_id: number;
  client_reference_id: number;
  row_id: number;
  file_name: string;
  status: ForensicsStatus;
  is_ai_generated: boolean | null;
  is_digitally_manipulated: boolean | null;
  ai_generated_confidence: number | null;
  manipulation_confidence: number | null;
  flagged: boolean;
  analysis: string | null;
  failure_reason: string | null;
  regions: Region[] | null;
  signals: Signal[] | null;
  facts: ForensicsResult['facts'];
  heatmap_key: string | null;
  engine_version: string | null;
  threshold: number | null;
  cleared_by: string | null;
  cleared_at: Date | null;
  clear_note: string | null;
  update_time: Date;
  duplicates: ForensicsResult['duplicates'];
}

type Verdict = Pick<
  ForensicsResult,
  | 'is_ai_generated' | 'is_digitally_manipulated' | 'ai_generated_confidence' | 'manipulation_confidence' | 'confidence'
  | 'analysis' | 'regions' | 'flagged' | 'signals' | 'heatmap_url'
>;

const NONE: Verdict = {
  is_ai_generated: null, is_digitally_manipulated: null, ai_generated_confidence: null, manipulation_confidence: null, confidence: null,
  analysis: null, regions: null, flagged: false, signals: null, heatmap_url: null,
};

/** Only `complete` carries a verdict; a cleared one says that a person found the picture clean, and who. */
function verdictOf(row: VerdictRow, basePath: string): Verdict {
  if (row.status !== 'complete') return NONE;
  if (row.cleared_at) return { ...NONE, is_ai_generated: false, is_digitally_manipulated: false, analysis: clearedWords(row, row.cleared_at) };
  const { ai_generated_confidence: ai, manipulation_confidence: manipulation } = row;
  return {
    is_ai_generated: row.is_ai_generated,
    is_digitally_manipulated: row.is_digitally_manipulated,
    ai_generated_confidence: ai,
    manipulation_confidence: manipulation,
    confidence: ai === null || manipulation === null ? null : Math.max(ai, manipulation),
    analysis: row.analysis,
    regions: row.regions,
    flagged: row.flagged,
    signals: row.signals?.map(({ detector, about, finding, score, sentence }) => ({ name: detector, about, finding, score, sentence })) ?? null,
    heatmap_url: row.heatmap_key && heatmapUrl(row, basePath),
  };
}

function clearedWords({ cleared_by, clear_note }: VerdictRow, clearedAt: Date): string {
  const who = cleared_by?.replace(/^(user|key):/, (kind) => (kind === 'user:' ? '' : 'API key ')) ?? 'a person';
  const when = `${clearedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return `Reviewed and marked clean by ${who} on ${when}.${clear_note ? ` Note: ${clear_note}` : ''}`;
}

const heatmapUrl = (row: VerdictRow, basePath: string) =>
  `${basePath}/client_reference/${row.client_reference_id}/appraisal/${row.appraisal_id}/attachments/${encodeURIComponent(row.file_name)}?variant=heatmap&client_id=${row.client_id}`;

export const resultView = (row: VerdictRow, basePath: string): ForensicsResult => ({
  row_id: row.row_id,
  file_name: row.file_name,
  status: row.status,
  ...verdictOf(row, basePath),
  update_time: row.update_time.toISOString(),
  facts: row.status === 'complete' ? row.facts : null,
  engine_version: row.engine_version,
  threshold: row.threshold,
  cleared_by: row.cleared_by,
  cleared_at: row.cleared_at?.toISOString() ?? null,
  failure_reason: row.status === 'failed' ? row.failure_reason : null,
  duplicates: row.duplicates,
});
