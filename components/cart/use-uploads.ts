'use client';
import { useCallback, useState } from 'react';
import { inTurns } from '@/lib/client/appraisals';
import { useUpload } from '@/lib/client/upload';

export interface UploadState {
  readonly id: number;
  readonly fileName: string;
  readonly progress: number;
  readonly outcome: 'running' | 'done' | Error;
}

const DONE_SHOWN_MS = 2500;
let lastId = 0;

/** The files on their way to the service, several at a time. */
export function useUploads(claimId: number) {
  const [uploads, setUploads] = useState<readonly UploadState[]>([]);
  const { mutateAsync } = useUpload(claimId);
  const change = useCallback(
    (id: number, next: Partial<UploadState>) =>
      setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one))),
    [],
  );
  const dismiss = useCallback((id: number) => setUploads((all) => all.filter((one) => one.id !== id)), []);

  const addFiles = useCallback(
    (appraisalId: number, files: readonly File[]) => {
      const added = files.map((file) => ({ id: ++lastId, file }));
      setUploads((all) => [
        ...all,
        ...added.map(({ id, file }) => ({ id, fileName: file.name, progress: 0, outcome: 'running' as const })),
      ]);
      void inTurns(added, async ({ id, file }) => {
        try {
          await mutateAsync({ appraisalId, file, onProgress: (progress) => change(id, { progress }) });
          change(id, { progress: 1, outcome: 'done' });
          window.setTimeout(() => dismiss(id), DONE_SHOWN_MS);
        } catch (error) {
          change(id, { outcome: error instanceof Error ? error : new Error(String(error)) });
        }
      });
    },
    [mutateAsync, change, dismiss],
  );
  return { uploads, addFiles, dismiss };
}
