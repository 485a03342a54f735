import type { Values } from '@/lib/shared/fill';
import { groupIn } from '../forms/amount-of-claim';
import type { Changed, LineChange } from './change-lines';
import {
  type CellContext,
  type CellFault,
  type EditedColumn,
  precisionOf,
  purchaseOf,
  readCell,
  textOf,
} from './cells';
import type { Line } from './lines';

/** A text for a cell. */
export interface CellEdit {
  readonly rowId: number;
  readonly column: EditedColumn;
  readonly text: string;
  /** The stored text when editing started. A cell that has changed since is not overwritten. */
  readonly seen?: string | null;
  /** The purchase that an undo restores: the text of a month or year does not state its day. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** A text that is not stored: it is being saved, or was refused. */
export interface PendingCell {
  readonly text: string;
  /** Null while it is being saved. */
  readonly refusal: {
    readonly fault: CellFault | null;
    readonly values?: Values;
    readonly message: string;
  } | null;
}

export type PendingCells = ReadonlyMap<string, PendingCell>;

export const cellKey = (rowId: number, column: EditedColumn): string => `${rowId} ${column}`;

/** A text with the line it is for, and what it changes there. */
export interface ReadEdit {
  readonly edit: CellEdit;
  readonly line: Line;
  /** The stored text. */
  readonly before: string;
  readonly change: ReturnType<typeof readCell>;
}

const isAmount = (column: EditedColumn): boolean => column === 'claimed' || column === 'price';

/**
 * Reads texts that were entered together for cells of these lines; those of lines that are gone are
 * left out.
 */
export function readEdits(
  edits: readonly CellEdit[],
  lines: readonly Line[],
  context: CellContext,
): readonly ReadEdit[] {
  const amounts = edits.filter(({ column }) => isAmount(column)).map(({ text }) => text);
  const together = { ...context, group: groupIn(amounts, context.currency) ?? null };
  const byId = new Map(lines.map((line) => [line.rowId, line]));
  return edits.flatMap((edit) => {
    const line = byId.get(edit.rowId);
    if (!line) return [];
    const before = textOf(line, edit.column, context);
    const isLate = (edit.seen ?? before) !== before;
    const change = isLate
      ? ({ fault: 'late' } as const)
      : edit.fields
        ? { fields: edit.fields }
        : readCell(line, edit.column, edit.text, together);
    return [{ edit, line, before, change }];
  });
}

/** What takes a stored edit back. */
export function undoOf({ edit: { rowId, column }, line, before }: ReadEdit): CellEdit {
  const [day, precision] = [purchaseOf(line), precisionOf(line)];
  const undo = { rowId, column, text: before };
  return column === 'purchase' && day !== null && precision !== null
    ? { ...undo, fields: { date_purchase: day, date_purchase_precision: precision } }
    : undo;
}

export const pendingOf = ({ edit, change }: ReadEdit): [string, PendingCell] => [
  cellKey(edit.rowId, edit.column),
  {
    text: edit.text,
    refusal: 'fault' in change ? { ...change, message: '' } : null,
  },
];

export const withCells = (
  all: PendingCells,
  cells: readonly (readonly [string, PendingCell])[],
): PendingCells => new Map([...all, ...cells]);

/** All cells of a line become one change. */
export function together(edits: readonly ReadEdit[]): readonly LineChange[] {
  const ofLine = new Map<number, LineChange>();
  for (const { line, change } of edits) {
    const before = ofLine.get(line.rowId) ?? { line, fields: {}, clear: [], price: undefined };
    ofLine.set(line.rowId, {
      line,
      fields: { ...before.fields, ...('fields' in change && change.fields) },
      clear: [...before.clear, ...('clear' in change ? [change.clear] : [])],
      price: 'price' in change ? change.price : before.price,
    });
  }
  return [...ofLine.values()];
}

const isOf = (
  { rowId, column }: Changed['refused'][number],
  ofRow: number,
  ofColumn: EditedColumn,
): boolean => rowId === ofRow && (column === null || column === ofColumn);

/** Whether a cell is among what was stored. */
export const isStoredBy =
  ({ refused, late }: Changed) =>
  ({ edit: { rowId, column } }: ReadEdit): boolean =>
    !late.includes(rowId) && !refused.some((one) => isOf(one, rowId, column));

/** Stored cells are pending no more; a text typed since then stays. */
export function settled(
  all: PendingCells,
  edits: readonly ReadEdit[],
  { refused, late }: Changed,
): PendingCells {
  const next = new Map(all);
  for (const { edit } of edits) {
    const { rowId, column, text } = edit;
    const key = cellKey(rowId, column);
    if (next.get(key)?.text !== text) continue;
    const refusal = refused.find((one) => isOf(one, rowId, column));
    if (late.includes(rowId)) next.set(key, { text, refusal: { fault: 'late', message: '' } });
    else if (refusal) next.set(key, { text, refusal: { fault: null, message: refusal.message } });
    else next.delete(key);
  }
  return next;
}
