'use client';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { UNDO_MS } from '@/lib/client/cart/delete-appraisal';
import type { CellEdit } from '@/lib/client/sheet/read-edits';
import type { useSheetEdits } from '@/lib/client/sheet/sheet-edits';
import { toast } from '@/lib/client/shell/toasts';
import { fill } from '@/lib/shared/fill';
import { useTranslation } from '../translation';
import { isUndoOfPage } from '../ui/undo-key';
import { useSheetMessages } from './sheet-messages';

type Edits = ReturnType<typeof useSheetEdits>;
type Done = Awaited<ReturnType<Edits['change']>>;

/**
 * Changes cells and reports it; a change of several cells can be undone from the toast. Ctrl Z takes
 * back the last change from anywhere but fields and dialogs.
 */
export function useChange({ change, undo, remember }: Pick<Edits, 'change' | 'undo' | 'remember'>) {
  const messages = useSheetMessages();
  const { t, plural } = useTranslation();
  const takeBack = useCallback(
    (step?: Parameters<typeof undo>[0]) => {
      const undone = undo(step);
      if (undone === null) return void toast(messages.nothingToUndo);
      void undone.then((done) => done && toast(plural(messages.undone, done.stored.length)));
    },
    [undo, messages, plural],
  );
  useUndoKey(takeBack);
  const report = useCallback(
    ({ stored, step, openCount, nowAwaiting }: Done, isOne: boolean) => {
      if (stored.length > 1 && step)
        toast.success(plural(messages.stored, stored.length), {
          durationMs: UNDO_MS,
          action: { label: t.common.undo, onClick: () => takeBack(step) },
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
      undo: () => takeBack(),
      remember: (step: () => Promise<void>) => {
        remember(step);
        return () => takeBack(step);
      },
      change: (edits: readonly CellEdit[]) => void changeCells(edits),
      reportLeft: (count: number) => void toast.error(plural(messages.pastedBeyond, count)),
    }),
    [changeCells, takeBack, remember, messages, plural],
  );
}

function useUndoKey(takeBack: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isUndoOfPage(event)) return;
    event.preventDefault();
    takeBack();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
