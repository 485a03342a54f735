'use client';
import { ChevronDown } from 'lucide-react';
import { toast } from '@/lib/client/toasts';
import { useSetStatus, useStatuses } from '@/lib/client/appraisals';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/i18n/messages';
import { Menu } from '../ui/menu';
import type { MenuEntry } from '../ui/menu-entry';
import { useWords } from '../words';
import { useCartActions } from './cart-context';

export function StatusMenu({ appraisal }: { appraisal: Appraisal }) {
  const { t } = useWords();
  const { appraisal_status_id, appraisal_status } = appraisal;
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
      entries={useStatusEntries([appraisal], appraisal_status_id)}
    />
  );
}

/**
 * The statuses of the client, for one appraisal or many; `current` is null for many. What the service refuses is told
 * in its own words.
 */
export function useStatusEntries(appraisals: readonly Appraisal[], current: number | null): readonly MenuEntry[] {
  const { t, plural } = useWords();
  const { claimId } = useCartActions();
  const { data, isPending } = useStatuses();
  const { mutate } = useSetStatus(claimId);
  const statuses = data?.appraisal_statuses ?? [];
  const appraisalIds = appraisals.map(({ appraisal_id }) => appraisal_id);
  const refused = (error: Error) => toast.error(t.cart.statusFailed, { description: error.message });

  function choose(value: string) {
    const status = statuses.find(({ id }) => String(id) === value);
    if (!status || status.id === current) return;
    const done = { status: status.name, appraisals: plural(t.cart.appraisals, appraisalIds.length) };
    const onSuccess = () => appraisalIds.length > 1 && toast.success(fill(t.cart.statusSet, done));
    mutate({ appraisalIds, status }, { onSuccess, onError: refused });
  }

  /** Asks for the status that it has already: the service answers with the reason and whom to turn to. */
  function askWhyOff() {
    const [first] = appraisals;
    if (!first) return;
    const status = { id: first.appraisal_status_id, name: first.appraisal_status };
    mutate({ appraisalIds: [first.appraisal_id], status }, { onError: refused });
  }

  const label = { kind: 'label', text: isPending ? t.common.loading : t.cart.setStatus } as const;
  if (data?.enabled === false) return [label, { kind: 'item', text: t.cart.statusOff, onSelect: askWhyOff }];
  const options = statuses.map(({ id, name }) => ({ value: String(id), label: name }));
  return [label, { kind: 'choice', value: current === null ? null : String(current), options, onChoose: choose }];
}
