import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/client/api/api-error';
import type { ToSend } from '@/lib/client/photos/to-send';
import type { TooLarge } from '@/lib/client/photos/too-large';
import { upload } from '@/lib/client/photos/upload';
import type { UploadState } from './upload-list';

const DONE_SHOWN_MS = 2500;
/** There is a sentence to read. */
const REDUCED_SHOWN_MS = 10_000;

/** A file on its way to the service, and the list of uploads that shows it. */
export interface Sending {
  readonly claimId: number;
  readonly appraisalId: number;
  readonly file: File;
  readonly idempotencyKey: string;
  readonly cache: QueryClient;
  change(next: Partial<UploadState>): void;
  dismiss(): void;
}

const isOffline = (error: unknown) =>
  error instanceof ApiError && error.status === 0 && !navigator.onLine;
/** A retry makes sense only if the service has not judged the file itself. */
const mayPass = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500);

const online = () =>
  new Promise<void>((resolve) =>
    window.addEventListener('online', () => resolve(), { once: true }),
  );

/**
 * The code that reads a picture's dimensions and makes it smaller is loaded with the first file. If
 * loading fails, the file is sent unchecked and the service decides.
 */
async function prepared(file: File): Promise<Prepared | TooLarge> {
  try {
    const { reducedFromField, toSend } = await import('@/lib/client/photos/to-send');
    const sent = await toSend(file);
    return 'kind' in sent ? sent : { ...sent, values: reducedFromField(sent) };
  } catch {
    return { file, reducedFrom: null, values: null };
  }
}

type Prepared = ToSend & { readonly values: Readonly<Record<string, string>> | null };

/** Sends a file, waits for the connection if there is none, and says what became of it. */
export async function send(sending: Sending): Promise<void> {
  const { cache, claimId, appraisalId, idempotencyKey, change, dismiss } = sending;
  const again = () => void send(sending);
  change({ progress: 0, outcome: 'running', retry: null });
  if (sending.file.size === 0) return change({ outcome: 'empty' });
  const found = await prepared(sending.file);
  if ('kind' in found) return change({ outcome: found });
  const { file, values, reducedFrom } = found;
  change({ reducedFrom });
  try {
    const onProgress = (progress: number) => change({ progress });
    await upload(cache, { claimId, appraisalId, idempotencyKey, file, values, onProgress });
    change({ progress: 1, outcome: 'done' });
    window.setTimeout(dismiss, reducedFrom ? REDUCED_SHOWN_MS : DONE_SHOWN_MS);
  } catch (error) {
    if (isOffline(error)) {
      change({ outcome: 'waiting' });
      void online().then(again);
      return;
    }
    change({
      outcome: error instanceof Error ? error : new Error(String(error)),
      retry: mayPass(error) ? again : null,
    });
  }
}
