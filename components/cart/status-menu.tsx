'use client';
import { ChevronDown } from 'lucide-react';
import { toast } from 'sonner';
import { useSetStatus, useStatuses } from '@/lib/client/appraisals';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/i18n/messages';
import { Menu } from '../ui/menu';
import type { MenuEntry } from '../ui/menu-entry';
import { useWords } from '../words';
import { useCartActions } from './cart-context';

export function StatusMenu({ appraisal }: { appraisal: Appraisal }) {
  const { t } = useWords();
  const { appraisal_id, appraisal_status_id, appraisal_status } = appraisal;
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          aria-label={fill(t.cart.statusOf, { status: appraisal_status, name: appraisal.cp_name_cart })}
          className="inline-flex h-6 max-w-full items-center gap-1.5 rounded-md border border-line bg-surface px-2 text-meta font-medium hover:border-control"
        >
          <span aria-hidden className="size-2 shrink-0 rounded-full bg-accent" />
          <span className="truncate">{appraisal_status}</span>
          <ChevronDown aria-hidden size={12} className="shrink-0 text-ink-2" />
        </button>
      }
      entries={useStatusEntries([appraisal_id], appraisal_status_id)}
    />
  );
}

/** The statuses of the client, for one appraisal or many. What the service refuses is told in its own words. */
export function useStatusEntries(appraisalIds: readonly number[], current: number | null): readonly MenuEntry[] {
  const { t, plural } = useWords();
  const { claimId } = useCartActions();
  const { data, isPending } = useStatuses();
  const setStatus = useSetStatus(claimId);
  const statuses = data?.appraisal_statuses ?? [];

  function choose(value: string) {
    const status = statuses.find(({ id }) => String(id) === value);
    if (!status || status.id === current) return;
    setStatus.mutate(
      { appraisalIds, status },
      {
        onSuccess: () =>
          appraisalIds.length > 1 &&
          toast.success(
            fill(t.cart.statusSet, { status: status.name, appraisals: plural(t.cart.appraisals, appraisalIds.length) }),
          ),
        onError: (error) => toast.error(t.cart.statusFailed, { description: error.message }),
      },
    );
  }

  return [
    { kind: 'label', text: isPending ? t.common.loading : t.cart.setStatus },
    {
      kind: 'choice',
      value: current === null ? null : String(current),
      options: statuses.map(({ id, name }) => ({ value: String(id), label: name })),
      onChoose: choose,
    },
  ];
}
