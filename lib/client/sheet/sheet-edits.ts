import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { refreshAcvs } from '../acv/acv';
import { CLAIMS_KEY } from '../api/query-keys';
import { changeKey, changeScope } from '../cart/revisions';
import { waitingKey } from '../cart/waiting-items';
import type { CellContext, EditedColumn } from './cells';
import { type Changed, changeLines, type LineChange } from './change-lines';
import { type Line, readLines } from './lines';
import {
  type CellEdit,
  cellKey,
  type PendingCells,
  pendingOf,
  readEdits,
  isStoredBy,
  settled,
  undoOf,
  together,
  withCells,
} from './read-edits';

/** Texts before a change of cells, or what takes back a change that is not of cells and reports it. */
type Step = readonly CellEdit[] | (() => Promise<void>);

interface Done {
  /** Cells that were stored. */
  readonly stored: readonly CellEdit[];
  /** What `undo` takes back; null for an undo itself, or if nothing was stored. */
  readonly step: Step | null;
  /** How many were not. */
  readonly openCount: number;
  /** Lines whose amount waits for approval since the change, once for all changes saved together. */
  readonly nowAwaiting: readonly Line[];
}

/** Cells that were changed together, until they are saved. */
interface Queued {
  readonly edits: readonly CellEdit[];
  readonly isUndo: boolean;
  done(done: Done): void;
}

interface Sheet extends CellContext {
  readonly claimId: number;
}

/**
 * The texts typed into a sheet. Each change is saved at once, and what is typed meanwhile together
 * after it. What is refused stays in its cell with the reason, until it is corrected or given up.
 * `undo` takes back the last change, or a given one; `remember` adds one that is not of cells.
 */
export function useSheetEdits({ claimId, ...context }: Sheet) {
  const [pending, setPending] = useState<PendingCells>(new Map());
  const past = useRef<Step[]>([]);
  const saveBatch = useSaveBatch(claimId, context, setPending, past);
  const queue = useRef<Queued[]>([]);
  const isSaving = useRef(false);

  const change = useCallback(
    (edits: readonly CellEdit[], isUndo = false): Promise<Done> =>
      new Promise((done) => {
        queue.current.push({ edits, isUndo, done });
        setPending((all) => withCells(all, edits.map(waiting)));
        if (!isSaving.current) void saveQueue(queue.current, isSaving, saveBatch);
      }),
    [saveBatch],
  );
  const undo = useCallback(
    (given?: Step) => {
      const step = given ?? past.current.at(-1);
      if (step === undefined || !past.current.includes(step)) return null;
      past.current = past.current.filter((one) => one !== step);
      return typeof step === 'function' ? step() : change(step, true);
    },
    [change],
  );
  const remember = useCallback((step: Step) => void past.current.push(step), []);
  const giveUp = useCallback(
    (rowId: number, column: EditedColumn) =>
      setPending((all) => new Map([...all].filter(([key]) => key !== cellKey(rowId, column)))),
    [],
  );
  const giveUpAll = useCallback(
    () => setPending((all) => new Map([...all].filter(([, { refusal }]) => refusal === null))),
    [],
  );
  useWarnOnLeave(pending);
  return { pending, change, undo, remember, giveUp, giveUpAll };
}

const waiting = ({ rowId, column, text }: CellEdit) =>
  [cellKey(rowId, column), { text, refusal: null }] as const;

type SaveBatch = (batch: readonly Queued[]) => Promise<void>;

async function saveQueue(queue: Queued[], isSaving: { current: boolean }, save: SaveBatch) {
  isSaving.current = true;
  while (queue.length > 0) await save(queue.splice(0));
  isSaving.current = false;
}

/** A reload would lose what is not saved yet. */
function useWarnOnLeave(pending: PendingCells): void {
  const isSaving = [...pending.values()].some(({ refusal }) => refusal === null);
  useEffect(() => {
    if (!isSaving) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSaving]);
}

type SetPending = (change: (all: PendingCells) => PendingCells) => void;

function useSaveBatch(
  claimId: number,
  context: CellContext,
  setPending: SetPending,
  past: { readonly current: Step[] },
): SaveBatch {
  const cache = useQueryClient();
  const save = useSave(cache, claimId);
  const { language, currency, categories } = context;
  return useCallback(
    async (batch) => {
      const texts = { language, currency, categories };
      const lines = readLines(cache, claimId);
      const read = batch.flatMap(({ edits }) => readEdits(edits, lines, texts));
      const usable = read.filter((one) => !('fault' in one.change));
      setPending((all) => withCells(all, read.map(pendingOf)));
      const wished = usable.filter(({ edit, before }) => edit.text.trim() !== before);
      const outcome = await save({ changes: together(wished), language });
      setPending((all) => settled(all, usable, outcome));
      const undos = new Map(
        wished.filter(isStoredBy(outcome)).map((one) => [one.edit, undoOf(one)]),
      );
      const unchanged = new Set(
        usable.filter((one) => !wished.includes(one)).map(({ edit }) => edit),
      );
      const changed = new Set(wished.map(({ edit }) => edit.rowId));
      const nowAwaiting = awaitingSince(lines, readLines(cache, claimId)).filter(({ rowId }) =>
        changed.has(rowId),
      );
      for (const [at, { edits, isUndo, done }] of batch.entries()) {
        const stored = edits.filter((edit) => undos.has(edit));
        const step =
          isUndo || stored.length === 0 ? null : stored.flatMap((edit) => undos.get(edit) ?? []);
        if (step) past.current.push(step);
        const open = edits.filter((edit) => !undos.has(edit) && !unchanged.has(edit));
        done({ stored, step, openCount: open.length, nowAwaiting: at === 0 ? nowAwaiting : [] });
      }
    },
    [cache, claimId, language, currency, categories, save, setPending, past],
  );
}

/** What had been approved, or needed no approval, needs it now. */
function awaitingSince(before: readonly Line[], after: readonly Line[]): readonly Line[] {
  const former = new Map(before.map((line) => [line.rowId, line.chosen?.approval ?? null]));
  return after.filter(
    ({ rowId, chosen }) => (chosen?.approval ?? null) !== null && former.get(rowId) === null,
  );
}

interface Saved {
  readonly changes: readonly LineChange[];
  readonly language: CellContext['language'];
}

const NOTHING: Changed = { refused: [], late: [] };

/** What cannot be sent at all is refused, too, so that no text is lost. */
function useSave(cache: QueryClient, claimId: number): (saved: Saved) => Promise<Changed> {
  const { mutateAsync } = useMutation({
    scope: changeScope(claimId),
    mutationKey: changeKey(claimId),
    mutationFn: ({ changes, language }: Saved) => changeLines(claimId, changes, { language }),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: waitingKey(claimId) }),
        cache.invalidateQueries({ queryKey: ['claimed-item', claimId] }),
        cache.invalidateQueries({ queryKey: CLAIMS_KEY, refetchType: 'none' }),
        refreshAcvs(cache, claimId),
      ]),
  });
  return useCallback(
    async (saved: Saved) => {
      if (saved.changes.length === 0) return NOTHING;
      try {
        return await mutateAsync(saved);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const refused = saved.changes.map(({ line }) => ({
          rowId: line.rowId,
          column: null,
          message,
        }));
        return { refused, late: [] };
      }
    },
    [mutateAsync],
  );
}
