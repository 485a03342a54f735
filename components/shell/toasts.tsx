'use client';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { actOnToast, endToast, useToasts, type Toast } from '@/lib/client/shell/toasts';
import { Button, IconButton } from '../ui/button';
import { useTranslation } from '../translation';

/**
 * Notifications at the bottom of the page. They shrink the page instead of covering it, so that
 * they never hide a control. Their timer pauses while the pointer moves over them or they have the
 * focus; one that appears under a resting pointer expires.
 */
export function Toasts() {
  const { t } = useTranslation();
  const toasts = useToasts();
  const [isPointed, setPointed] = useState(false);
  const { region, isFocused, ...focus } = useFocusReturn(toasts.length);
  useShortcut(region);
  const isPaused = isPointed || isFocused;
  return (
    <section
      ref={region}
      aria-label={t.common.notifications}
      aria-live="polite"
      aria-relevant="additions text"
      aria-keyshortcuts="Alt+T"
      className="min-w-0"
      onPointerMove={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      {...focus}
    >
      <ol>
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} isPaused={isPaused} />
        ))}
      </ol>
    </section>
  );
}

function ToastLine({ toast, isPaused }: { toast: Toast; isPaused: boolean }) {
  const { t } = useTranslation();
  const { id, kind, title, count, description, action } = toast;
  useExpiry(toast, isPaused);
  return (
    <li
      className={`flex animate-fade items-center gap-3 border-t bg-surface px-4 py-2 lg:px-6 ${kind === 'error' ? 'border-flag' : 'border-line'}`}
    >
      {kind === 'success' && <CircleCheck aria-hidden size={16} className="shrink-0 text-clear" />}
      {kind === 'error' && <CircleAlert aria-hidden size={16} className="shrink-0 text-flag" />}
      <p className="min-w-0 flex-1 break-words">
        <span className="font-medium">{title}</span>
        {count > 1 && <span className="ml-1 text-ink-2">× {count}</span>}
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

/** When a focused toast disappears, moves the focus to the next toast or back to where it was. */
function useFocusReturn(count: number) {
  const region = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    if (!isFocused || region.current?.contains(document.activeElement)) return;
    setFocused(false);
    const next = count > 0 ? region.current?.querySelector('button') : before.current;
    if (document.activeElement === document.body && next instanceof HTMLElement && next.isConnected)
      next.focus();
  }, [count, isFocused]);
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
      before.current = relatedTarget;
    setFocused(true);
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) =>
    setFocused(
      relatedTarget === null
        ? currentTarget.contains(document.activeElement)
        : currentTarget.contains(relatedTarget),
    );
  return { region, isFocused, onFocus, onBlur };
}

/**
 * Alt+T focuses the newest toast from anywhere, because a toast may expire before Tab reaches it.
 */
function useShortcut(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyT') return;
      const last = region.current?.querySelector<HTMLElement>('li:last-child button');
      if (!last) return;
      event.preventDefault();
      // Browsers do not treat Alt as keyboard navigation and would not draw the focus ring.
      last.focus({ focusVisible: true });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region]);
}
