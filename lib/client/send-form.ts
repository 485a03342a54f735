import { ApiError, apiErrorOf } from './api-error';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Sends one file. fetch tells nothing of the bytes already sent, so a progress bar needs an XMLHttpRequest. */
export function sendForm<T>(address: string, field: string, file: File, onProgress: (fraction: number) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append(field, file, file.name);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
    request.addEventListener('load', () => {
      const body = parsed(request.responseText);
      if (request.status < 400) resolve(body as T);
      else reject(apiErrorOf(request.status, request.statusText, body, request.getResponseHeader('x-request-id')));
    });
    request.addEventListener('error', () => reject(new ApiError(0, undefined, 'The service could not be reached', null)));
    request.open('POST', address);
    request.send(form);
  });
}
