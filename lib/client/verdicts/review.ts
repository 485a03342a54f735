import type { ForensicsResult } from '@/lib/contract/forensics';
import { call } from '../api/call';
import { bodyOf, UNDECIDED, usePictureMutation, type PictureAddress } from './forensics';

/** `actor`: whoever is signed in, as the service will tell them: what stands before its answer is what stands after it. */
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

/** `machine` is the verdict before the decision, where the page still knows it; else it comes with the next answer. */
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
