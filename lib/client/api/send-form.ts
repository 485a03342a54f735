import { ApiError, apiErrorOf } from './api-error';
import { loadFaultMessages } from './fault-messages';
import { signedInAgain } from './signed-in-again';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

interface Sent {
  /** The form field that carries the file. */
  readonly field: string;
  readonly file: File;
  /** Other fields of the form. */
  readonly values?: Readonly<Record<string, string>> | null;
  /** Requests with the same key take effect once. */
  readonly idempotencyKey?: string;
  onProgress(fraction: number): void;
}

/** Sends one file, and sends it again if the session had ended and the user has signed in anew. */
export async function sendForm<T>(address: string, sent: Sent): Promise<T> {
  try {
    return await sendOnce<T>(address, sent);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || !(await signedInAgain()))
      throw error;
    return sendOnce<T>(address, sent);
  }
}

/** Uses XMLHttpRequest, because fetch does not report the progress of an upload. */
function sendOnce<T>(
  address: string,
  { field, file, values, idempotencyKey, onProgress }: Sent,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append(field, file, file.name);
    for (const [name, value] of Object.entries(values ?? {})) form.append(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const body = parsed(request.responseText);
      if (request.status < 400) resolve(body as T);
      else
        void loadFaultMessages().then(() =>
          reject(
            apiErrorOf(
              request.status,
              request.statusText,
              body,
              request.getResponseHeader('x-request-id'),
            ),
          ),
        );
    });
    request.addEventListener('error', () =>
      reject(new ApiError(0, undefined, 'The service could not be reached', null)),
    );
    request.open('POST', address);
    if (idempotencyKey !== undefined) request.setRequestHeader('idempotency-key', idempotencyKey);
    request.send(form);
  });
}
