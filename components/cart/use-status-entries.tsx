'use client';
import { type ReactNode, Suspense, useState } from 'react';
import { toast } from '@/lib/client/shell/toasts';
import { UNDO_MS } from '@/lib/client/cart/delete-appraisal';
import { formerStatuses } from '@/lib/client/cart/former-statuses';
import { useSetStatus, useStatuses } from '@/lib/client/cart/set-status';
import { type StatusQuestion as Raised, statusQuestion } from '@/lib/client/cart/status-question';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/shared/fill';
import { statusName } from '@/lib/i18n/status-name';
import type { MenuEntry } from '../ui/menu-entry';
import { useEditConflict } from '../together/use-edit-conflict';
import { useTranslation } from '../translation';
import { useCartActions, useCartScope } from '../cart-context/cart-context';
import { later } from '../ui/later';
import { useStatusUndo } from './use-status-undo';

const StatusQuestion = later(async () => (await import('./status-question')).StatusQuestion);

type Statuses = NonNullable<ReturnType<typeof useStatuses>['data']>['appraisal_statuses'];

/**
 * Sets a status, reports how many appraisals took it with an undo, and asks about those that
 * somebody else has changed.
 */
function useChoice(
  appraisals: readonly Appraisal[],
  statuses: Statuses,
  set: ReturnType<typeof useSetStatus>,
) {
  const { t, plural } = useTranslation();
  const { claimId } = useCartActions();
  const showConflict = useEditConflict(claimId);
  const undo = useStatusUndo(claimId);
  return (status: Statuses[number], chosen: readonly Appraisal[]) => {
    async function setFor(ids: readonly number[]) {
      const { late, revisions } = await set.mutateAsync({
        statuses: new Map(ids.map((id) => [id, status])),
      });
      const statusId = status.id;
      const former = formerStatuses(statuses, { before: appraisals, statusId, late, revisions });
      const done = {
        status: statusName(status.name, t.cart.standardStatuses),
        appraisals: plural(t.cart.appraisals, ids.length - late.length),
      };
      const action = former && { label: t.common.undo, onClick: () => undo(former) };
      if (ids.length - late.length > 1)
        toast.success(fill(t.cart.statusSet, done), {
          group: 'status',
          ...(action && { action, durationMs: UNDO_MS }),
        });
      if (late.length > 0)
        void showConflict({
          before: appraisals,
          late,
          title: t.together.notSet,
          action: { label: t.together.setAnyway, onClick: start },
        });
    }
    const start = (ids: readonly number[]) =>
      void setFor(ids).catch((error: Error) =>
        toast.error(t.cart.statusFailed, { description: error.message }),
      );
    start(chosen.map(({ appraisal_id }) => appraisal_id));
  };
}

/** Sets a status at once, or after the person has answered what `statusQuestion` raises. */
function useQuestion(
  appraisals: readonly Appraisal[],
  choose: (status: Statuses[number], chosen: readonly Appraisal[]) => void,
) {
  const { t } = useTranslation();
  const { results } = useCartScope();
  const [open, setOpen] = useState<{ status: Statuses[number]; raised: Raised } | null>(null);
  const question = open && (
    <Suspense>
      <StatusQuestion
        question={open.raised}
        appraisals={appraisals}
        status={statusName(open.status.name, t.cart.standardStatuses)}
        onSet={(chosen) => choose(open.status, chosen)}
        onClose={() => setOpen(null)}
      />
    </Suspense>
  );
  function requireAnswer(status: Statuses[number]) {
    const raised = statusQuestion(appraisals, status.id, results);
    if (raised) setOpen({ status, raised });
    else choose(status, appraisals);
  }
  return { question, requireAnswer };
}

export interface StatusEntries {
  readonly entries: readonly MenuEntry[];
  /** The open question, to be rendered beside the menu. */
  readonly question: ReactNode;
}

/**
 * Menu entries for the client's statuses, for one appraisal or many; `current` is null for many. An
 * error is shown with the service's own message.
 */
export function useStatusEntries(
  appraisals: readonly Appraisal[],
  current: number | null,
): StatusEntries {
  const { t } = useTranslation();
  const { claimId } = useCartActions();
  const { data, isPending } = useStatuses();
  const set = useSetStatus(claimId);
  const statuses = data?.appraisal_statuses ?? [];
  const choose = useChoice(appraisals, statuses, set);
  const { question, requireAnswer } = useQuestion(appraisals, choose);
  /**
   * Allows the current status and those that the client's graph lets follow it. After a status that
   * the client no longer has, all are allowed here and the service decides.
   */
  const mayBe = (id: number, { appraisal_status_id: now }: Appraisal) =>
    id === now || (statuses.find((one) => one.id === now)?.next_ids.includes(id) ?? true);
  const refused = (error: Error) =>
    toast.error(t.cart.statusFailed, { description: error.message });

  /**
   * Requests the status that the appraisal already has: the service refuses with the reason and
   * says whom to contact.
   */
  function explainWhyOff() {
    const [first] = appraisals;
    if (!first) return;
    const status = { id: first.appraisal_status_id, name: first.appraisal_status };
    set.mutate({ statuses: new Map([[first.appraisal_id, status]]) }, { onError: refused });
  }

  const label = { kind: 'label', text: isPending ? t.common.loading : t.cart.setStatus } as const;
  if (data?.enabled === false)
    return {
      entries: [label, { kind: 'item', text: t.cart.statusOff, onSelect: explainWhyOff }],
      question: null,
    };
  const options = statuses
    .filter(({ id }) => appraisals.every((one) => mayBe(id, one)))
    .map(({ id, name }) => ({
      value: String(id),
      label: statusName(name, t.cart.standardStatuses),
    }));
  function onChoose(value: string) {
    const status = statuses.find(({ id }) => String(id) === value);
    if (status && status.id !== current) requireAnswer(status);
  }
  const value = current === null ? null : String(current);
  return { entries: [label, { kind: 'choice', value, options, onChoose }], question };
}
