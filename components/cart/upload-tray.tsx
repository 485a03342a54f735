'use client';
import { ChevronDown, ChevronUp, CircleAlert, CircleCheck, RotateCw, X } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '@/lib/client/api/api-error';
import type { Sides } from '@/lib/client/photos/picture-sides';
import { megabytes, megapixels, type TooLarge } from '@/lib/client/photos/too-large';
import { fill } from '@/lib/shared/fill';
import type { Language } from '@/lib/shared/languages';
import { type Messages } from '@/lib/i18n/messages';
import { IconButton } from '../ui/button';
import { useTranslation } from '../translation';
import { countsOf, isFailed, type UploadList, type UploadState } from './upload-list';

/**
 * Why a file was refused. The service's own explanation is English, so it is added only in English.
 */
function reasonOf(error: Error, { t, language }: { t: Messages; language: Language }): string {
  const reasons: Record<number, string> = {
    0: t.cart.upload.unreachable,
    413: t.cart.upload.tooLarge,
    415: t.cart.upload.unsupported,
    422: t.cart.upload.undecodable,
  };
  const known = error instanceof ApiError ? reasons[error.status] : undefined;
  if (!known) return error.message;
  return language === 'en' && error instanceof ApiError && error.status !== 0
    ? `${known} ${error.message}`
    : known;
}

/** Why a file was not sent, and what to do. */
function useTooLargeText() {
  const { t, formats } = useTranslation();
  return (file: TooLarge): string =>
    file.kind === 'tooManyBytes'
      ? fill(t.cart.upload.tooManyBytes, { size: formats.count(megabytes(file)) })
      : fill(t.cart.upload.tooManyPixels, {
          megapixels: formats.count(megapixels(file)),
          width: formats.count(file.widthPx),
          height: formats.count(file.heightPx),
        });
}

interface UploadTrayProps {
  uploads: UploadList;
  dismiss(id: number): void;
}

/**
 * One upload is shown as it is. Several fold into one line that opens to a list, so that the rows
 * stay visible.
 */
export function UploadTray({ uploads, dismiss }: UploadTrayProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState({ isOpen: false, failedCount: 0 });
  const [isFolding, setFolding] = useState(false);
  // Stays folded until every upload is gone, so that the focused control does not disappear with
  // the last but one.
  if (uploads.length > 1 && !isFolding) setFolding(true);
  // Opens by itself when more uploads have failed than when it was last toggled, so that their
  // reasons are visible.
  const failedCount = countsOf(uploads).failed;
  const isOpen = chosen.isOpen || failedCount > chosen.failedCount;
  return (
    <div className="animate-fade border-t border-line bg-surface">
      {isFolding && (
        <Summary
          uploads={uploads}
          dismiss={dismiss}
          isOpen={isOpen}
          onToggle={() => setChosen({ isOpen: !isOpen, failedCount })}
        />
      )}
      {(isOpen || !isFolding) && (
        <ul
          id={LIST_ID}
          aria-label={t.cart.upload.title}
          aria-live="polite"
          className="flex max-h-[min(40dvh,20rem)] flex-col divide-y divide-line overflow-y-auto"
        >
          {uploads
            .filter(({ isDismissed }) => !isDismissed)
            .map((upload) => (
              <UploadLine key={upload.id} upload={upload} onDismiss={() => dismiss(upload.id)} />
            ))}
        </ul>
      )}
    </div>
  );
}

const LIST_ID = 'uploads';

interface SummaryProps extends UploadTrayProps {
  isOpen: boolean;
  onToggle(): void;
}

function Summary({ uploads, dismiss, isOpen, onToggle }: SummaryProps) {
  const { t, plural } = useTranslation();
  const messages = t.cart.upload;
  const { total, done, failed, waiting } = countsOf(uploads);
  const listed = uploads.filter((one) => isFailed(one.outcome) && !one.isDismissed);
  const counts = [
    fill(messages.sent, { done, total }),
    failed > 0 && plural(messages.failed, failed),
    waiting > 0 && plural(messages.waitingCount, waiting),
  ].filter(Boolean);
  const Chevron = isOpen ? ChevronDown : ChevronUp;
  return (
    <div
      className={`flex min-h-10 items-center gap-2 px-4 @3xl:px-6 ${isOpen ? 'border-b border-line' : ''}`}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? LIST_ID : undefined}
        className="flex min-h-8 min-w-0 flex-1 items-center gap-2 text-left font-medium -outline-offset-2"
        onClick={onToggle}
      >
        <Chevron aria-hidden size={16} className="shrink-0 text-ink-2" />
        {failed > 0 && <CircleAlert aria-hidden size={16} className="shrink-0 text-flag" />}
        <span aria-live="polite" className="truncate">
          {counts.join(', ')}
        </span>
      </button>
      {listed.length > 0 && (
        <IconButton
          look="quiet"
          className="size-6!"
          label={messages.dismissFailed}
          onClick={() => listed.forEach(({ id }) => dismiss(id))}
        >
          <X aria-hidden size={14} />
        </IconButton>
      )}
    </div>
  );
}

function Reduced({ from: { widthPx, heightPx } }: { from: Sides }) {
  const { t, formats } = useTranslation();
  const [width, height] = [formats.count(widthPx), formats.count(heightPx)];
  return <p className="text-meta text-ink-2">{fill(t.cart.upload.reduced, { width, height })}</p>;
}

function UploadLine({ upload, onDismiss }: { upload: UploadState; onDismiss: () => void }) {
  const { t, formats, language } = useTranslation();
  const textOf = useTooLargeText();
  const { fileName, outcome, progress, reducedFrom } = upload;
  const isRefused = isFailed(outcome);
  return (
    <li className="flex items-start gap-2 px-4 py-2 @3xl:px-6">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{fileName}</p>
        {outcome === 'running' && (
          <progress
            value={progress}
            max={1}
            aria-label={fill(t.cart.upload.progress, { name: fileName })}
            className="mt-1 block h-1.5 w-full"
          >
            {formats.percent(progress)}
          </progress>
        )}
        {reducedFrom && !isRefused && <Reduced from={reducedFrom} />}
        {outcome === 'waiting' && <p className="text-meta text-failed">{t.cart.upload.waiting}</p>}
        {outcome === 'empty' && <p className="text-meta text-flag">{t.cart.upload.empty}</p>}
        {typeof outcome === 'object' && (
          <p className="text-meta text-flag">
            {outcome instanceof Error ? reasonOf(outcome, { t, language }) : textOf(outcome)}
          </p>
        )}
      </div>
      {outcome === 'done' && (
        <CircleCheck
          aria-label={t.cart.upload.done}
          size={16}
          className="mt-0.5 shrink-0 text-clear"
        />
      )}
      {isRefused && <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-flag" />}
      {upload.retry && (
        <IconButton
          look="quiet"
          className="size-6!"
          label={fill(t.cart.upload.retry, { name: fileName })}
          onClick={upload.retry}
        >
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
