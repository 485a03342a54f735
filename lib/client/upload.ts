import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Reply } from './call';
import { addressOf } from './call';
import { ApiError, apiErrorOf } from './api-error';
import { cartKey } from './appraisals';
import { forensicsKey } from './forensics';

const TEMPLATE = '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/attachments';

type Uploaded = Reply<`POST ${typeof TEMPLATE}`>;

export interface Upload {
  readonly appraisalId: number;
  readonly file: File;
  /** 0 to 1: the share of the bytes that has been sent. */
  onProgress(fraction: number): void;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** fetch tells nothing of the bytes already sent, so a progress bar needs an XMLHttpRequest. */
export function sendFile<T>(address: string, file: File, onProgress: Upload['onProgress']): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('files', file, file.name);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
    request.addEventListener('load', () => {
      const body = parsed(request.responseText);
      if (request.status < 400) resolve(body as T);
      else reject(apiErrorOf(request.status, request.statusText, body, request.getResponseHeader('x-request-id')));
    });
    request.addEventListener('error', () =>
      reject(new ApiError(0, undefined, 'The service could not be reached', null)),
    );
    request.open('POST', address);
    request.send(form);
  });
}

/** One file per request, so that one that is refused does not hold back the others. */
export function useUpload(claimId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ appraisalId, file, onProgress }: Upload) =>
      sendFile<Uploaded>(addressOf(TEMPLATE, { client_reference_id: claimId, appraisal_id: appraisalId }), file, onProgress),
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: cartKey(claimId) }),
        cache.invalidateQueries({ queryKey: forensicsKey(claimId) }),
      ]),
  });
}
