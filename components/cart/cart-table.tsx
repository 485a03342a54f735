'use client';
import { Suspense, useMemo, type KeyboardEvent, type RefObject } from 'react';
import { keysHandler, useLetterKeys } from '@/lib/client/shell/letter-keys';
import { useListEntry } from '@/lib/client/shell/list-entry';
import { showOverlay } from '@/lib/client/shell/overlays';
import type { Appraisal } from '@/lib/contract/appraisals';
import { later } from '../ui/later';
import { Skeleton } from '../ui/notice';
import { useVirtualRows } from '../ui/use-virtual-rows';
import { useTranslation } from '../translation';
import { useCartActions, useCartScope } from '../cart-context/cart-context';
import { useChoose } from '../cart-context/use-choose';
import { CartRow } from './cart-row';
import { GRID, MIDDLE, PHOTOS, WIDE } from './columns';
import { useWhyNoAcv } from './use-why-no-acv';
import { type SelectRow, useRowSelection } from './use-row-selection';

const NoLines = later(async () => (await import('./no-lines')).NoLines);

interface CartTableProps {
  scroller: RefObject<HTMLElement | null>;
  isComplete: boolean;
  /** The claim has inventory items that still need a product. */
  isWaiting: boolean;
}

export function CartTable({ scroller, isComplete, isWaiting }: CartTableProps) {
  const { appraisals, shown } = useCartScope();
  if (shown.length === 0 && isComplete)
    return (
      <Suspense>
        <NoLines isWaiting={isWaiting} isSearch={appraisals.length > 0} />
      </Suspense>
    );
  return <CartList scroller={scroller} />;
}

function CartList({ scroller }: Pick<CartTableProps, 'scroller'>) {
  const { t } = useTranslation();
  const { appraisals, shown, results, open, selected } = useCartScope();
  const rows = useVirtualRows({
    scroller,
    count: shown.length,
    keyOf: (index) => shown[index]?.appraisal_id ?? index,
  });
  const perItem = useMemo(() => countBy(appraisals), [appraisals]);
  const noAcvOf = useWhyNoAcv(appraisals);
  const onSelect = useRowSelection();
  const onKeyDown = useRowKeys(rows.focusRow, onSelect);
  const rowAt = ({ index, key, top }: (typeof rows.items)[number]) => {
    const appraisal = shown[index];
    if (!appraisal) return null;
    const { appraisal_id: id, row_id } = appraisal;
    const isOpen = open?.appraisalId === id;
    const state = { isOpen, openName: isOpen ? open.fileName : null, isSelected: selected.has(id) };
    return (
      <CartRow
        key={key}
        appraisal={appraisal}
        {...{ index, top, measure: rows.measure }}
        {...state}
        onSelect={onSelect}
        results={results[id]}
        isShared={(perItem.get(row_id) ?? 0) > 1}
        noAcv={noAcvOf(appraisal)}
      />
    );
  };
  return (
    // The keys are only shortcuts: Tab reaches a button for each of them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <table
      aria-label={t.cart.table}
      aria-rowcount={shown.length + 1}
      className="block"
      onKeyDown={onKeyDown}
    >
      <caption className="sr-only">{t.cart.keys}</caption>
      <CartHead />
      <tbody {...rows.bodyProps} className="relative block">
        {rows.items.map(rowAt)}
      </tbody>
    </table>
  );
}

/** How many appraisals each claimed item has. */
function countBy(appraisals: readonly Appraisal[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { row_id } of appraisals) counts.set(row_id, (counts.get(row_id) ?? 0) + 1);
  return counts;
}

/**
 * J and K move the focus between rows, Home and End to the first and the last. X selects the row
 * and Shift X all rows up to it, A makes an
 * alternative count, R opens the report, and Enter presses the row's own button. Before a
 * row has the focus, J, K and X take the first one.
 */
function useRowKeys(focusRow: (index: number) => void, onSelect: SelectRow) {
  const lettersOn = useLetterKeys();
  const { openReport } = useCartActions();
  const { shown, selected } = useCartScope();
  const choose = useChoose();
  const everywhere = { r: openReport, '?': () => showOverlay('shortcuts') };
  const enter = () => focusRow(0);
  useListEntry({
    ...everywhere,
    j: enter,
    k: enter,
    x: () => {
      const id = shown[0]?.appraisal_id;
      if (id === undefined) return;
      enter();
      onSelect(id, !selected.has(id), false);
    },
  });
  return (event: KeyboardEvent<HTMLTableElement>) => {
    const row = (event.target as Element).closest<HTMLElement>('tr[data-index]');
    if (!row) return;
    const index = Number(row.dataset['index']);
    const step = (by: number) => () => focusRow(index + by);
    const appraisalId = Number(row.dataset['appraisal']);
    keysHandler(lettersOn, {
      j: step(1),
      ArrowDown: step(1),
      k: step(-1),
      ArrowUp: step(-1),
      Home: () => focusRow(0),
      End: () => focusRow(shown.length - 1),
      x: () => onSelect(appraisalId, event.shiftKey || !selected.has(appraisalId), event.shiftKey),
      a: () => choose(shown[index]),
      ...everywhere,
    })(event);
  };
}

/** Grid area and styles of each column head, from left to right. */
const HEADS = [
  ['item', '[grid-area:item]'],
  ['quantity', `${WIDE} text-right [grid-area:qty]`],
  ['rcv', `${MIDDLE} text-right [grid-area:rcv]`],
  ['depreciation', `${WIDE} text-right [grid-area:depr]`],
  ['acv', `${MIDDLE} text-right [grid-area:acv]`],
  ['photos', `${MIDDLE} ${PHOTOS}`],
  ['forensics', `${MIDDLE} [grid-area:forensics]`],
  ['status', `${MIDDLE} [grid-area:status]`],
] as const;

function CartHead() {
  const { t } = useTranslation();
  return (
    <thead className="sticky top-0 z-10 block border-b border-line bg-surface">
      <tr className={`${GRID} min-h-9 gap-y-0!`}>
        <th scope="col" className="grid place-items-center [grid-area:check]">
          <SelectAll />
        </th>
        {HEADS.map(([column, look]) => (
          <th
            key={column}
            scope="col"
            className={`py-2 text-left text-meta font-medium text-ink-2 ${look}`}
          >
            {t.cart.columns[column]}
          </th>
        ))}
        <th scope="col" className={`${MIDDLE} [grid-area:more]`}>
          <span className="sr-only">{t.cart.columns.more}</span>
        </th>
      </tr>
    </thead>
  );
}

function SelectAll() {
  const { t } = useTranslation();
  const { select } = useCartActions();
  const { shown, selected } = useCartScope();
  const ids = shown.map(({ appraisal_id }) => appraisal_id);
  const isAll = ids.length > 0 && ids.every((id) => selected.has(id));
  return (
    <input
      type="checkbox"
      aria-label={t.cart.selectAll}
      className="size-6 @min-[46rem]:size-4"
      checked={isAll}
      ref={(box) => {
        if (box) box.indeterminate = !isAll && selected.size > 0;
      }}
      onChange={() => select(ids, !isAll)}
    />
  );
}

export function CartTableSkeleton() {
  const { t } = useTranslation();
  return (
    <output aria-label={t.common.loading} className="block pt-9">
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className="flex h-14 items-center gap-6 border-b border-line px-4 @3xl:px-6">
          <Skeleton className="size-4" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="ml-auto h-4 w-20" />
          <Skeleton className="size-10" />
          <Skeleton className="h-6 w-24" />
        </div>
      ))}
    </output>
  );
}
