import type { ForensicsResult } from '@/lib/contract/forensics';
import { call } from '../api/call';
import { bodyOf, UNDECIDED, usePictureMutation, type PictureAddress } from './forensics';

type Noted = PictureAddress & { note?: string };

/**
 * `actor` is the signed-in user as the service names them, so that the screen shows the same before
 * and after the response.
 */
export const useMarkClean = (claimId: number, actor: string) =>
  usePictureMutation(
    claimId,
    ({ note, ...picture }: Noted) =>
      call('POST /forensics/{client_reference_id}/clear', {
        params: { client_reference_id: claimId },
        body: { ...bodyOf(picture), ...(note !== undefined && { note }) },
      }),
    (result, { note }) => ({
      ...result,
      is_ai_generated: false,
      is_digitally_manipulated: false,
      ai_generated_confidence: null,
      manipulation_confidence: null,
      confidence: null,
      regions: null,
      flagged: false,
      reasons: [],
      state: 'cleared',
      inconclusive_reason: null,
      would_help: null,
      cleared_by: actor,
      cleared_at: new Date().toISOString(),
      cleared_note: note ?? null,
      cleared_findings: findingsOf(result),
    }),
  );

export const useConfirmFlag = (claimId: number, actor: string) =>
  usePictureMutation(
    claimId,
    ({ note, ...picture }: Noted) =>
      call('POST /forensics/{client_reference_id}/keep', {
        params: { client_reference_id: claimId },
        body: { ...bodyOf(picture), ...(note !== undefined && { note }) },
      }),
    (result, { note }) => ({
      ...result,
      state: 'confirmed',
      kept_by: actor,
      kept_at: new Date().toISOString(),
      kept_note: note ?? null,
    }),
  );

const findingsOf = (result: ForensicsResult): ForensicsResult['cleared_findings'] => ({
  flagged: result.flagged,
  reasons: result.reasons,
  is_ai_generated: result.is_ai_generated,
  is_digitally_manipulated: result.is_digitally_manipulated,
  not_judged: result.not_judged,
  ai_generated_confidence: result.ai_generated_confidence,
  manipulation_confidence: result.manipulation_confidence,
  analysis: result.analysis,
  regions: result.regions,
  signals: result.signals,
  heatmap_url: result.heatmap_url,
});

/** What was not flagged gets its state with the next response. */
function restored(result: ForensicsResult): ForensicsResult {
  const found = result.cleared_findings;
  if (found && !found.flagged && found.reasons.length === 0) return result;
  return { ...result, ...found, ...UNDECIDED, state: 'flagged' };
}

/** `machine` is the verdict before the decision, if the page still has it. */
export const useRestore = (claimId: number) =>
  usePictureMutation(
    claimId,
    (picture: PictureAddress & { machine?: ForensicsResult }) =>
      call('POST /forensics/{client_reference_id}/restore', {
        params: { client_reference_id: claimId },
        body: bodyOf(picture),
      }),
    (result, { machine }) => machine ?? restored(result),
  );
