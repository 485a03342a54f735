'use client';
import { CircleHelp, Flag, Image as Picture } from 'lucide-react';
import { memo } from 'react';
import type { NoAcvReason } from '@/lib/client/acv/why-no-acv';
import type { MarkedState } from '@/lib/client/sheet/arrange';
import { type CellContext, EDITED } from '@/lib/client/sheet/cells';
import type { Line } from '@/lib/client/sheet/lines';
import { cellKey, type PendingCells } from '@/lib/client/sheet/read-edits';
import { fill } from '@/lib/shared/fill';
import { AcvCell } from '../cart/acv-cell';
import { StatusMenu } from '../cart/status-menu';
import { useCartActions } from '../cart-context/cart-context';
import { useTranslation } from '../translation';
import { type Column, GRID } from './columns';
import { type CellHandlers, LineCell } from './line-cell';
import { LineMenu, type LineActions } from './line-menu';
import { Refusals } from './refusals';
import { useSheetMessages } from './sheet-messages';

export interface RowHandlers extends CellHandlers, LineActions {
  select(rowId: number, isSelected: boolean, isRange: boolean): void;
}

interface LineRowProps {
  line: Line;
  index: number;
  /** Pixels from the top of the list. */
  top: number;
  measure(row: HTMLElement | null): void;
  context: CellContext;
  /** Texts that are not stored; the same map as before if none is of this line. */
  pending: PendingCells;
  /** The column whose cell takes the focus of its row. */
  marked: Column;
  isActive: boolean;
  isSelected: boolean;
  /** The worst state of its photos that is marked; null if none is. */
  photoState: MarkedState | null;
  isDisputed: boolean;
  noAcv: NoAcvReason | null;
  handlers: RowHandlers;
}

/** Takes everything that may change as props, so that a change in one line does not render others. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, index, top, measure, marked, isActive, isSelected, pending, handlers } = props;
  const { change, undo, giveUp, move } = handlers;
  const look = isSelected ? 'bg-accent-soft' : '';
  return (
    <tr
      ref={measure}
      data-index={index}
      data-line={line.state}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      style={{ transform: `translateY(${top}px)` }}
      className={`${GRID} group absolute inset-x-0 top-0 min-h-12 border-b border-line py-1.5 ${look} ${line.state === 'excluded' ? 'text-ink-2' : ''}`}
    >
      <SelectCell {...props} />
      {EDITED.map((column) => (
        <LineCell
          key={column}
          {...{ line, column, change, undo, giveUp, move }}
          context={props.context}
          pending={pending.get(cellKey(line.rowId, column))}
          isActive={isActive && marked === column}
          isMarked={marked === column}
        />
      ))}
      <AcvOfLine {...props} />
      <PhotosCell {...props} />
      <td {...placeOf(props, 'status')} className="min-w-0">
        {line.chosen && <StatusMenu appraisal={line.chosen} />}
      </td>
      <td {...placeOf(props, 'more')} className="justify-self-end">
        <LineMenu line={line} value={handlers.value} remove={handlers.remove} />
      </td>
      {pending.size > 0 && <Refusals {...{ line, pending, change, giveUp }} />}
    </tr>
  );
});

/** The arrow keys reach the cell; Enter presses the control in it. */
const placeOf = ({ isActive, marked }: LineRowProps, column: Column) => ({
  tabIndex: isActive && marked === column ? 0 : -1,
  'data-cell': column,
  'data-row': marked === column ? '' : undefined,
});

function SelectCell(props: LineRowProps) {
  const { line, isSelected, handlers } = props;
  const { t } = useTranslation();
  return (
    <td>
      <input
        type="checkbox"
        {...placeOf(props, 'select')}
        className="size-4 pointer-coarse:size-6"
        aria-label={fill(t.cart.selectOne, { name: line.item.description })}
        checked={isSelected}
        // The native event of a checkbox's change is its click.
        onChange={({ target, nativeEvent }) =>
          handlers.select(line.rowId, target.checked, (nativeEvent as MouseEvent).shiftKey)
        }
      />
    </td>
  );
}

function AcvOfLine(props: LineRowProps) {
  const { line, noAcv } = props;
  const messages = useSheetMessages();
  return (
    <td {...placeOf(props, 'acv')} className="@5xl:text-right">
      <span className="block text-meta text-ink-2 @5xl:sr-only">{messages.columns.acv}</span>
      {line.chosen ? (
        <AcvCell appraisal={line.chosen} noAcv={noAcv} />
      ) : (
        <span className="text-meta text-ink-2">{messages.notValued}</span>
      )}
    </td>
  );
}

const PHOTO_ICONS = { flagged: Flag, confirmed: Flag, inconclusive: CircleHelp } as const;

function PhotosCell(props: LineRowProps) {
  const { line, photoState, isDisputed } = props;
  const { t, formats } = useTranslation();
  const messages = useSheetMessages();
  const { show } = useCartActions();
  const { chosen, rowId } = line;
  const count = (chosen ?? line.item).attachments.length;
  const photos = fill(messages.photosOf, {
    count: formats.count(count),
    name: line.item.description,
  });
  const states = { ...t.cart.verdict, flagged: messages.show.flagged };
  const label = photoState ? `${photos}: ${states[photoState]}` : photos;
  const Icon = photoState === null ? Picture : PHOTO_ICONS[photoState];
  const isSuspect = photoState === 'flagged' || photoState === 'confirmed';
  return (
    <td {...placeOf(props, 'photos')} className="flex flex-wrap items-center gap-1">
      {count > 0 && (
        <button
          type="button"
          aria-label={label}
          title={label}
          className={`inline-flex min-h-6 items-center gap-0.5 rounded-sm px-0.5 hover:bg-running-soft ${isSuspect ? 'font-medium text-flag' : 'text-ink-2'}`}
          onClick={() =>
            show({ ...(chosen ? { appraisalId: chosen.appraisal_id } : { rowId }), fileName: null })
          }
        >
          <Icon aria-hidden size={14} fill={photoState === 'confirmed' ? 'currentColor' : 'none'} />
          {formats.count(count)}
        </button>
      )}
      {isDisputed && (
        <span className="text-meta font-medium text-failed" title={messages.disputedHint}>
          {messages.disputed}
        </span>
      )}
    </td>
  );
}
