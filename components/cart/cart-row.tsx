'use client';
import { Link2 } from 'lucide-react';
import { memo, Suspense } from 'react';
import type { NoAcvReason } from '@/lib/client/acv/why-no-acv';
import { useItemReasons } from '@/lib/client/verdicts/forensics';
import { picturedAppraisal } from '@/lib/client/verdicts/pictured';
import type { Appraisal } from '@/lib/contract/appraisals';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { fill } from '@/lib/shared/fill';
import { later } from '../ui/later';
import { useFileDrop } from '../ui/use-file-drop';
import { useTranslation } from '../translation';
import { AcvCell } from './acv-cell';
import { useCartActions } from '../cart-context/cart-context';
import { GRID, PHOTOS, WIDE } from './columns';
import { ForensicsCell } from './forensics-cell';
import { RcvCell } from './rcv-cell';
import { RowMenu } from './row-menu';
import { StatusMenu } from './status-menu';
import { Thumbnails } from './thumbnails';
import type { SelectRow } from './use-row-selection';

const ItemReasonFlag = later(
  async () => (await import('../inspector/item-reason-flag')).ItemReasonFlag,
);

interface CartRowProps {
  appraisal: Appraisal;
  index: number;
  /** Pixels from the top of the list. */
  top: number;
  measure(row: HTMLElement | null): void;
  results: readonly ForensicsResult[] | undefined;
  isOpen: boolean;
  /** File name of the picture in the inspector, if it belongs to this row. */
  openName: string | null;
  isSelected: boolean;
  onSelect: SelectRow;
  /** Another appraisal of the same item is in the cart. */
  isShared: boolean;
  noAcv: NoAcvReason | null;
}

/**
 * Takes everything that may change as props, so that a change in one row does not render the
 * others.
 */
export const CartRow = memo(function CartRow(props: CartRowProps) {
  const { appraisal, index, top, measure, results, isOpen } = props;
  const { addFiles } = useCartActions();
  const { appraisal_id: id } = appraisal;
  const pictured = picturedAppraisal(appraisal, results);
  // Photos can be dropped anywhere on the row, as an alternative to the button in it.
  const { isOver, pick, dropProps, inputProps } = useFileDrop((files) => addFiles(id, files));
  return (
    <tr
      {...dropProps}
      ref={measure}
      data-index={index}
      data-appraisal={id}
      data-line={appraisal.line_state}
      aria-rowindex={index + 2}
      aria-current={isOpen || undefined}
      style={{ transform: `translateY(${top}px)` }}
      className={`${GRID} group absolute inset-x-0 top-0 min-h-14 border-b border-line py-2 @min-[46rem]:py-1 ${isOpen ? 'bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]' : 'hover:bg-sunken'} ${isOver ? 'outline-2 -outline-offset-2 outline-accent' : ''}`}
    >
      <SelectCell appraisal={appraisal} isSelected={props.isSelected} onSelect={props.onSelect} />
      <ItemCell appraisal={appraisal} isShared={props.isShared} />
      <AmountCells appraisal={appraisal} />
      <td className="figure [grid-area:acv]">
        <AcvCell appraisal={appraisal} noAcv={props.noAcv} />
      </td>
      <td className={PHOTOS}>
        <Thumbnails
          pictured={pictured}
          openName={props.openName}
          adding={{ pickFiles: pick, inputProps }}
        />
      </td>
      <td className="min-w-0 [grid-area:forensics]">
        <ForensicsCell pictured={pictured} />
      </td>
      <td className="justify-self-end [grid-area:status] @min-[46rem]:justify-self-auto">
        <StatusMenu appraisal={appraisal} />
      </td>
      <td className="justify-self-end [grid-area:more]">
        <RowMenu appraisal={appraisal} pickFiles={pick} />
      </td>
    </tr>
  );
});

function SelectCell({
  appraisal,
  isSelected,
  onSelect,
}: Pick<CartRowProps, 'appraisal' | 'isSelected' | 'onSelect'>) {
  const { t } = useTranslation();
  const { appraisal_id: id, cp_name_cart: name } = appraisal;
  return (
    <td className="grid place-items-center self-stretch [grid-area:check]">
      <input
        type="checkbox"
        aria-label={fill(t.cart.selectOne, { name })}
        className="size-6 @min-[46rem]:size-4"
        checked={isSelected}
        // The native event of a checkbox's change is its click.
        onChange={({ target, nativeEvent }) =>
          onSelect(id, target.checked, (nativeEvent as MouseEvent).shiftKey)
        }
      />
    </td>
  );
}

function ItemCell({ appraisal, isShared }: { appraisal: Appraisal; isShared: boolean }) {
  const { t, plural } = useTranslation();
  const { claimId, show } = useCartActions();
  const reasons = useItemReasons(claimId, appraisal.row_id);
  const {
    appraisal_id: id,
    cp_name_cart: name,
    rp_name_cart: replacement,
    item_quantity: quantity,
    chosen_appraisal_id: chosen,
  } = appraisal;
  const shared = chosen === id ? t.cart.sameItem : fill(t.cart.alternative, { id: String(chosen) });
  return (
    <td className="min-w-0 [grid-area:item]">
      <button
        type="button"
        data-row
        title={name}
        className="line-clamp-2 w-full text-left leading-4.5 font-medium break-words hover:underline"
        onClick={() => show({ appraisalId: id, fileName: null })}
      >
        {name}
      </button>
      <div className="truncate text-meta text-ink-2">
        {reasons && (
          <Suspense>
            <ItemReasonFlag {...{ claimId, reasons, name }} rowId={appraisal.row_id} />
          </Suspense>
        )}
        <span className="font-mono">#{id}</span>
        {isShared && (
          <span title={shared}>
            {' · '}
            <Link2 aria-hidden size={12} className="mb-px inline @min-[66rem]:hidden" />
            <span className="sr-only @min-[66rem]:not-sr-only">{shared}</span>
          </span>
        )}
        {quantity > 1 && (
          <span className="@min-[66rem]:hidden"> · {plural(t.cart.pieces, quantity)}</span>
        )}
        {replacement !== name && ` · → ${replacement}`}
      </div>
    </td>
  );
}

function AmountCells({ appraisal }: { appraisal: Appraisal }) {
  const { formats } = useTranslation();
  const { depreciation } = appraisal;
  return (
    <>
      <td className={`${WIDE} figure text-right text-ink-2 [grid-area:qty]`}>
        {formats.count(appraisal.item_quantity)}
      </td>
      <td className="figure whitespace-nowrap [grid-area:rcv] @min-[46rem]:text-right">
        <RcvCell appraisal={appraisal} />
      </td>
      <td className={`${WIDE} figure text-right whitespace-nowrap text-ink-2 [grid-area:depr]`}>
        {depreciation === null || appraisal.line_state === 'not_valued'
          ? '–'
          : formats.amount(-depreciation)}
      </td>
    </>
  );
}
