'use client';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { type CellControl, CellEditor } from './cell-editor';
import type { Move } from './use-grid';
import { isUndo } from './undo-key';

interface EditableCellProps {
  /** The name of its column in the grid. */
  column: string;
  /** The name of the field, above the cell in a card; `labelLook` hides it in a table. */
  label: string;
  labelLook: string;
  /** The name of the control while the cell is edited. */
  editLabel: string;
  control: CellControl;
  /** The text to edit. */
  text: string;
  /** Whether the cell takes the tab key, and the focus of its row. */
  isActive: boolean;
  isMarked: boolean;
  isRefused: boolean;
  className?: string;
  title?: string | undefined;
  /** What is stored. */
  seen: string | null;
  /** Called with a text that differs from `text`, and with what was stored when editing started. */
  onChange(typed: string, seen: string | null): void;
  onUndo?: (() => void) | undefined;
  move(cell: HTMLElement, direction: Move): void;
  /** Below the value, while the cell is not edited. */
  foot?: ReactNode;
  children: ReactNode;
}

interface Edited {
  /** The text that editing starts with. */
  readonly start: string;
  /** The text of the cell when editing started, and what was stored. */
  readonly before: string;
  readonly seen: string | null;
  /** Whether typing replaces the text, as after a click. */
  readonly isReplaced: boolean;
}

/** A cell of a grid that is edited in place: by typing, Enter, F2 or a click. */
export function EditableCell(props: EditableCellProps) {
  const { column, label, text, isActive, isMarked, onChange, onUndo, move } = props;
  const cell = useRef<HTMLTableCellElement>(null);
  const [edited, setEdited] = useState<Edited | null>(null);
  const edit = (start: string, isReplaced: boolean) =>
    setEdited({ start, before: text, seen: props.seen, isReplaced });
  function finish(typed: string | null, next: Move | 'stay' | null): void {
    setEdited(null);
    if (edited && typed !== null && typed !== edited.before) onChange(typed, edited.seen);
    if (next === null || !cell.current) return;
    cell.current.tabIndex = -1;
    cell.current.focus();
    if (next !== 'stay') move(cell.current, next);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (edited !== null || event.target !== cell.current) return;
    const started = startOf(event, text);
    if (started !== null) {
      event.preventDefault();
      edit(started, false);
    } else if (isUndo(event) && onUndo) {
      event.preventDefault();
      onUndo();
    }
  }
  return (
    <td
      ref={cell}
      // The control inside is the target while the cell is edited.
      tabIndex={edited ? undefined : isActive ? 0 : -1}
      data-cell={column}
      data-row={isMarked ? '' : undefined}
      title={props.title}
      onKeyDown={onKeyDown}
      onClick={() => edited === null && edit(text, true)}
      className={`min-h-7 min-w-0 cursor-text rounded-sm hover:bg-sunken ${props.isRefused ? 'outline-1 -outline-offset-1 outline-flag outline-dashed focus-visible:outline-2 focus-visible:outline-solid' : ''} ${props.className ?? ''}`}
    >
      <span className={`block text-meta text-ink-2 ${props.labelLook}`}>{label}</span>
      {edited === null ? (
        <>
          {props.children}
          {props.foot}
        </>
      ) : (
        <CellEditor
          control={props.control}
          label={props.editLabel}
          start={edited.start}
          isReplaced={edited.isReplaced}
          onFinish={finish}
        />
      )}
    </td>
  );
}

/** The text that editing starts with: a typed character replaces the text. Null for other keys. */
function startOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, shown: string): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Enter' || key === 'F2') return shown;
  if (key === 'Delete' || key === 'Backspace') return '';
  return key.length === 1 ? key.trim() : null;
}
