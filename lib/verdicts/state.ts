import type { ForensicsStatus } from '@/lib/contract/forensics';
import type { ForensicsState, InconclusiveReason, WouldHelp } from '@/lib/contract/forensics-state';
import { inconclusiveReasonOf, type Judged } from '@/lib/forensics/judged';
import type { ForensicsVerdict } from '@/lib/platform/database/generated/client';

/** The columns of a verdict that decide its state. */
export interface StateColumns extends Judged {
  readonly status: ForensicsStatus;
  readonly facts: { readonly medium: string } | null;
  readonly reasons: readonly string[];
  readonly cleared_at: Date | null;
  readonly confirmed_at: Date | null;
}

interface VerdictState {
  readonly state: ForensicsState;
  /** Null unless `state` is `inconclusive`. */
  readonly inconclusive_reason: InconclusiveReason | null;
}

/**
 * The state of a verdict. A person's decision comes before the engine's findings, a flag or a reason to
 * look before the question of whether the checks could see enough. The counters of claims use `verdict_state` in
 * the database, the same rule; state.test.ts compares the two.
 */
export function stateOf(verdict: StateColumns): VerdictState {
  const reason = inconclusiveReasonOf(verdict, verdict.facts?.medium);
  const state = decidedStateOf(verdict) ?? (reason === null ? 'no_findings' : 'inconclusive');
  return { state, inconclusive_reason: state === 'inconclusive' ? reason : null };
}

function decidedStateOf(verdict: StateColumns): ForensicsState | null {
  if (verdict.status !== 'complete') return verdict.status;
  if (verdict.cleared_at !== null) return 'cleared';
  if (!verdict.flagged && verdict.reasons.length === 0) return null;
  return verdict.confirmed_at === null ? 'flagged' : 'confirmed';
}

/** `stateOf` a row that Prisma has read. */
export const stateOfStored = (row: ForensicsVerdict): VerdictState =>
  stateOf({
    status: row.status,
    flagged: row.flagged,
    is_ai_generated: row.isAiGenerated,
    is_digitally_manipulated: row.isDigitallyManipulated,
    not_judged: row.notJudged as Judged['not_judged'],
    facts: row.facts as StateColumns['facts'],
    reasons: row.reasons,
    cleared_at: row.clearedAt,
    confirmed_at: row.confirmedAt,
  });

const HELP: Readonly<Record<InconclusiveReason, WouldHelp | null>> = {
  weak_signs: 'original_file',
  screenshot: 'original_file',
  drawing: 'new_photo',
  not_read: null,
  few_checks: 'original_file',
  small: 'original_file',
  strongly_compressed: 'original_file',
};

export const wouldHelpWith = (reason: InconclusiveReason | null): WouldHelp | null =>
  reason === null ? null : HELP[reason];
