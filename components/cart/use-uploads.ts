'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { fetched } from '@/lib/client/api/fetched';
import { inTurns } from '@/lib/client/api/in-turns';
import { newKey } from '@/lib/client/api/new-key';
import type { Sending } from './send-upload';
import { dismissed, type UploadList, type UploadState } from './upload-list';

export const loadSendUpload = () => import('./send-upload');

let lastId = 0;

async function start(sending: Sending): Promise<void> {
  try {
    await (await fetched(loadSendUpload)).send(sending);
  } catch (error) {
    sending.change({
      outcome: error instanceof Error ? error : new Error(String(error)),
      retry: () => void start(sending),
    });
  }
}

/** Uploads files to the service, several at a time. */
export function useUploads(claimId: number) {
  const cache = useQueryClient();
  const [uploads, setUploads] = useState<UploadList>([]);
  const change = useCallback(
    (id: number, next: Partial<UploadState>) =>
      setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one))),
    [],
  );
  const dismiss = useCallback((id: number) => setUploads((all) => dismissed(all, id)), []);

  const addFiles = useCallback(
    (appraisalId: number, files: readonly File[]) => {
      const added = files.map((file) => ({ id: ++lastId, file }));
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
      const sendings = added.map(({ id, file }) => ({
        claimId,
        appraisalId,
        file,
        idempotencyKey: newKey(),
        cache,
        change: (next: Partial<UploadState>) => change(id, next),
        dismiss: () => dismiss(id),
      }));
      void inTurns(sendings, start);
    },
    [claimId, cache, change, dismiss],
  );
  return { uploads, addFiles, dismiss };
}
