import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '../api/call';
import { addressOf } from '../api/call';
import { cartKey } from '../cart/cart-pages';
import { forensicsKey } from '../verdicts/forensics';
import { fetched } from '../api/fetched';

const TEMPLATE = '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/attachments';

type Uploaded = Reply<`POST ${typeof TEMPLATE}`>;

interface Upload {
  readonly appraisalId: number;
  readonly file: File;
  /** Other fields of the form. */
  readonly values: Readonly<Record<string, string>> | null;
  /** The same for every attempt. */
  readonly idempotencyKey: string;
  /** 0 to 1: the share of the bytes that has been sent. */
  onProgress(fraction: number): void;
}

export const loadSendForm = () => import('../api/send-form');

/** Sends one file per request, so that a refused file does not hold back the others. */
export function useUpload(claimId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ appraisalId, ...sent }: Upload) => {
      const { sendForm } = await fetched(loadSendForm);
      return sendForm<Uploaded>(
        addressOf(TEMPLATE, { client_reference_id: claimId, appraisal_id: appraisalId }),
        { field: 'files', ...sent },
      );
    },
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: cartKey(claimId) }),
        cache.invalidateQueries({ queryKey: forensicsKey(claimId) }),
      ]),
  });
}
