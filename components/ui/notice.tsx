'use client';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '@/lib/client/api/api-error';
import { useTranslation } from '../translation';
import { Button } from './button';

/** An error in the service's own words, with the request id for support. */
export function ErrorNotice({
  title,
  error,
  onRetry,
}: {
  title: string;
  error: unknown;
  onRetry?: () => void;
}) {
  const { t } = useTranslation();
  const refusal = error instanceof ApiError ? error : null;
  return (
    <div
      role="alert"
      className="m-4 flex max-w-xl gap-3 rounded-md border border-line bg-surface p-4 lg:m-6"
    >
      <CircleAlert aria-hidden size={20} className="shrink-0 text-flag" />
      <div className="flex min-w-0 flex-col gap-2">
        <p className="font-semibold">{title}</p>
        <p className="text-ink-2">{refusal?.message ?? t.common.unexpected}</p>
        {refusal?.requestId && (
          <p className="font-mono text-meta break-all text-ink-2">
            {[refusal.code, refusal.requestId].filter(Boolean).join(' · ')}
          </p>
        )}
        {onRetry && (
          <Button className="self-start" onClick={onRetry}>
            {t.common.retry}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Says why a page is empty and what to do next. */
export function EmptyNotice({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-16 text-center">
      <p className="text-read font-semibold">{title}</p>
      <p className="max-w-md text-balance text-ink-2">{text}</p>
      {children && <div className="mt-2 flex gap-2">{children}</div>}
    </div>
  );
}

/** The error alert of a form. */
export const FormError = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="flex gap-2 rounded-md border border-flag bg-flag-soft p-3 text-ink">
    <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-flag" />
    <span className="min-w-0">{children}</span>
  </p>
);

export const Skeleton = ({ className = '' }: { className?: string }) => (
  <div aria-hidden data-skeleton className={`rounded-sm bg-running-soft ${className}`} />
);
