import type { ForensicsResult } from '@/lib/contract/forensics';
import { call } from '../api/call';
import { bodyOf, UNDECIDED, usePictureMutation, type PictureAddress } from './forensics';

/**
 * `actor` is the signed-in user as the service names them, so that the screen shows the same before
 * and after the response.
 */
export const useMarkClean = (claimId: number, actor: string) =>
  usePictureMutation<PictureAddress & { note?: string }>(
    claimId,
    ({ note, ...picture }) =>
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
      cleared_by: actor,
      cleared_at: new Date().toISOString(),
      cleared_note: note ?? null,
    }),
  );

export const useConfirmFlag = (claimId: number, actor: string) =>
  usePictureMutation<PictureAddress & { note?: string }>(
    claimId,
    ({ note, ...picture }) =>
      call('POST /forensics/{client_reference_id}/keep', {
        params: { client_reference_id: claimId },
        body: { ...bodyOf(picture), ...(note !== undefined && { note }) },
      }),
    (result, { note }) => ({
      ...result,
      kept_by: actor,
      kept_at: new Date().toISOString(),
      kept_note: note ?? null,
    }),
  );

/**
 * `machine` is the verdict before the decision, if the page still has it; otherwise it comes with
 * the next response.
 */
export const useRestore = (claimId: number) =>
  usePictureMutation<PictureAddress & { machine?: ForensicsResult }>(
    claimId,
    (picture) =>
      call('POST /forensics/{client_reference_id}/restore', {
        params: { client_reference_id: claimId },
        body: bodyOf(picture),
      }),
    (result, { machine }) => machine ?? { ...result, ...UNDECIDED },
  );
