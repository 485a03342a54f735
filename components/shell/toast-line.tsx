'use client';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { actOnToast, endToast, type Toast } from '@/lib/client/shell/toasts';
import { Button, IconButton } from '../ui/button';
import { useTranslation } from '../translation';

export function ToastLine({ toast, isPaused }: { toast: Toast; isPaused: boolean }) {
  const { t } = useTranslation();
  const { id, kind, title, description, action } = toast;
  useExpiry(toast, isPaused);
  return (
    <li
      className={`flex animate-fade items-center gap-3 border-t bg-surface px-4 py-2 lg:px-6 ${kind === 'error' ? 'border-flag' : 'border-line'}`}
    >
      {kind === 'success' && <CircleCheck aria-hidden size={16} className="shrink-0 text-clear" />}
      {kind === 'error' && <CircleAlert aria-hidden size={16} className="shrink-0 text-flag" />}
      <p className="min-w-0 flex-1 break-words">
        <span className="font-medium">{title}</span>
        {description !== undefined && (
          <span className="text-ink-2 max-sm:block sm:ml-2"> {description}</span>
        )}
      </p>
      {action && <Button onClick={() => actOnToast(id)}>{action.label}</Button>}
      <IconButton look="quiet" label={t.common.close} onClick={() => endToast(id)}>
        <X aria-hidden size={16} />
      </IconButton>
    </li>
  );
}

function useExpiry({ id, durationMs }: Toast, isPaused: boolean): void {
  const leftMs = useRef(durationMs);
  useEffect(() => {
    if (isPaused) return undefined;
    const startMs = performance.now();
    const timer = window.setTimeout(() => endToast(id), leftMs.current);
    return () => {
      window.clearTimeout(timer);
      leftMs.current -= performance.now() - startMs;
    };
  }, [id, isPaused]);
}
