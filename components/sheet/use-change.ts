'use client';
import { useCallback, useMemo } from 'react';
import { UNDO_MS } from '@/lib/client/cart/delete-appraisal';
import type { CellEdit } from '@/lib/client/sheet/read-edits';
import type { useSheetEdits } from '@/lib/client/sheet/sheet-edits';
import { toast } from '@/lib/client/shell/toasts';
import { fill } from '@/lib/shared/fill';
import { useTranslation } from '../translation';
import { useSheetMessages } from './sheet-messages';

type Edits = ReturnType<typeof useSheetEdits>;
type Done = Awaited<ReturnType<Edits['change']>>;

/** Changes cells and reports it; a change of several cells can be undone from the toast. */
export function useChange({ change, undo }: Pick<Edits, 'change' | 'undo'>) {
  const messages = useSheetMessages();
  const { t, plural } = useTranslation();
  const takeBack = useCallback(() => {
    const undone = undo();
    if (undone === null) return void toast(messages.nothingToUndo);
    void undone.then(({ stored }) => toast(plural(messages.undone, stored.length)));
  }, [undo, messages, plural]);
  const report = useCallback(
    ({ stored, openCount, nowAwaiting }: Done, isOne: boolean) => {
      if (stored.length > 1)
        toast.success(plural(messages.stored, stored.length), {
          durationMs: UNDO_MS,
          action: { label: t.common.undo, onClick: takeBack },
        });
      const [first] = nowAwaiting;
      if (first)
        toast(
          fill(plural(messages.nowAwaiting, nowAwaiting.length), {
            line: `#${first.chosen?.appraisal_id} ${first.item.description}`,
          }),
          { durationMs: UNDO_MS },
        );
      if (openCount > 0 && !isOne)
        toast.error(plural(messages.notStored, openCount), {
          description: messages.notStoredText,
        });
    },
    [takeBack, messages, plural, t],
  );
  const changeCells = useCallback(
    async (edits: readonly CellEdit[]) => report(await change(edits), edits.length === 1),
    [change, report],
  );
  return useMemo(
    () => ({
      undo: takeBack,
      change: (edits: readonly CellEdit[]) => void changeCells(edits),
      reportLeft: (count: number) => void toast.error(plural(messages.pastedBeyond, count)),
    }),
    [changeCells, takeBack, messages, plural],
  );
}
