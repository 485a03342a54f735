import type { ForensicsResult } from '@/lib/contract/forensics';

/** What the engine had found in a picture that a person marked clean. */
export type ClearedFindings = Pick<
  ForensicsResult,
  | 'flagged'
  | 'reasons'
  | 'is_ai_generated'
  | 'is_digitally_manipulated'
  | 'ai_generated_confidence'
  | 'manipulation_confidence'
  | 'analysis'
  | 'regions'
  | 'signals'
  | 'not_judged'
  | 'heatmap_url'
>;

/** Null where the picture is not cleared or the service does not send its findings. */
export const clearedFindingsOf = (
  result: ForensicsResult & { readonly cleared_findings?: ClearedFindings | null },
): ClearedFindings | null => result.cleared_findings ?? null;
