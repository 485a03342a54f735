import { ApiError, apiErrorOf } from '@/lib/client/api/api-error';
import type { Sides } from '@/lib/client/photos/picture-sides';
import { reducedFromField } from '@/lib/client/photos/to-send';
import { addressOf, credentialOf } from './call-portal';
import type { Link } from './link';

interface Sending {
  readonly rowId: number;
  readonly file: File;
  readonly reducedFrom: Sides | null;
  /** Requests with the same key add the file once. */
  readonly key: string;
}

/** Uses XMLHttpRequest, because fetch does not report the progress of an upload. */
export function post(
  link: Link,
  { rowId, file, reducedFrom, key }: Sending,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<{ files: string[] }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('files', file, file.name || 'photo.jpg');
    for (const [name, value] of Object.entries(reducedFromField({ reducedFrom }) ?? {}))
      form.append(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const body = parsed(request.responseText);
      if (request.status < 400) resolve(body as { files: string[] });
      else reject(apiErrorOf(request.status, request.statusText, body, null));
    });
    request.addEventListener('error', () =>
      reject(new ApiError(0, undefined, 'The service could not be reached', null)),
    );
    signal.addEventListener('abort', () => {
      request.abort();
      reject(new ApiError(0, undefined, 'Cancelled', null));
    });
    request.open('POST', addressOf('/portal/items/{row_id}/photos', { row_id: rowId }));
    for (const [name, value] of Object.entries(credentialOf(link)))
      request.setRequestHeader(name, value);
    request.setRequestHeader('idempotency-key', key);
    request.send(form);
  });
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
