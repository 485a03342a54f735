import { useSyncExternalStore } from 'react';

type ToastKind = 'plain' | 'success' | 'error';

interface ToastOptions {
  readonly description?: string | undefined;
  /**
   * Replaces a toast of the same group. Without a group and without an action, toasts of the same
   * text are one, with a count.
   */
  readonly group?: string;
  /** The button of the toast, available while the toast is shown. */
  readonly action?: { readonly label: string; onClick(): void };
  readonly durationMs?: number;
  /** Called when the toast has expired or was closed without its action. */
  onEnd?(): void;
  /** Removes the toast when aborted, because its action would then come too late. */
  readonly signal?: AbortSignal;
}

export interface Toast extends Omit<ToastOptions, 'signal' | 'durationMs' | 'group'> {
  readonly id: number;
  readonly group: string | null;
  /** How often it was shown since it appeared. */
  readonly count: number;
  readonly kind: ToastKind;
  readonly title: string;
  readonly durationMs: number;
}

const SHOWN_MAX = 3;
const SHOWN_MS = 5000;
/** Errors take longer to read. */
const ERROR_SHOWN_MS = 10_000;

const NONE: readonly Toast[] = [];
const listeners = new Set<() => void>();
let shown = NONE;
let lastId = 0;

function show(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function add(kind: ToastKind, title: string, options: ToastOptions): void {
  const { signal, durationMs, group: given, ...rest } = options;
  const group = given ?? (options.action ? null : `${kind} ${title}`);
  const former = group === null ? undefined : shown.find((one) => one.group === group);
  if (former) endToast(former.id);
  const toast: Toast = {
    ...rest,
    id: ++lastId,
    group,
    count: given === undefined && former ? former.count + 1 : 1,
    kind,
    title,
    durationMs: durationMs ?? (kind === 'error' ? ERROR_SHOWN_MS : SHOWN_MS),
  };
  signal?.addEventListener('abort', () => takeAway(toast.id));
  show([...shown, toast]);
  for (const { id } of shown.slice(0, -SHOWN_MAX)) endToast(id);
}

function takeAway(id: number): Toast | undefined {
  const toast = shown.find((one) => one.id === id);
  if (toast) show(shown.filter((one) => one !== toast));
  return toast;
}

export const endToast = (id: number): void => takeAway(id)?.onEnd?.();
export const actOnToast = (id: number): void => takeAway(id)?.action?.onClick();

/** A short message at the foot of the page; it outlives the page that showed it. */
export const toast = Object.assign(
  (title: string, options: ToastOptions = {}) => add('plain', title, options),
  {
    success: (title: string, options: ToastOptions = {}) => add('success', title, options),
    error: (title: string, options: ToastOptions = {}) => add('error', title, options),
  },
);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => NONE,
  );
