'use client';
import { useCallback, useState } from 'react';
import { ApiError } from '@/lib/client/api/api-error';
import { inTurns } from '@/lib/client/api/in-turns';
import { newKey } from '@/lib/client/api/new-key';
import type { ToSend } from '@/lib/client/photos/to-send';
import type { TooLarge } from '@/lib/client/photos/too-large';
import { useUpload } from '@/lib/client/photos/upload';
import { dismissed, type UploadList, type UploadState } from './upload-list';

interface Sending {
  readonly id: number;
  readonly appraisalId: number;
  readonly file: File;
  readonly idempotencyKey: string;
}

const DONE_SHOWN_MS = 2500;
/** There is a sentence to read. */
const REDUCED_SHOWN_MS = 10_000;
let lastId = 0;

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

interface Way {
  readonly mutateAsync: ReturnType<typeof useUpload>['mutateAsync'];
  change(id: number, next: Partial<UploadState>): void;
  dismiss(id: number): void;
}

async function send(sending: Sending, way: Way): Promise<void> {
  const { id, appraisalId, idempotencyKey } = sending;
  const { mutateAsync, change, dismiss } = way;
  const again = () => void send(sending, way);
  change(id, { progress: 0, outcome: 'running', retry: null });
  if (sending.file.size === 0) return change(id, { outcome: 'empty' });
  const found = await prepared(sending.file);
  if ('kind' in found) return change(id, { outcome: found });
  const { file, values, reducedFrom } = found;
  change(id, { reducedFrom });
  try {
    const onProgress = (progress: number) => change(id, { progress });
    await mutateAsync({ appraisalId, idempotencyKey, file, values, onProgress });
    change(id, { progress: 1, outcome: 'done' });
    window.setTimeout(() => dismiss(id), reducedFrom ? REDUCED_SHOWN_MS : DONE_SHOWN_MS);
  } catch (error) {
    if (isOffline(error)) {
      change(id, { outcome: 'waiting' });
      void online().then(again);
      return;
    }
    change(id, {
      outcome: error instanceof Error ? error : new Error(String(error)),
      retry: mayPass(error) ? again : null,
    });
  }
}

/** Uploads files to the service, several at a time. */
export function useUploads(claimId: number) {
  const [uploads, setUploads] = useState<UploadList>([]);
  const { mutateAsync } = useUpload(claimId);
  const change = useCallback(
    (id: number, next: Partial<UploadState>) =>
      setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one))),
    [],
  );
  const dismiss = useCallback((id: number) => setUploads((all) => dismissed(all, id)), []);

  const addFiles = useCallback(
    (appraisalId: number, files: readonly File[]) => {
      const added = files.map((file) => ({
        id: ++lastId,
        appraisalId,
        file,
        idempotencyKey: newKey(),
      }));
      const begun = added.map(({ id, file }) => ({
        id,
        fileName: file.name,
        progress: 0,
        outcome: 'running' as const,
        reducedFrom: null,
        retry: null,
        isDismissed: false,
      }));
      setUploads((all) => [...all, ...begun]);
      void inTurns(added, (sending) => send(sending, { mutateAsync, change, dismiss }));
    },
    [mutateAsync, change, dismiss],
  );
  return { uploads, addFiles, dismiss };
}
