'use client';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Move } from './use-grid';

export interface CellControl {
  /** A choice instead of a text. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly inputMode?: 'numeric' | 'decimal';
  /** The id of a list of suggestions on the page. */
  readonly list?: string;
}

interface CellEditorProps {
  control: CellControl;
  label: string;
  /** The text that editing starts with. */
  start: string;
  /** Whether the text is selected, so that typing replaces it. */
  isReplaced: boolean;
  /** Without a text nothing is saved. `next` is null if the focus has gone elsewhere. */
  onFinish(typed: string | null, next: Move | 'stay' | null): void;
}

const LOOK =
  'h-7 w-full min-w-0 rounded-sm border border-accent bg-surface px-1 text-ink pointer-coarse:h-9';

/** Enter and Tab save, Escape does not; leaving the cell or the page saves too. */
export function CellEditor({ control, label, start, isReplaced, onFinish }: CellEditorProps) {
  const { options, inputMode, list } = control;
  const element = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isFinished = useRef(false);
  const finish = (isSaved: boolean, next: Move | 'stay' | null) => {
    if (isFinished.current) return;
    isFinished.current = true;
    onFinish(isSaved ? (element.current?.value ?? null) : null, next);
  };
  useSaveOnLeave(() => finish(true, null));
  useEffect(() => {
    const input = element.current;
    input?.focus();
    if (input instanceof HTMLInputElement)
      input.setSelectionRange(isReplaced ? 0 : input.value.length, input.value.length);
  }, [isReplaced]);
  function onKeyDown(event: KeyboardEvent): void {
    event.stopPropagation();
    const direction = directionOf(event);
    if (direction === null && event.key !== 'Escape') return;
    event.preventDefault();
    finish(direction !== null, direction ?? 'stay');
  }
  const props = {
    ref: element,
    'aria-label': label,
    defaultValue: start,
    className: LOOK,
    onKeyDown,
    onBlur: () => finish(true, null),
    onClick: (event: { stopPropagation(): void }) => event.stopPropagation(),
  };
  if (options)
    return (
      <select {...props}>
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    );
  return <input {...props} autoComplete="off" maxLength={10_000} {...{ inputMode, list }} />;
}

function directionOf({ key, shiftKey }: KeyboardEvent): Move | null {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key !== 'Tab') return null;
  return shiftKey ? 'left' : 'right';
}

/** A reload would lose what is typed. */
function useSaveOnLeave(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const leave = () => latest.current();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
}
