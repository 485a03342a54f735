'use client';
import { EDITED } from '@/lib/client/sheet/cells';
import type { Line } from '@/lib/client/sheet/lines';
import { cellKey, type PendingCells } from '@/lib/client/sheet/read-edits';
import { useTranslation } from '../translation';
import { Button } from '../ui/button';
import type { CellHandlers } from './line-cell';
import { fill } from '@/lib/shared/fill';
import { useSheetMessages } from './sheet-messages';

interface RefusalsProps extends Pick<CellHandlers, 'change' | 'giveUp'> {
  line: Line;
  pending: PendingCells;
}

const LINK = 'min-h-6 rounded-sm font-medium text-accent underline-offset-2 hover:underline';

interface RefusedCountProps {
  pending: PendingCells;
  giveUpAll(): void;
}

/** How many texts are not stored, to discard all at once. */
export function RefusedCount({ pending, giveUpAll }: RefusedCountProps) {
  const { plural } = useTranslation();
  const messages = useSheetMessages();
  const count = [...pending.values()].filter(({ refusal }) => refusal !== null).length;
  if (count < 2) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 border-b border-line px-4 py-2 @3xl:px-6">
      <span className="font-medium text-flag">{plural(messages.toCorrect, count)}</span>
      <Button onClick={giveUpAll}>{messages.giveUpAll}</Button>
    </div>
  );
}

/**
 * Why texts of a line are not stored, below its cells. What somebody else has entered may be
 * overwritten on purpose.
 */
export function Refusals({ line: { rowId }, pending, change, giveUp }: RefusalsProps) {
  const messages = useSheetMessages();
  const refused = EDITED.flatMap((column) => {
    const cell = pending.get(cellKey(rowId, column));
    return cell?.refusal ? [{ column, text: cell.text, ...cell.refusal }] : [];
  });
  if (refused.length === 0) return null;
  return (
    <td className="col-span-full flex flex-col text-meta">
      {refused.map(({ column, text, fault, values = {}, message }) => (
        <span key={column} className="flex flex-wrap items-center gap-x-3">
          <span role="alert" className="text-flag">
            {messages.columns[column]} “{text}”:{' '}
            {fault ? fill(messages.faults[fault], values) : message}
          </span>
          {fault === 'late' && (
            <button
              type="button"
              className={LINK}
              onClick={() => change([{ rowId, column, text }])}
            >
              {messages.saveAnyway}
            </button>
          )}
          <button type="button" className={LINK} onClick={() => giveUp(rowId, column)}>
            {messages.giveUp}
          </button>
        </span>
      ))}
    </td>
  );
}
