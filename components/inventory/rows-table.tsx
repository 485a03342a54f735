'use client';
import { useMemo, type RefObject } from 'react';
import type { Change } from '@/lib/client/inventory/draft-queue';
import type { InventoryRow } from '@/lib/contract/inventory';
import { useGrid } from '../ui/use-grid';
import { useTranslation } from '../translation';
import { CategoryNames } from './category-names';
import type { CellHandlers } from './draft-cell';
import { useDraftMessages } from './draft-messages';
import { PreviewRow } from './preview-row';
import { COLUMNS, GRID, isNumeric, TEXT_COLUMNS } from './rows-grid';
import { CATEGORIES } from './use-cell-control';

interface RowsTableProps extends Pick<CellHandlers, 'change'> {
  rows: readonly InventoryRow[];
  scroller: RefObject<HTMLElement | null>;
  pending: ReadonlyMap<string, Change>;
}

export function RowsTable({ rows, scroller, pending, change }: RowsTableProps) {
  const { t } = useTranslation();
  const messages = useDraftMessages();
  const grid = useGrid({
    scroller,
    count: rows.length,
    columns: COLUMNS,
    start: 'description',
    keyOf: (index) => rows[index]?.row ?? index,
  });
  const changedRows = useMemo(
    () => new Set([...pending.values()].map(({ row }) => row)),
    [pending],
  );
  const { active, items, bodyProps, measure, move } = grid;
  return (
    <>
      <p className="px-4 pb-2 text-meta text-ink-2 pointer-coarse:hidden @3xl:px-6">
        {messages.help}
      </p>
      <CategoryNames id={CATEGORIES} />
      <table
        // ARIA lets a table be a grid, whose cells the arrow keys reach.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        onKeyDown={grid.onKeyDown}
        onFocus={grid.onFocus}
        aria-label={t.inventory.table}
        aria-rowcount={rows.length + 1}
        className="block"
      >
        <Head />
        <tbody {...bodyProps} className="relative block">
          {items.map(({ index, key, top }) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <PreviewRow
                key={key}
                row={row}
                index={index}
                top={top}
                measure={measure}
                pending={changedRows.has(row.row) ? pending : null}
                marked={active.column}
                isActive={active.index === index}
                change={change}
                move={move}
              />
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function Head() {
  const { t } = useTranslation();
  const messages = useDraftMessages();
  const look = 'py-2 text-meta font-medium text-ink-2';
  return (
    <thead className="sticky top-0 z-10 hidden border-y border-line bg-surface @6xl:block">
      <tr className={GRID}>
        <th scope="col" className={`${look} text-left`}>
          {t.inventory.heads.row}
        </th>
        <th scope="col" className={look}>
          <span className="sr-only">{messages.heads['take']}</span>
        </th>
        {TEXT_COLUMNS.map((column) => (
          <th
            key={column}
            scope="col"
            className={`${look} ${isNumeric(column) ? 'text-right' : 'text-left'} ${column === 'date_purchase' ? 'ml-2' : ''}`}
          >
            {messages.heads[column]}
          </th>
        ))}
        <th scope="col" className={`${look} text-left`}>
          {t.inventory.heads.product}
        </th>
        <th scope="col" className={`${look} text-left`}>
          {t.inventory.heads.problems}
        </th>
      </tr>
    </thead>
  );
}
