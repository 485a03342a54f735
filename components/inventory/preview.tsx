'use client';
import { useState, type RefObject } from 'react';
import { useDraft } from '@/lib/client/inventory/use-draft';
import type { Inventory } from '@/lib/contract/inventory';
import { useTranslation } from '../translation';
import { EmptyNotice } from '../ui/notice';
import { About } from './about';
import { ColumnMapping } from './column-mapping';
import { CommitBar } from './commit-bar';
import { FileTotal } from './file-total';
import { DuplicateActions, Filters, LikelyActions } from './filters';
import { PriceQuestion } from './price-question';
import { RowsTable } from './rows-table';
import { SaveState } from './save-state';
import { rowsOf, type Shown } from './selection';
import { SkippedRows } from './skipped-rows';

interface PreviewProps {
  claimId: number;
  inventory: Inventory;
  scroller: RefObject<HTMLElement | null>;
}

export function Preview({ claimId, inventory, scroller }: PreviewProps) {
  const { t } = useTranslation();
  const { state, queue } = useDraft(claimId, inventory);
  const { change, settled } = queue;
  const { shown, show, rows } = useShownRows(inventory);
  return (
    <>
      <About inventory={inventory} />
      <FileTotal inventory={inventory} />
      <PriceQuestion claimId={claimId} inventory={inventory} settled={settled} />
      <ColumnMapping claimId={claimId} inventory={inventory} settled={settled} />
      <SkippedRows inventory={inventory} change={change} />
      <Filters inventory={inventory} shown={shown} setShown={show} />
      {shown === 'duplicates' && <DuplicateActions rows={rows} change={change} />}
      {shown === 'matched' && <LikelyActions rows={rows} change={change} />}
      {rows.length === 0 ? (
        <EmptyNotice title={t.inventory.noneShown} text={t.inventory.noneShownText} />
      ) : (
        <RowsTable rows={rows} scroller={scroller} pending={state.pending} change={change} />
      )}
      <CommitBar claimId={claimId} inventory={inventory} settled={settled}>
        <SaveState inventory={inventory} state={state} queue={queue} />
      </CommitBar>
    </>
  );
}

/**
 * A row that a correction has mended stays where it is until another filter is chosen: it would
 * vanish under the cursor.
 */
function useShownRows(inventory: Inventory) {
  const [{ shown, kept }, setFilter] = useState<{
    readonly shown: Shown;
    readonly kept: ReadonlySet<number>;
  }>({ shown: 'all', kept: new Set() });
  const show = (next: Shown) =>
    setFilter({ shown: next, kept: new Set(rowsOf(inventory, next).map(({ row }) => row)) });
  const now = new Set(rowsOf(inventory, shown).map(({ row }) => row));
  const rows = inventory.rows.filter(({ row }) => now.has(row) || kept.has(row));
  return { shown, show, rows };
}
