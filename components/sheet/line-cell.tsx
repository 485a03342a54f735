'use client';
import { memo } from 'react';
import { type CellContext, type EditedColumn, textOf } from '@/lib/client/sheet/cells';
import type { Line } from '@/lib/client/sheet/lines';
import type { CellEdit, PendingCell } from '@/lib/client/sheet/read-edits';
import { fill } from '@/lib/shared/fill';
import type { CellControl } from '../ui/cell-editor';
import { EditableCell } from '../ui/editable-cell';
import type { Move } from '../ui/use-grid';
import { CellValue } from './cell-value';
import { isNumeric, WIDE } from './columns';
import { useSheetMessages } from './sheet-messages';

/** The suggestions on the page, by their ids. */
export const CATEGORIES = 'sheet-categories';
export const ROOMS = 'sheet-rooms';

const CONTROLS: Readonly<Record<EditedColumn, CellControl>> = {
  description: {},
  category: { list: CATEGORIES },
  location: { list: ROOMS },
  quantity: { inputMode: 'numeric' },
  purchase: {},
  claimed: { inputMode: 'decimal' },
  price: { inputMode: 'decimal' },
};

export interface CellHandlers {
  change(edits: readonly CellEdit[]): void;
  undo(): void;
  giveUp(rowId: number, column: EditedColumn): void;
  move(cell: HTMLElement, direction: Move): void;
}

interface LineCellProps extends CellHandlers {
  line: Line;
  column: EditedColumn;
  context: CellContext;
  pending: PendingCell | undefined;
  isActive: boolean;
  isMarked: boolean;
}

export const LineCell = memo(function LineCell(props: LineCellProps) {
  const { line, column, context, pending, isActive, isMarked, move } = props;
  const messages = useSheetMessages();
  const { rowId } = line;
  const stored = textOf(line, column, context);
  const refusal = pending?.refusal ?? null;
  const label = messages.columns[column];
  return (
    <EditableCell
      column={column}
      label={label}
      labelLook="@5xl:sr-only"
      editLabel={fill(messages.edit, { field: label, name: line.item.description })}
      control={CONTROLS[column]}
      text={pending?.text ?? stored}
      // What is being saved is the person's own.
      seen={pending && !refusal ? null : stored}
      isActive={isActive}
      isMarked={isMarked}
      isRefused={refusal !== null}
      onChange={(text, seen) => props.change([{ rowId, column, text, seen }])}
      onUndo={refusal ? () => props.giveUp(rowId, column) : props.undo}
      move={move}
      className={`${column === 'description' ? WIDE : ''} ${isNumeric(column) ? '@5xl:text-right' : ''} ${column === 'purchase' ? '@5xl:ml-2' : ''} @5xl:content-center @5xl:self-stretch`}
    >
      {pending ? (
        <span className={`block break-words ${refusal ? 'text-flag' : 'text-ink-2 italic'}`}>
          {pending.text || '–'}
        </span>
      ) : (
        <CellValue line={line} column={column} context={context} />
      )}
    </EditableCell>
  );
});
