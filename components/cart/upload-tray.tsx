'use client';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { inTurns } from '@/lib/client/appraisals';
import { ApiError } from '@/lib/client/api-error';
import { useUpload } from '@/lib/client/upload';
import { fill, type Messages } from '@/lib/i18n/messages';
import { IconButton } from '../ui/button';
import { useWords } from '../words';

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

/** Why a file was refused, in a handler's words; where the service says more, in its own. */
function reasonOf(error: Error, t: Messages): string {
  const reasons: Record<number, string> = {
    413: t.cart.upload.tooLarge,
    415: t.cart.upload.unsupported,
    422: t.cart.upload.undecodable,
  };
  const known = error instanceof ApiError ? reasons[error.status] : undefined;
  return known ? `${known} ${error.message}` : error.message;
}

interface UploadTrayProps {
  uploads: readonly UploadState[];
  dismiss(id: number): void;
}

export function UploadTray({ uploads, dismiss }: UploadTrayProps) {
  const { t } = useWords();
  if (uploads.length === 0) return null;
  return (
    <ul
      aria-label={t.cart.upload.title}
      aria-live="polite"
      className="flex max-h-48 animate-fade flex-col divide-y divide-line overflow-y-auto border-t border-line bg-surface"
    >
      {uploads.map((upload) => (
        <UploadLine key={upload.id} upload={upload} onDismiss={() => dismiss(upload.id)} />
      ))}
    </ul>
  );
}

function UploadLine({ upload, onDismiss }: { upload: UploadState; onDismiss: () => void }) {
  const { t, formats } = useWords();
  const { fileName, outcome, progress } = upload;
  const isRefused = outcome instanceof Error;
  return (
    <li className="flex items-start gap-2 px-4 py-2 @3xl:px-6">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{fileName}</p>
        {outcome === 'running' && (
          <progress
            value={progress}
            max={1}
            aria-label={fill(t.cart.upload.progress, { name: fileName })}
            className="mt-1 block h-1.5 w-full accent-accent"
          >
            {formats.percent(progress)}
          </progress>
        )}
        {isRefused && <p className="text-meta text-flag">{reasonOf(outcome, t)}</p>}
      </div>
      {outcome === 'done' && (
        <CircleCheck aria-label={t.cart.upload.done} size={16} className="mt-0.5 shrink-0 text-clear" />
      )}
      {isRefused && <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-flag" />}
      {isRefused && (
        <IconButton look="quiet" className="size-6!" label={t.common.close} onClick={onDismiss}>
          <X aria-hidden size={14} />
        </IconButton>
      )}
    </li>
  );
}
