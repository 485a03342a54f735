import type { QueryClient } from '@tanstack/react-query';
import type { Reply } from '../api/call';
import { addressOf } from '../api/call';
import { sendForm } from '../api/send-form';
import { cartKey } from '../cart/cart-pages';
import { forensicsKey } from '../verdicts/forensics';

const TEMPLATE = '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/attachments';

interface Upload {
  readonly claimId: number;
  readonly appraisalId: number;
  readonly file: File;
  /** Other fields of the form. */
  readonly values: Readonly<Record<string, string>> | null;
  /** The same for every attempt. */
  readonly idempotencyKey: string;
  /** 0 to 1: the share of the bytes that has been sent. */
  onProgress(fraction: number): void;
}

/** Sends one file per request, so that a refused file does not hold back the others. */
export async function upload(
  cache: QueryClient,
  { claimId, appraisalId, ...sent }: Upload,
): Promise<void> {
  await sendForm<Reply<`POST ${typeof TEMPLATE}`>>(
    addressOf(TEMPLATE, { client_reference_id: claimId, appraisal_id: appraisalId }),
    { field: 'files', ...sent },
  );
  await Promise.all(
    [cartKey(claimId), forensicsKey(claimId)].map((queryKey) =>
      cache.invalidateQueries({ queryKey }),
    ),
  );
}
