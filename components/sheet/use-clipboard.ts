'use client';
import type { ClipboardEvent } from 'react';
import { type CellContext, EDITED, type EditedColumn, textOf } from '@/lib/client/sheet/cells';
import { cellsOfText, textOfCells } from '@/lib/client/sheet/clipboard';
import type { CellEdit } from '@/lib/client/sheet/read-edits';
import type { Column } from './columns';
import { linesOfRows, type Row } from './use-rows';

interface Clipboard {
  readonly rows: readonly Row[];
  readonly active: { readonly index: number; readonly column: Column };
  readonly selected: ReadonlySet<number>;
  readonly context: CellContext;
  change(edits: readonly CellEdit[]): void;
  /** Rows of the clipboard that reach beyond the last line. */
  reportLeft(count: number): void;
}

const isEdited = (column: Column): column is EditedColumn =>
  (EDITED as readonly string[]).includes(column);

const isTyping = ({ target }: ClipboardEvent): boolean =>
  target instanceof HTMLInputElement && target.type !== 'checkbox';

/** Several cells of a spreadsheet, which ends a single one with a line break too. */
const isBlock = (text: string): boolean => /[\t\n]/.test(text.trimEnd());

/**
 * Cells go to and come from a spreadsheet: a block is pasted from the active cell on, a single text
 * into all selected lines; copied are the selected lines, or the active cell. An empty cell of a
 * block leaves the category as it is, because none can be taken back.
 */
export function useClipboard({ rows, active, selected, context, change, reportLeft }: Clipboard) {
  const chosen = linesOfRows(rows).filter(({ rowId }) => selected.has(rowId));

  function onPaste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text/plain');
    if (text === '' || !isEdited(active.column) || (isTyping(event) && !isBlock(text))) return;
    event.preventDefault();
    // A click has opened the cell; a block goes into the cells nevertheless.
    if (isTyping(event) && event.target instanceof HTMLInputElement) event.target.blur();
    const cells = cellsOfText(text);
    const [[only = ''] = []] = cells;
    const { column } = active;
    if (cells.length === 1 && cells[0]?.length === 1 && chosen.length > 0)
      return change(chosen.map(({ rowId }) => ({ rowId, column, text: only })));
    const lines = linesOfRows(rows.slice(active.index));
    const columns = EDITED.slice(EDITED.indexOf(column));
    change(
      cells.flatMap((row, at) => {
        const line = lines[at];
        return line
          ? row.flatMap((cell, place) => {
              const into = columns[place];
              const isEmptyCategory = into === 'category' && cell.trim() === '';
              return into && !isEmptyCategory
                ? [{ rowId: line.rowId, column: into, text: cell }]
                : [];
            })
          : [];
      }),
    );
    if (cells.length > lines.length) reportLeft(cells.length - lines.length);
  }

  function onCopy(event: ClipboardEvent): void {
    if (isTyping(event) || document.getSelection()?.toString()) return;
    const row = rows[active.index];
    const { column } = active;
    const cells =
      chosen.length > 0
        ? chosen.map((line) => EDITED.map((one) => textOf(line, one, context)))
        : row?.kind === 'line' && isEdited(column)
          ? [[textOf(row.line, column, context)]]
          : null;
    if (cells === null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', textOfCells(cells));
  }
  return { onPaste, onCopy };
}
