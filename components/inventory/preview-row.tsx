'use client';
import { purchaseText } from '@/lib/i18n/purchase-text';
import { memo, type ReactNode } from 'react';
import { cellText } from '@/lib/client/inventory/cell-text';
import { type Change, type ChangeKey, keyOf } from '@/lib/client/inventory/draft-queue';
import type { InventoryRow } from '@/lib/contract/inventory';
import { fill } from '@/lib/shared/fill';
import { useTranslation } from '../translation';
import { RowCategory } from './category-names';
import { type CellHandlers, DraftCell } from './draft-cell';
import { useDraftMessages } from './draft-messages';
import { RowRemarks } from './row-remarks';
import { type Column, GRID, isNumeric, TEXT_COLUMNS, type TextColumn, WIDE } from './rows-grid';
import { isRefused, takesMatch } from './selection';

interface PreviewRowProps extends CellHandlers {
  row: InventoryRow;
  index: number;
  /** Pixels from the top of the list. */
  top: number;
  measure(row: HTMLElement | null): void;
  /** Changes that are not stored yet; the same map as before if none is of this row. */
  pending: ReadonlyMap<string, Change> | null;
  /** The column whose cell takes the focus of its row. */
  marked: Column;
  isActive: boolean;
}

/**
 * Takes everything that may change as props, so that a change in one row does not render the
 * others.
 */
