'use client';
import { Plus } from 'lucide-react';
import Link from 'next/link';
import { Suspense, useState } from 'react';
import { useAccess } from '@/lib/client/session/access';
import { governedUntil, stateOf, type RuleSetState } from '@/lib/client/rules/rule-set-state';
import { useRuleSets, type RuleSetSummary } from '@/lib/client/rules/rule-sets';
import { today } from '@/lib/client/forms/today';
import { fill } from '@/lib/shared/fill';
import { SettingsHead } from '../settings/settings-frame';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { later } from '../ui/later';
import { EmptyNotice, ErrorNotice, Skeleton } from '../ui/notice';
import { useTranslation } from '../translation';
import { ApprovalLimit } from './approval-limit';
import { StateBadge } from './state-badge';

const NewDraftDialog = later(async () => (await import('./new-draft-dialog')).NewDraftDialog);

/** All versions and drafts of the client's rules. */
export function RuleSetList() {
  const { settings, rules: messages } = useSettingsMessages();
  const access = useAccess();
  const { ruleSets, error, refetch } = useRuleSets();
  return (
    <>
      <SettingsHead
        title={settings.rules}
        lead={access?.isAdmin === false ? `${messages.lead} ${messages.readOnly}` : messages.lead}
      >
        {access?.isAdmin && ruleSets && <NewDraft ruleSets={ruleSets} />}
      </SettingsHead>
      {!ruleSets && error && (
        <ErrorNotice title={messages.loadFailed} error={error} onRetry={() => void refetch()} />
      )}
      {!ruleSets && !error && <ListSkeleton />}
      {ruleSets?.length === 0 && (
        <EmptyNotice title={messages.emptyTitle} text={messages.emptyText} />
      )}
      {ruleSets && ruleSets.length > 0 && <Versions ruleSets={ruleSets} />}
      {ruleSets && <ApprovalLimit />}
    </>
  );
}

function NewDraft({ ruleSets }: { ruleSets: readonly RuleSetSummary[] }) {
  const { rules: messages } = useSettingsMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden size={16} />
        {messages.newDraft}
      </Button>
      <Suspense>
        {isOpen && <NewDraftDialog ruleSets={ruleSets} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

const ORDER: Readonly<Record<RuleSetState, number>> = { in_force: 0, draft: 1, future: 2, past: 3 };
const GRID =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 md:grid-cols-[minmax(10rem,1.4fr)_8rem_minmax(10rem,1fr)_9rem] lg:px-6';

/** What is in force first, then what is being worked on, what comes, and what was. */
function Versions({ ruleSets }: { ruleSets: readonly RuleSetSummary[] }) {
  const { rules: messages } = useSettingsMessages();
  const [day] = useState(today);
  const listed = ruleSets.map((one) => ({ one, state: stateOf(one, ruleSets, day) }));
  const ordered = listed.toSorted(
    (a, b) => ORDER[a.state] - ORDER[b.state] || b.one.rule_set_id - a.one.rule_set_id,
  );
  return (
    <table aria-label={messages.list} className="block border-t border-line">
      <thead className="sticky top-0 z-10 hidden border-b border-line bg-surface md:block">
        <tr className={GRID}>
          {Object.entries(messages.columns).map(([column, name]) => (
            <th
              key={column}
              scope="col"
              className="py-2 text-left text-meta font-medium text-ink-2"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block">
        {ordered.map(({ one, state }) => (
          <VersionRow
            key={one.rule_set_id}
            one={one}
            state={state}
            until={governedUntil(one, ruleSets)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface VersionRowProps {
  one: RuleSetSummary;
  state: RuleSetState;
  until: string | null;
}

function VersionRow({ one, state, until }: VersionRowProps) {
  const { formats } = useTranslation();
  const { rules: messages } = useSettingsMessages();
  const governs = useGoverns(one, until);
  return (
    <tr
      className={`${GRID} relative min-h-14 border-b border-line py-2 focus-within:bg-accent-soft hover:bg-sunken`}
    >
      <td className="min-w-0">
        <Link
          href={`/settings/rules/${one.rule_set_id}`}
          className="block truncate font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {one.name}
        </Link>
        <span className="text-meta text-ink-2">
          {one.version === null
            ? messages.notPublished
            : fill(messages.version, { version: one.version })}
        </span>
        {one.version !== null && (
          <span className="block truncate text-meta text-ink-2 md:hidden">{governs}</span>
        )}
      </td>
      <td className="min-w-0">
        <StateBadge state={state} />
      </td>
      <td className="hidden min-w-0 text-ink-2 md:block">{governs}</td>
      <td className="hidden text-ink-2 md:block">{formats.day(one.update_time)}</td>
    </tr>
  );
}

export function useGoverns(
  { effective_from: from }: Pick<RuleSetSummary, 'effective_from'>,
  until: string | null,
): string {
  const { formats } = useTranslation();
  const { rules: messages } = useSettingsMessages();
  if (from === null) return '–';
  if (until === null) return fill(messages.from, { from: formats.day(from) });
  if (until <= from) return messages.ungoverned;
  return fill(messages.fromUntil, {
    from: formats.day(from),
    until: formats.day(dayBefore(until)),
  });
}

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <output aria-label={t.common.loading} className="block border-t border-line">
      {Array.from({ length: 5 }, (_, row) => (
        <div key={row} className="flex h-14 items-center gap-6 border-b border-line px-4 lg:px-6">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="ml-auto h-5 w-20" />
        </div>
      ))}
    </output>
  );
}
