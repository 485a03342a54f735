'use client';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { MARKED, type MarkedState } from '@/lib/client/sheet/arrange';
import { useClaim } from '@/lib/client/claims/claims';
import { useCategories } from '@/lib/client/items/categories';
import { usePortalAnswers } from '@/lib/client/sending/sending';
import { linesOf, useItems, type Line } from '@/lib/client/sheet/lines';
import { useSheetEdits } from '@/lib/client/sheet/sheet-edits';
import { Cart, type SheetProps } from '../cart/cart';
import { CartTableSkeleton } from '../cart/cart-table';
import { useCartActions, useCartScope } from '../cart-context/cart-context';
import { CategoryNames } from '../inventory/category-names';
import { useWaitingRemoval } from '../inventory/use-waiting-removal';
import { Button } from '../ui/button';
import { later } from '../ui/later';
import { EmptyNotice, ErrorNotice } from '../ui/notice';
import { useTranslation } from '../translation';
import { CATEGORIES, ROOMS } from './line-cell';
import { RefusedCount } from './refusals';
import { SheetBar } from './sheet-bar';
import { useSheetMessages } from './sheet-messages';
import { SheetTable } from './sheet-table';
import { Toolbar } from './toolbar';
import { useChange } from './use-change';
import { linesOfRows, useRows } from './use-rows';
import { useSelection } from './use-selection';
import { showLines, useArrangement } from './use-sheet-address';

const NewItemDialog = later(
  async () => (await import('../new-item/new-item-dialog')).NewItemDialog,
);

const NO_CATEGORIES = [] as const;

/** The page of the spreadsheet: the cart with the lines instead of the list. */
export const SheetPage = ({ claimId }: { claimId: number }) => (
  <Cart claimId={claimId} Sheet={Sheet} />
);

/** The lines of a claim as a spreadsheet: every cell is edited in place. */
function Sheet({ scroller, isComplete }: SheetProps) {
  const { t, language } = useTranslation();
  const { claimId } = useCartActions();
  const items = useItems(claimId);
  const { data: known } = useCategories(language);
  const categories = known?.categories ?? NO_CATEGORIES;
  const { data: claim } = useClaim(claimId);
  const currency = claim?.currency ?? null;
  const context = useMemo(
    () => currency && { language, currency, categories },
    [language, currency, categories],
  );
  const isAllRead = items.isComplete && isComplete;
  // More pages may follow a change of many lines. Until they are read the lines stay, with what was
  // selected and can be undone.
  const [wasAllRead, setWasAllRead] = useState(isAllRead);
  if (isAllRead && !wasAllRead) setWasAllRead(true);
  if (items.error && !items.items)
    return (
      <ErrorNotice
        title={t.cart.loadFailed}
        error={items.error}
        onRetry={() => void items.retry()}
      />
    );
  if (!(isAllRead || wasAllRead) || !items.items || !context) return <CartTableSkeleton />;
  return <Lines {...{ scroller, context }} items={items.items} />;
}

interface LinesProps extends Pick<SheetProps, 'scroller'> {
  items: Parameters<typeof linesOf>[0];
  context: Parameters<typeof useRows>[3];
}

function Lines({ scroller, items, context }: LinesProps) {
  const messages = useSheetMessages();
  const { claimId } = useCartActions();
  const { appraisals } = useCartScope();
  const { hidden, remove } = useRemoval(claimId);
  const lines = useMemo(
    () => linesOf(items, appraisals).filter(({ rowId }) => !hidden.has(rowId)),
    [items, appraisals, hidden],
  );
  const marks = useMarks(claimId);
  const arrangement = useArrangement();
  const rows = useRows(lines, arrangement, marks, context);
  const edits = useSheetEdits({ claimId, ...context });
  const { change, undo, remember, reportLeft } = useChange(edits);
  const shown = linesOfRows(rows).map(({ rowId }) => rowId);
  const { selected, select, setSelected } = useSelection(shown);
  const { value, dialog } = useValuing();
  const { giveUp } = edits;
  const handlers = useMemo(
    () => ({ change, undo, giveUp, select, remove, value }),
    [change, undo, giveUp, select, remove, value],
  );
  const selectAll = (isSelected: boolean) => setSelected(new Set(isSelected ? shown : []));
  return (
    <>
      <Toolbar {...{ lines, marks, arrangement }} shownCount={shown.length} />
      <RefusedCount pending={edits.pending} giveUpAll={edits.giveUpAll} />
      <Suggestions lines={lines} />
      {shown.length === 0 ? (
        <EmptyNotice title={messages.noneTitle} text={messages.noneText}>
          <Button onClick={() => showLines(null)}>{messages.showAll}</Button>
        </EmptyNotice>
      ) : (
        <SheetTable
          {...{ scroller, rows, marks, context, selected, selectAll, reportLeft, handlers }}
          order={arrangement.order}
          pending={edits.pending}
        />
      )}
      <SheetBar
        lines={linesOfRows(rows).filter(({ rowId }) => selected.has(rowId))}
        onChange={change}
        remember={remember}
        onRemove={remove}
        onClose={() => selectAll(false)}
      />
      {dialog}
    </>
  );
}

/** The dialog that values an item without an appraisal. */
function useValuing() {
  const [wanted, setWanted] = useState<{ line: Line; isByHand: boolean } | null>(null);
  const value = useCallback((line: Line, isByHand: boolean) => setWanted({ line, isByHand }), []);
  const dialog = wanted && (
    <Suspense>
      <NewItemDialog
        key={`${wanted.line.rowId} ${wanted.isByHand}`}
        item={wanted.line.item}
        isByHand={wanted.isByHand}
        onClose={() => setWanted(null)}
      />
    </Suspense>
  );
  return { value, dialog };
}

/** Deleting a line takes its appraisals and photos along; it can be undone for a moment. */
function useRemoval(claimId: number) {
  const { hidden, remove } = useWaitingRemoval(claimId);
  const removeLines = useCallback(
    (lines: readonly Line[]) => remove(lines.map(({ item }) => item)),
    [remove],
  );
  return { hidden, remove: removeLines };
}

const NOBODY: ReadonlySet<number> = new Set();

function useMarks(claimId: number) {
  const { pictured } = useCartScope();
  const { data } = usePortalAnswers(claimId);
  const items = data?.items;
  const disputed = useMemo(
    () =>
      items
        ? new Set(
            items
              .filter(({ answer }) => answer?.answer === 'disagreed')
              .map(({ sent }) => sent.row_id),
          )
        : NOBODY,
    [items],
  );
  // As text, because the lines are arranged again only when other photos are marked.
  const marked = JSON.stringify(
    pictured.flatMap(({ rowId, results }) => {
      const state = MARKED.find((one) => results.some((result) => result.state === one));
      return state ? [[rowId, state]] : [];
    }),
  );
  return useMemo(
    () => ({ photos: new Map(JSON.parse(marked) as [number, MarkedState][]), disputed }),
    [marked, disputed],
  );
}

function Suggestions({ lines }: { lines: readonly Line[] }) {
  const rooms = new Set(lines.flatMap(({ item }) => item.location?.trim() || []));
  return (
    <>
      <CategoryNames id={CATEGORIES} />
      <datalist id={ROOMS}>
        {[...rooms].map((room) => (
          <option key={room} value={room}>
            {room}
          </option>
        ))}
      </datalist>
    </>
  );
}
