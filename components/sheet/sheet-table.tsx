'use client';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useMemo } from 'react';
import { type Marks, type Order, SORTED } from '@/lib/client/sheet/arrange';
import type { CellContext } from '@/lib/client/sheet/cells';
import type { PendingCells } from '@/lib/client/sheet/read-edits';
import { toNumber } from '@/lib/shared/money';
import { useWhyNoAcv } from '../cart/use-why-no-acv';
import { useCartScope } from '../cart-context/cart-context';
import { useGrid } from '../ui/use-grid';
import { useTranslation } from '../translation';
import { COLUMNS, type Column, GRID, isNumeric } from './columns';
import { LineRow, type RowHandlers } from './line-row';
import { useSheetMessages } from './sheet-messages';
import { useClipboard } from './use-clipboard';
import { sortBy } from './use-sheet-address';
import { linesOfRows, type Row } from './use-rows';

interface SheetTableProps {
  scroller: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  order: Order | null;
  marks: Marks;
  context: CellContext;
  pending: PendingCells;
  selected: ReadonlySet<number>;
  selectAll(isSelected: boolean): void;
  reportLeft(count: number): void;
  handlers: Omit<RowHandlers, 'move'>;
}

const NOTHING: PendingCells = new Map();

export function SheetTable(props: SheetTableProps) {
  const { scroller, rows, marks, context, pending, selected, handlers, reportLeft } = props;
  const messages = useSheetMessages();
  const { appraisals } = useCartScope();
  const noAcvOf = useWhyNoAcv(appraisals);
  const grid = useGrid<Column>({
    scroller,
    count: rows.length,
    columns: COLUMNS,
    start: 'description',
    keyOf: (index) => keyOf(rows[index], index),
    hasCells: (index) => rows[index]?.kind === 'line',
  });
  const { active, items, bodyProps, measure, move } = grid;
  const ofRow = usePendingOfRow(pending);
  // The same object as before, so that rows need not render again.
  const all = useMemo(() => ({ ...handlers, move }), [handlers, move]);
  const { change } = handlers;
  const clipboard = useClipboard({ rows, active, selected, context, change, reportLeft });
  const rowAt = ({ index, key, top }: (typeof items)[number]) => {
    const row = rows[index];
    if (!row) return null;
    const place = { index, top, measure };
    if (row.kind === 'group') return <GroupRow key={key} group={row} {...place} />;
    const { line } = row;
    return (
      <LineRow
        key={key}
        {...{ line, context, ...place }}
        pending={ofRow(line.rowId)}
        marked={active.column}
        isActive={active.index === index}
        isSelected={selected.has(line.rowId)}
        photoState={marks.photos.get(line.rowId) ?? null}
        isDisputed={marks.disputed.has(line.rowId)}
        noAcv={line.chosen && noAcvOf(line.chosen)}
        handlers={all}
      />
    );
  };
  return (
    <table
      // ARIA lets a table be a grid, whose cells the arrow keys reach.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      aria-label={messages.table}
      aria-rowcount={rows.length + 1}
      aria-multiselectable
      className="block"
      onKeyDown={(event) => {
        grid.onKeyDown(event);
        pressControl(event);
      }}
      onFocus={grid.onFocus}
      {...clipboard}
    >
      <Head {...props} />
      <tbody {...bodyProps} className="relative block">
        {items.map(rowAt)}
      </tbody>
    </table>
  );
}

const keyOf = (row: Row | undefined, index: number): number | string =>
  row?.kind === 'line' ? row.line.rowId : `group ${row?.name ?? index}`;

/** The texts of one row that are not stored; the same empty map for every other row. */
function usePendingOfRow(pending: PendingCells) {
  const rows = new Set([...pending.keys()].map((key) => Number(key.split(' ')[0])));
  return (rowId: number): PendingCells => (rows.has(rowId) ? pending : NOTHING);
}

/** Enter in a cell that holds a control presses it. */
function pressControl(event: KeyboardEvent<HTMLElement>): void {
  const { target, key } = event;
  if (event.defaultPrevented || key !== 'Enter' || !(target instanceof HTMLTableCellElement))
    return;
  const control = target.querySelector<HTMLElement>('button');
  if (!control) return;
  event.preventDefault();
  control.click();
}

interface GroupRowProps {
  group: Extract<Row, { kind: 'group' }>;
  index: number;
  top: number;
  measure(row: HTMLElement | null): void;
}

function GroupRow({ group, index, top, measure }: GroupRowProps) {
  const { formats, plural } = useTranslation();
  const messages = useSheetMessages();
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${top}px)` }}
      className="absolute inset-x-0 top-0 flex items-baseline gap-3 border-b border-line bg-sunken px-4 py-2 @3xl:px-6"
    >
      <th scope="rowgroup" className="text-left font-semibold">
        {group.name ?? messages.noGroup}
      </th>
      <td className="text-ink-2">
        {plural(messages.lineCount, group.count)} · {messages.columns.acv}{' '}
        {formats.amount(toNumber(group.acv))}
      </td>
    </tr>
  );
}

type HeadProps = Pick<SheetTableProps, 'rows' | 'order' | 'selected' | 'selectAll'>;

function Head({ rows, order, selected, selectAll }: HeadProps) {
  const { t } = useTranslation();
  const messages = useSheetMessages();
  const lines = linesOfRows(rows);
  const isAll = lines.length > 0 && lines.every(({ rowId }) => selected.has(rowId));
  return (
    <thead className="sticky top-0 z-10 block border-y border-line bg-surface">
      <tr className={`${GRID} min-h-9`}>
        <th scope="col" className="grid place-items-center justify-self-start">
          <input
            type="checkbox"
            aria-label={t.inventory.waitingItem.selectAll}
            className="size-4 pointer-coarse:size-6"
            checked={isAll}
            ref={(box) => {
              if (box) box.indeterminate = !isAll && lines.some(({ rowId }) => selected.has(rowId));
            }}
            onChange={() => selectAll(!isAll)}
          />
        </th>
        {COLUMNS.slice(1).map((column) => (
          <ColumnHead key={column} column={column} order={order} label={messages.columns[column]} />
        ))}
      </tr>
    </thead>
  );
}

interface ColumnHeadProps {
  column: Column;
  order: Order | null;
  label: string;
}

function ColumnHead({ column, order, label }: ColumnHeadProps) {
  const messages = useSheetMessages();
  const sorted = SORTED.find((one) => one === column);
  const isOn = order?.column === column;
  const look = `min-w-0 py-1 text-meta font-medium text-ink-2 @max-5xl:hidden ${isNumeric(column) ? 'text-right' : 'text-left'} ${column === 'purchase' ? 'ml-2' : ''}`;
  if (sorted === undefined)
    return (
      <th scope="col" className={look}>
        <span className={column === 'more' || column === 'photos' ? 'sr-only' : ''}>{label}</span>
      </th>
    );
  const Arrow = order?.isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isOn ? (order.isDescending ? 'descending' : 'ascending') : undefined}
      className={look}
    >
      <button
        type="button"
        title={messages.sort}
        className="inline-flex min-h-6 max-w-full items-center gap-0.5 rounded-sm hover:text-ink hover:underline"
        onClick={() => sortBy(sorted, order)}
      >
        <span className="truncate">{label}</span>
        {isOn && <Arrow aria-hidden size={12} className="shrink-0" />}
      </button>
    </th>
  );
}
