'use client';
import { CircleAlert, CircleCheck, RotateCw, X } from 'lucide-react';
import { ApiError } from '@/lib/client/api-error';
import { megabytes, megapixels, type TooLarge } from '@/lib/client/too-large';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/shared/languages';
import { type Messages } from '@/lib/i18n/messages';
import { IconButton } from '../ui/button';
import { useWords } from '../words';
import type { UploadState } from './use-uploads';

/** Why a file was refused, in a handler's words; where the service says more, in its own, which are English. */
function reasonOf(error: Error, { t, language }: { t: Messages; language: Language }): string {
  const reasons: Record<number, string> = {
    0: t.cart.upload.unreachable,
    413: t.cart.upload.tooLarge,
    415: t.cart.upload.unsupported,
    422: t.cart.upload.undecodable,
  };
  const known = error instanceof ApiError ? reasons[error.status] : undefined;
  if (!known) return error.message;
  return language === 'en' && error instanceof ApiError && error.status !== 0 ? `${known} ${error.message}` : known;
}

/** Why a file was not sent, and what to do. */
function useTooLargeWords() {
  const { t, formats } = useWords();
  return (told: TooLarge): string =>
    told.kind === 'tooManyBytes'
      ? fill(t.cart.upload.tooManyBytes, { size: formats.count(megabytes(told)) })
      : fill(t.cart.upload.tooManyPixels, { megapixels: formats.count(megapixels(told)), width: formats.count(told.widthPx), height: formats.count(told.heightPx) });
}

interface UploadTrayProps {
  uploads: readonly UploadState[];
  dismiss(id: number): void;
}

export function UploadTray({ uploads, dismiss }: UploadTrayProps) {
  const { t } = useWords();
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
  const { t, formats, language } = useWords();
  const wordsOf = useTooLargeWords();
  const { fileName, outcome, progress } = upload;
  const isRefused = typeof outcome === 'object' || outcome === 'empty';
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
        {outcome === 'waiting' && <p className="text-meta text-failed">{t.cart.upload.waiting}</p>}
        {outcome === 'empty' && <p className="text-meta text-flag">{t.cart.upload.empty}</p>}
        {typeof outcome === 'object' && <p className="text-meta text-flag">{outcome instanceof Error ? reasonOf(outcome, { t, language }) : wordsOf(outcome)}</p>}
      </div>
      {outcome === 'done' && (
        <CircleCheck aria-label={t.cart.upload.done} size={16} className="mt-0.5 shrink-0 text-clear" />
      )}
      {isRefused && <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-flag" />}
      {upload.retry && (
        <IconButton look="quiet" className="size-6!" label={fill(t.cart.upload.retry, { name: fileName })} onClick={upload.retry}>
          <RotateCw aria-hidden size={14} />
        </IconButton>
      )}
      {isRefused && (
        <IconButton look="quiet" className="size-6!" label={t.common.close} onClick={onDismiss}>
          <X aria-hidden size={14} />
        </IconButton>
      )}
    </li>
  );
}
