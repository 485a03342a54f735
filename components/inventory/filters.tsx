'use client';
import type { Inventory, InventoryRow } from '@/lib/contract/inventory';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { useTranslation } from '../translation';
import type { CellHandlers } from './draft-cell';
import { useDraftMessages } from './draft-messages';
import { rowsOf, SHOWN, type Shown, takesMatch } from './selection';

interface FiltersProps {
  inventory: Inventory;
  shown: Shown;
  setShown(shown: Shown): void;
}

/** Always shown; the others only where there are such rows. */
const USUAL: readonly Shown[] = ['all', 'errors', 'warnings', 'matched'];

export function Filters({ inventory, shown, setShown }: FiltersProps) {
  const { t, formats } = useTranslation();
  const messages = useDraftMessages();
  const labels: Readonly<Record<Shown, string>> = { ...messages.show, ...t.inventory.show };
  const counted = SHOWN.map((one) => ({ one, count: rowsOf(inventory, one).length }));
  return (
    <div
      role="toolbar"
      aria-label={t.inventory.filters}
      className="flex flex-wrap gap-2 px-4 py-2.5 @3xl:px-6"
    >
      {counted
        .filter(({ one, count }) => count > 0 || one === shown || USUAL.includes(one))
        .map(({ one, count }) => (
          <Button key={one} aria-pressed={shown === one} onClick={() => setShown(one)}>
            {fill(labels[one], { count: formats.count(count) })}
          </Button>
        ))}
    </div>
  );
}

interface ActionsProps extends Pick<CellHandlers, 'change'> {
  rows: readonly InventoryRow[];
}

/** What seems claimed twice is left out, or taken, together. */
export function DuplicateActions({ rows, change }: ActionsProps) {
  const { plural } = useTranslation();
  const messages = useDraftMessages();
  const [out, taken] = [true, false].map((isOut) =>
    rows.filter((row) => (row.include === false) === isOut && (isOut || row.duplicate_of)),
  );
  const changeAll = (all: readonly InventoryRow[], include: boolean | null) => {
    for (const { row } of all) change(row, 'include', include);
  };
  return (
    <div className="flex flex-wrap gap-2 px-4 pb-2.5 @3xl:px-6">
      {taken && taken.length > 0 && (
        <Button onClick={() => changeAll(taken, false)}>
          {plural(messages.leaveOutAll, taken.length)}
        </Button>
      )}
      {out && out.length > 0 && (
        <Button onClick={() => changeAll(out, null)}>{plural(messages.takeAll, out.length)}</Button>
      )}
    </div>
  );
}

/** Likely products are taken, or left, together; each can be looked at and decided in its row. */
export function LikelyActions({ rows, change }: ActionsProps) {
  const { plural } = useTranslation();
  const messages = useDraftMessages();
  const likely = rows.filter(({ match }) => match?.certainty === 'likely');
  const [left, taken] = [false, true].map((isTaken) =>
    likely.filter((row) => takesMatch(row) === isTaken),
  );
  const takeAll = (all: readonly InventoryRow[], isTaken: boolean) => {
    for (const { row } of all) change(row, 'take_match', isTaken);
  };
  return (
    <div className="flex flex-wrap gap-2 px-4 pb-2.5 empty:hidden @3xl:px-6">
      {left && left.length > 0 && (
        <Button onClick={() => takeAll(left, true)}>
          {plural(messages.takeLikely, left.length)}
        </Button>
      )}
      {taken && taken.length > 0 && (
        <Button onClick={() => takeAll(taken, false)}>
          {plural(messages.leaveLikely, taken.length)}
        </Button>
      )}
    </div>
  );
}
