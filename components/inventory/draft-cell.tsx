'use client';
import { Undo2 } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Change, ChangeKey } from '@/lib/client/inventory/draft-queue';
import type { InventoryField } from '@/lib/shared/inventory-fields';
import { fill } from '@/lib/shared/fill';
import { CellEditor } from './cell-editor';
import { useDraftMessages } from './draft-messages';
import type { Move } from './use-grid';

export interface CellHandlers {
  change(row: number, key: ChangeKey, value: Change['value'], seen?: Change['value']): void;
  move(cell: HTMLElement, direction: Move): void;
}

interface DraftCellProps extends CellHandlers {
  row: number;
  field: InventoryField;
  /** The name of the field, above the cell in a card. */
  label: string;
  /** The text to edit. */
  text: string;
  /** The text that is being saved, if any. */
  pending: string | null | undefined;
  correction: { readonly text: string; readonly file_text: string } | undefined;
  isRefused: boolean;
  /** Whether the cell takes the tab key, and the focus of its row. */
  isActive: boolean;
  isMarked: boolean;
  className?: string;
  children: ReactNode;
}

interface Edited {
  /** The text that editing starts with. */
  readonly start: string;
  /** The text of the cell when editing started, and the correction that was stored. */
  readonly shown: string;
  readonly seen: string | null;
}

/** A cell that is edited in place. The text is read by the service, like that of the file. */
export function DraftCell(props: DraftCellProps) {
  const { row, field, label, text, pending, correction, change, move, children } = props;
  const messages = useDraftMessages();
  const cell = useRef<HTMLTableCellElement>(null);
  const [edited, setEdited] = useState<Edited | null>(null);
  const isPending = pending !== undefined;
  const shown = isPending ? (pending ?? correction?.file_text ?? '') : text;
  const restore = () => change(row, field, null);

  const edit = (start: string) => setEdited({ start, shown, seen: correction?.text ?? null });
  function finish(typed: string | null, next: Move | 'stay' | null): void {
    setEdited(null);
    if (edited && typed !== null && typed !== edited.shown) change(row, field, typed, edited.seen);
    if (next === null || !cell.current) return;
    cell.current.tabIndex = -1;
    cell.current.focus();
    if (next !== 'stay') move(cell.current, next);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (edited !== null || event.target !== cell.current) return;
    const started = startOf(event, shown);
    if (started !== null) {
      event.preventDefault();
      edit(started);
    } else if (isUndo(event) && correction) {
      event.preventDefault();
      restore();
    }
  }
  return (
    <td
      ref={cell}
      // The control inside is the target while the cell is edited.
      tabIndex={edited ? undefined : props.isActive ? 0 : -1}
      data-cell={field}
      data-row={props.isMarked ? '' : undefined}
      onKeyDown={onKeyDown}
      onClick={() => edited === null && edit(shown)}
      className={`min-h-7 min-w-0 cursor-text self-start rounded-sm hover:bg-sunken ${props.isRefused ? 'outline-1 -outline-offset-1 outline-flag outline-dashed focus-visible:outline-2 focus-visible:outline-solid' : ''} ${props.className ?? ''}`}
    >
      <span className="block text-meta text-ink-2 @6xl:sr-only">{label}</span>
      {edited === null ? (
        <span className={`block break-words ${isPending ? 'text-ink-2 italic' : ''}`}>
          {isPending ? shown || '–' : children}
        </span>
      ) : (
        <CellEditor
          field={field}
          label={fill(messages.edit, { field: label, row })}
          start={edited.start}
          onFinish={finish}
        />
      )}
      {correction && edited === null && (
        <Restore fileText={correction.file_text} onRestore={restore} />
      )}
    </td>
  );
}

const isUndo = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && key.toLowerCase() === 'z';

/** The text that editing starts with: a typed character replaces the text. Null for other keys. */
function startOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, shown: string): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Enter' || key === 'F2') return shown;
  if (key === 'Delete' || key === 'Backspace') return '';
  return key.length === 1 ? key.trim() : null;
}

function Restore({ fileText, onRestore }: { fileText: string; onRestore(): void }) {
  const messages = useDraftMessages();
  const label =
    fileText === '' ? messages.restoreEmpty : fill(messages.restore, { text: fileText });
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={label}
      onClick={(event) => {
        event.stopPropagation();
        onRestore();
      }}
      className="inline-grid size-6 place-items-center rounded-sm text-accent hover:bg-accent-soft pointer-coarse:size-9"
    >
      <Undo2 aria-hidden size={14} />
    </button>
  );
}
