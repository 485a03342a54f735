'use client';
import { Suspense, useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { useToasts } from '@/lib/client/shell/toasts';
import { later } from '../ui/later';
import { useTranslation } from '../translation';

export const loadToastLine = () => import('./toast-line');
const ToastLine = later(async () => (await loadToastLine()).ToastLine);

/**
 * Notifications at the bottom of the page. They shrink the page instead of covering it, so that
 * they never hide a control. Their timer pauses while they are hovered or focused.
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
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      {...focus}
    >
      <ol>
        <Suspense>
          {toasts.map((toast) => (
            <ToastLine key={toast.id} toast={toast} isPaused={isPaused} />
          ))}
        </Suspense>
      </ol>
    </section>
  );
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
