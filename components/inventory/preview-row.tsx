'use client';
import { CircleAlert, Info } from 'lucide-react';
import { memo } from 'react';
import type { InventoryRow } from '@/lib/contract/inventory';
import { fill } from '@/lib/shared/fill';
import { useCauseText } from '../use-cause-text';
import { useTranslation } from '../translation';
import { GRID } from './rows-grid';
import { isRefused } from './selection';

interface PreviewRowProps {
  row: InventoryRow;
  index: number;
  /** Pixels from the top of the list. */
  top: number;
  measure(row: HTMLElement | null): void;
  isTaken: boolean;
  take(row: number, isTaken: boolean): void;
}

const WIDE = 'hidden @3xl:block';

/** With an error in the column, the row holds a substitute instead of the file's value. */
const isWrong = ({ problems }: InventoryRow, column: string): boolean =>
  problems.some(({ field, severity }) => field === column && severity === 'error');

/**
 * Takes everything that may change as props, so that a change in one row does not render the
 * others.
 */
export const PreviewRow = memo(function PreviewRow({
  row,
  index,
  top,
  measure,
  isTaken,
  take,
}: PreviewRowProps) {
  const { formats } = useTranslation();
  const none = <span className="text-ink-3">–</span>;
  return (
    <tr
      ref={measure}
      data-index={index}
      data-row={row.row}
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${top}px)` }}
      className={`${GRID} absolute inset-x-0 top-0 min-h-14 border-b py-2 ${isRefused(row) ? 'border-flag/40 bg-flag-soft' : 'border-line'}`}
    >
      <td className="text-ink-2 tabular-nums [grid-area:row]">{row.row}</td>
      <td className="min-w-0 [grid-area:item]">
        <Description row={row} />
      </td>
      <td className={`${WIDE} text-right [grid-area:qty]`}>
        {isWrong(row, 'quantity') ? none : formats.count(row.quantity)}
      </td>
      <td className={`${WIDE} whitespace-nowrap text-ink-2 [grid-area:bought]`}>
        {row.date_purchase === null ? none : formats.day(row.date_purchase)}
      </td>
      <td className="text-right whitespace-nowrap [grid-area:claimed]">
        {row.claimed_amount === null ? none : formats.amount(row.claimed_amount)}
      </td>
      <td className="min-w-0 [grid-area:product]">
        {!isRefused(row) && <Product row={row} isTaken={isTaken} take={take} />}
      </td>
      <td className="min-w-0 [grid-area:problems]">
        <Problems row={row} />
      </td>
    </tr>
  );
});

function Description({ row }: { row: InventoryRow }) {
  const { t, formats, plural } = useTranslation();
  const product = [row.brand, row.model]
    .filter((one) => one && !row.description.includes(one))
    .join(' ');
  const narrow = [
    row.quantity > 1 && plural(t.inventory.pieces, row.quantity),
    row.date_purchase && formats.day(row.date_purchase),
  ];
  return (
    <>
      <p className="font-medium break-words">{row.description || '–'}</p>
      <p className="text-meta break-words text-ink-2">
        {[product, row.location].filter(Boolean).join(' · ')}
      </p>
      <p className="text-meta text-ink-2 @3xl:hidden">{narrow.filter(Boolean).join(' · ')}</p>
    </>
  );
}

type ProductProps = Pick<PreviewRowProps, 'row' | 'isTaken' | 'take'>;

/** If the person does not take the product, the item is stored and still needs one. */
function Product({ row: { row, match }, isTaken, take }: ProductProps) {
  const { t } = useTranslation();
  if (!match) return <p className="text-meta text-ink-2">{t.inventory.noMatch}</p>;
  return (
    <label className="flex items-start gap-2">
      <input
        type="checkbox"
        className="mt-0.5 size-4 shrink-0"
        aria-label={fill(t.inventory.take, { product: match.product_name, row })}
        checked={isTaken}
        onChange={(event) => take(row, event.target.checked)}
      />
      <span className="min-w-0 break-words">
        {match.product_name}{' '}
        <span className="text-meta text-ink-2">({t.inventory[match.certainty]})</span>
      </span>
    </label>
  );
}

/** The icon shows the kind and its colour the severity; its label gives the severity in words. */
function Problems({ row }: { row: InventoryRow }) {
  const { t } = useTranslation();
  const causeText = useCauseText();
  if (row.problems.length === 0) return null;
  return (
    <ul className="flex flex-col gap-0.5 text-meta">
      {row.problems.map(({ field, severity, reason, cause, value }) => (
        <li key={`${field} ${reason}`} className="flex items-start gap-1">
          {severity === 'error' ? (
            <CircleAlert
              aria-label={t.inventory.error}
              size={14}
              className="mt-px shrink-0 text-flag"
            />
          ) : (
            <Info
              aria-label={t.inventory.warning}
              size={14}
              className="mt-px shrink-0 text-ink-2"
            />
          )}
          <span className="min-w-0 break-words">
            {fill(t.inventory.fieldOf, {
              field: t.inventory.fields[field] ?? field,
              reason: causeText(cause, reason),
            })}
            {value !== undefined && (
              <span className="text-ink-2"> {fill(t.inventory.inFile, { value })}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
