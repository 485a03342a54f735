'use client';
import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useRef, type RefObject } from 'react';
import type { InventoryRow } from '@/lib/contract/inventory';
import { useOffsetTop } from '../ui/use-offset-top';
import { useTranslation } from '../translation';
import { PreviewRow } from './preview-row';
import { GRID } from './rows-grid';

const ROW_PX = 56;
const OVERSCAN = 10;

const HEADS = [
  ['row', '[grid-area:row]'],
  ['description', '[grid-area:item]'],
  ['quantity', 'text-right [grid-area:qty]'],
  ['bought', '[grid-area:bought]'],
  ['claimed', 'text-right [grid-area:claimed]'],
  ['product', '[grid-area:product]'],
  ['problems', '[grid-area:problems]'],
] as const;

interface RowsTableProps {
  rows: readonly InventoryRow[];
  scroller: RefObject<HTMLElement | null>;
  taken: ReadonlySet<number>;
  take(row: number, isTaken: boolean): void;
}

export function RowsTable(props: RowsTableProps) {
  const { t } = useTranslation();
  return (
    <table aria-label={t.inventory.table} aria-rowcount={props.rows.length + 1} className="block">
      <thead className="sticky top-0 z-10 hidden border-y border-line bg-surface @3xl:block">
        <tr className={GRID}>
          {HEADS.map(([column, look]) => (
            <th
              key={column}
              scope="col"
              className={`py-2 text-meta font-medium text-ink-2 ${look} ${look.includes('right') ? '' : 'text-left'}`}
            >
              {t.inventory.heads[column]}
            </th>
          ))}
        </tr>
      </thead>
      <Rows {...props} />
    </table>
  );
}

/** Renders only the rows near the screen, however long the file is. */
function Rows({ rows, scroller, taken, take }: RowsTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const scrollMargin = useOffsetTop(body);
  // The virtualizer measures and scrolls by itself, and nothing here memoises its results.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => rows[index]?.row ?? index,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    scrollMargin,
  });
  const rowAt = ({ index, key, start }: VirtualItem) => {
    const row = rows[index];
    if (!row) return null;
    const place = { index, top: start - scrollMargin, measure: virtual.measureElement };
    return <PreviewRow key={key} row={row} {...place} isTaken={taken.has(row.row)} take={take} />;
  };
  return (
    <tbody ref={body} className="relative block" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(rowAt)}
    </tbody>
  );
}
