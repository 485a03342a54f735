'use client';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Change, ChangeKey } from '@/lib/client/inventory/draft-queue';
import type { InventoryField } from '@/lib/shared/inventory-fields';
import { fill } from '@/lib/shared/fill';
import { EditableCell } from '../ui/editable-cell';
import type { Move } from '../ui/use-grid';
import { useDraftMessages } from './draft-messages';
import { useCellControl } from './use-cell-control';

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

/** A cell that is edited in place. The text is read by the service, like that of the file. */
export function DraftCell(props: DraftCellProps) {
  const { row, field, label, text, pending, correction, change, children, ...cell } = props;
  const messages = useDraftMessages();
  const isPending = pending !== undefined;
  const shown = isPending ? (pending ?? correction?.file_text ?? '') : text;
  const restore = () => change(row, field, null);
  const control = useCellControl(field);
  return (
    <EditableCell
      {...cell}
      className={`self-start ${cell.className ?? ''}`}
      column={field}
      label={label}
      labelLook="@6xl:sr-only"
      editLabel={fill(messages.edit, { field: label, row })}
      control={control}
      text={shown}
      seen={correction?.text ?? null}
      onChange={(typed, seen) => change(row, field, typed, seen)}
      onUndo={correction && restore}
      foot={correction && <Restore fileText={correction.file_text} onRestore={restore} />}
    >
      <span className={`block break-words ${isPending ? 'text-ink-2 italic' : ''}`}>
        {isPending ? shown || '–' : children}
      </span>
    </EditableCell>
  );
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
