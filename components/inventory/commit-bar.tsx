'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { ApiError } from '@/lib/client/api/api-error';
import { useCommitInventory } from '@/lib/client/inventory/inventory';
import { toast } from '@/lib/client/shell/toasts';
import type { Inventory } from '@/lib/contract/inventory';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { FormError } from '../ui/notice';
import { useTranslation } from '../translation';
import { useDraftMessages } from './draft-messages';
import { showIntake } from './use-intake';
import { useUndo } from './use-undo';

const UNDO_SHOWN_MS = 20_000;

interface CommitBarProps {
  claimId: number;
  inventory: Inventory;
  settled(): Promise<boolean>;
  /** Whether the draft is stored. */
  children: ReactNode;
}

export function CommitBar({ claimId, inventory, settled, children }: CommitBarProps) {
  const { t, plural } = useTranslation();
  const messages = useDraftMessages();
  const commit = useCommitAndLeave(claimId, inventory, settled);
  const { usable_count: usable, error_count: errors } = inventory.totals;
  const isOutdated = commit.error instanceof ApiError && commit.error.status === 412;
  return (
    <div className="sticky bottom-0 z-20 mt-auto flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-surface px-4 py-2.5 @3xl:px-6">
      {commit.error && (
        <div className="basis-full">
          <FormError>
            <span className="font-medium">{t.inventory.commitFailed}.</span>{' '}
            {isOutdated ? messages.commitOutdated : commit.error.message}
          </FormError>
        </div>
      )}
      {commit.isPending && (
        <progress aria-label={t.inventory.committing} className="block h-1.5 basis-full" />
      )}
      {children}
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
function useCommitAndLeave(
  claimId: number,
  { intake_id: intakeId }: Inventory,
  settled: CommitBarProps['settled'],
) {
  const { t, plural } = useTranslation();
  const router = useRouter();
  const cache = useQueryClient();
  const undo = useUndo(cache, claimId);
  const { mutateAsync, isPending, error } = useCommitInventory(claimId, intakeId);
  async function run() {
    if (!(await settled())) return;
    const made = await mutateAsync({ leave_out_errors: true }).catch(() => null);
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