export const PreviewRow = memo(function PreviewRow(props: PreviewRowProps) {
  const { row, index, top, measure, isActive, change } = props;
  const { t } = useTranslation();
  const include = decision(props, 'include', row.include ?? null) !== false;
  const look = include
    ? isRefused(row)
      ? 'border-flag/40 bg-flag-soft'
      : 'border-line'
    : 'border-line bg-sunken text-ink-2';
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${top}px)` }}
      className={`${GRID} absolute inset-x-0 top-0 min-h-14 border-b py-2 ${look}`}
    >
      <td className="flex items-start gap-2 text-ink-2 tabular-nums">
        <span className="@6xl:hidden">{t.inventory.heads.row}</span> {row.row}
      </td>
      <TakeCell {...props} isIncluded={include} />
      {TEXT_COLUMNS.map((column) => (
        <TextCell key={column} {...props} column={column} />
      ))}
      <ProductCell {...props} isIncluded={include} />
      <td className={`${WIDE} min-w-0`}>
        <RowRemarks row={row} isActive={isActive} change={change} />
      </td>
    </tr>
  );
});

/** What is being saved, else what is stored. */
function decision(
  { row, pending }: Pick<PreviewRowProps, 'row' | 'pending'>,
  key: ChangeKey,
  stored: boolean | null,
): boolean | null {
  const change = pending?.get(keyOf(row.row, key));
  return change === undefined ? stored : (change.value as boolean | null);
}

/** The focus of a grid's checkbox: the box itself is what the arrow keys reach. */
const placeOf = ({ isActive, marked }: PreviewRowProps, column: Column) => ({
  tabIndex: isActive && marked === column ? 0 : -1,
  'data-cell': column,
  'data-row': marked === column ? '' : undefined,
});

function TakeCell(props: PreviewRowProps & { isIncluded: boolean }) {
  const { row, change, isIncluded } = props;
  const messages = useDraftMessages();
  return (
    <td className="flex items-start gap-2">
      <input
        type="checkbox"
        {...placeOf(props, 'take')}
        className="mt-0.5 size-4 shrink-0 pointer-coarse:size-6"
        aria-label={fill(messages.takeRow, { row: row.row })}
        checked={isIncluded}
        ref={(box) => {
          // Chosen, but not taken before it is corrected.
          if (box) box.indeterminate = isIncluded && isRefused(row);
        }}
        onChange={({ target }) => change(row.row, 'include', target.checked ? againOf(row) : false)}
      />
      <span aria-hidden className="text-ink-2 @6xl:hidden">
        {messages.heads['take']}
      </span>
    </td>
  );
}

/** A row that was skipped stays an item only if somebody says so. */
const againOf = ({ skipped }: InventoryRow): true | null => (skipped ? true : null);

function TextCell({ column, ...props }: PreviewRowProps & { column: TextColumn }) {
  const { row, pending, isActive, marked, change, move } = props;
  const { language } = useTranslation();
  const messages = useDraftMessages();
  const saving = pending?.get(keyOf(row.row, column));
  return (
    <DraftCell
      row={row.row}
      field={column}
      label={messages.heads[column] ?? column}
      text={cellText(row, column, language)}
      pending={saving && (saving.value as string | null)}
      correction={row.corrections?.find(({ field }) => field === column)}
      isRefused={isWrong(row, column)}
      isActive={isActive && marked === column}
      isMarked={marked === column}
      change={change}
      move={move}
      className={`${column === 'description' ? WIDE : ''} ${isNumeric(column) ? '@6xl:text-right' : ''} ${column === 'date_purchase' ? '@6xl:ml-2' : ''}`}
    >
      <CellValue row={row} column={column} />
    </DraftCell>
  );
}

/** With an error in the column, the row holds a substitute instead of the file's value. */
const isWrong = ({ problems }: InventoryRow, column: string): boolean =>
  problems.some(({ field, severity }) => field === column && severity === 'error');

function CellValue({ row, column }: { row: InventoryRow; column: TextColumn }) {
  const { t, formats } = useTranslation();
  const wrong = row.problems.find((one) => one.field === column && one.severity === 'error');
  const none = <span className="text-ink-3">–</span>;
  if (wrong) return <span className="text-flag">{wrong.value ?? '–'}</span>;
  switch (column) {
    case 'description':
      return <Description row={row} />;
    case 'quantity':
      return formats.count(row.quantity);
    case 'purchase_price':
    case 'claimed_amount': {
      const amount = row[column];
      return amount === null ? (
        none
      ) : (
        <span className="tabular-nums">{formats.amount(amount)}</span>
      );
    }
    case 'date_purchase':
      return row.date_purchase === null ? none : <Purchase row={row} day={row.date_purchase} />;
    case 'condition':
      return row.condition === 0 ? none : t.newItem.fields.conditions[row.condition];
    case 'category':
      return <RowCategory row={row} />;
    default:
      return row[column] ?? none;
  }
}

/** A year alone is shown as one: the day that stands for it is nothing that anybody knows. */
function Purchase({ row, day }: { row: InventoryRow; day: string }): ReactNode {
  const translation = useTranslation();
  const messages = useDraftMessages();
  const precision = row.date_purchase_precision ?? 'day';
  if (precision === 'day') return translation.formats.day(day);
  return (
    <>
      {purchaseText(translation, day, precision)}
      <span className="block text-meta text-ink-2">{messages.precision[precision]}</span>
    </>
  );
}

function Description({ row }: { row: InventoryRow }) {
  const product = [row.brand, row.model]
    .filter((one) => one && !row.description.includes(one))
    .join(' ');
  return (
    <>
      <span className="block font-medium break-words">{row.description || '–'}</span>
      {product && <span className="block text-meta break-words text-ink-2">{product}</span>}
    </>
  );
}

/** If the person does not take the product, the item is stored and still needs one. */
function ProductCell(props: PreviewRowProps & { isIncluded: boolean }) {
  const { t } = useTranslation();
  const { row, change, isIncluded } = props;
  const { match } = row;
  if (match === null || isRefused(row) || !isIncluded)
    return (
      <td {...placeOf(props, 'product')} className={`${WIDE} min-w-0 text-meta text-ink-2`}>
        {match === null && t.inventory.noMatch}
      </td>
    );
  return (
    <td className={`${WIDE} min-w-0`}>
      <label className="flex items-start gap-2">
        <input
          type="checkbox"
          {...placeOf(props, 'product')}
          className="mt-0.5 size-4 shrink-0 pointer-coarse:size-6"
          aria-label={fill(t.inventory.take, { product: match.product_name, row: row.row })}
          checked={decision(props, 'take_match', takesMatch(row)) ?? false}
          onChange={({ target }) => change(row.row, 'take_match', target.checked)}
        />
        <span className="min-w-0 break-words">
          {match.product_name}{' '}
          <span className="text-meta text-ink-2">({t.inventory[match.certainty]})</span>
        </span>
      </label>
    </td>
  );
}
