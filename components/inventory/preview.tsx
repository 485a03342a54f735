'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useCallback, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { toast } from '@/lib/client/shell/toasts';
import { useCommitInventory } from '@/lib/client/inventory/inventory';
import type { Inventory } from '@/lib/contract/inventory';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { EmptyNotice, FormError } from '../ui/notice';
import { useTranslation } from '../translation';
import { RowsTable } from './rows-table';
import { choicesOf, rowsOf, takenAtFirst, type Shown } from './selection';
import { showIntake } from './use-intake';
import { useUndo } from './use-undo';

const UNDO_SHOWN_MS = 20_000;

interface PreviewProps {
  claimId: number;
  inventory: Inventory;
  scroller: RefObject<HTMLElement | null>;
}

export function Preview({ claimId, inventory, scroller }: PreviewProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Shown>('all');
  const [taken, setTaken] = useState(() => takenAtFirst(inventory));
  const rows = useMemo(() => rowsOf(inventory, shown), [inventory, shown]);
  const take = useCallback(
    (row: number, isTaken: boolean) =>
      setTaken(
        (before) => new Set(isTaken ? [...before, row] : [...before].filter((one) => one !== row)),
      ),
    [],
  );
  return (
    <>
      <About inventory={inventory} taken={taken} />
      <Filters inventory={inventory} shown={shown} setShown={setShown} />
      {rows.length === 0 ? (
        <EmptyNotice title={t.inventory.noneShown} text={t.inventory.noneShownText} />
      ) : (
        <RowsTable rows={rows} scroller={scroller} taken={taken} take={take} />
      )}
      <CommitBar claimId={claimId} inventory={inventory} taken={taken} />
    </>
  );
}

function About({ inventory, taken }: { inventory: Inventory; taken: ReadonlySet<number> }) {
  const { t, formats } = useTranslation();
  const { totals, unknown_columns: unknown, source, understood } = inventory;
  const how = [
    source === 'homebox' && t.inventory.homebox,
    inventory.format.toUpperCase(),
    understood.sheet,
    understood.encoding?.replace('utf', 'UTF'),
  ];
  const matched = rowsOf(inventory, 'matched');
  const takenCount = matched.filter(({ row }) => taken.has(row)).length;
  return (
    <section className="border-b border-line px-4 py-3 @3xl:px-6">
      <h2 className="text-read font-semibold break-words">
        {fill(t.inventory.preview, { name: inventory.file_name })}
      </h2>
      <p className="text-meta text-ink-2">{how.filter(Boolean).join(' · ')}</p>
      {inventory.status === 'draft' && inventory.committed_before !== null && (
        <output className="mt-2 block font-medium text-flag">
          {fill(t.inventory.committedBefore, { when: formats.instant(inventory.committed_before) })}
        </output>
      )}
      {unknown.length > 0 && (
        <p className="text-meta break-words text-ink-2">
          {fill(t.inventory.unknownColumns, { names: unknown.join(', ') })}
        </p>
      )}
      {!inventory.matches_complete && (
        <p className="text-meta text-ink-2">{t.inventory.matchesIncomplete}</p>
      )}
      <dl className="mt-3 grid grid-cols-2 gap-x-8 gap-y-2 @2xl:flex">
        <Total name={t.inventory.usable}>
          {fill(t.inventory.usableCount, {
            count: formats.count(totals.usable_count),
            total: formats.count(totals.row_count),
          })}
        </Total>
        <Total name={t.inventory.total}>
          {formats.money(totals.claimed_amount, totals.currency)}
        </Total>
        <Total name={t.inventory.matched}>
          {fill(t.inventory.matchedCount, {
            count: formats.count(takenCount),
            total: formats.count(matched.length),
          })}
        </Total>
      </dl>
    </section>
  );
}

const Total = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-meta text-ink-2">{name}</dt>
    <dd className="text-total font-semibold whitespace-nowrap">{children}</dd>
  </div>
);

const SHOWN = ['all', 'errors', 'warnings', 'matched'] as const;

interface FiltersProps {
  inventory: Inventory;
  shown: Shown;
  setShown(shown: Shown): void;
}

function Filters({ inventory, shown, setShown }: FiltersProps) {
  const { t, formats } = useTranslation();
  return (
    <div
      role="toolbar"
      aria-label={t.inventory.filters}
      className="flex flex-wrap gap-2 px-4 py-2.5 @3xl:px-6"
    >
      {SHOWN.map((one) => (
        <Button key={one} aria-pressed={shown === one} onClick={() => setShown(one)}>
          {fill(t.inventory.show[one], { count: formats.count(rowsOf(inventory, one).length) })}
        </Button>
      ))}
    </div>
  );
}

interface CommitBarProps {
  claimId: number;
  inventory: Inventory;
  taken: ReadonlySet<number>;
}

function CommitBar({ claimId, inventory, taken }: CommitBarProps) {
  const { t, plural } = useTranslation();
  const commit = useCommitAndLeave(claimId, inventory, taken);
  const { usable_count: usable, error_count: errors } = inventory.totals;
  return (
    <div className="sticky bottom-0 z-20 mt-auto flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-surface px-4 py-2.5 @3xl:px-6">
      {commit.error && (
        <div className="basis-full">
          <FormError>
            <span className="font-medium">{t.inventory.commitFailed}.</span> {commit.error.message}
          </FormError>
        </div>
      )}
      {commit.isPending && (
        <progress aria-label={t.inventory.committing} className="block h-1.5 basis-full" />
      )}
      <p className="min-w-0 flex-1 basis-full text-ink-2 @2xl:basis-48">
        {usable === 0
          ? t.inventory.nothingUsable
          : errors > 0 && plural(t.inventory.withoutErrors, errors)}
      </p>
      <Button onClick={() => showIntake(null)} disabled={commit.isPending}>
        {t.inventory.another}
      </Button>
      <Button
        look="primary"
        disabled={usable === 0}
        isBusy={commit.isPending}
        onClick={() => void commit.run()}
      >
        {plural(t.inventory.commit, usable)}
      </Button>
    </div>
  );
}

/** After the commit, opens the claim with a toast that can undo the whole intake. */
function useCommitAndLeave(claimId: number, inventory: Inventory, taken: ReadonlySet<number>) {
  const { t, plural } = useTranslation();
  const router = useRouter();
  const cache = useQueryClient();
  const undo = useUndo(cache, claimId);
  const { mutateAsync, isPending, error } = useCommitInventory(claimId, inventory.intake_id);
  async function run() {
    const body = { leave_out_errors: true, choices: choicesOf(inventory, taken) };
    const made = await mutateAsync(body).catch(() => null);
    if (!made) return;
    router.push(`/claims/${claimId}`);
    const waiting = made.item_count - made.appraisal_count;
    toast.success(plural(t.inventory.done, made.item_count), {
      description: fill(t.inventory.doneText, { appraisals: made.appraisal_count, waiting }),
      durationMs: UNDO_SHOWN_MS,
      action: { label: t.common.undo, onClick: () => void undo(made.intake_id) },
    });
  }
  return { run, isPending, error };
}
