'use client';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useAccess } from '@/lib/client/session/access';
import { governedUntil, stateOf, type RuleSetState } from '@/lib/client/rules/rule-set-state';
import { useRuleSets, type RuleSetSummary } from '@/lib/client/rules/rule-sets';
import { today } from '@/lib/client/forms/today';
import { fill } from '@/lib/shared/fill';
import { DataRow, DataTable, RowLink, WideCell } from '../settings/data-table';
import { SettingsHead } from '../settings/settings-frame';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { later } from '../ui/later';
import { LoadedRows } from '../ui/loaded';
import { EmptyNotice } from '../ui/notice';
import { useTranslation } from '../translation';
import { ApprovalLimit } from './approval-limit';
import { StateBadge } from './state-badge';

const NewDraftDialog = later(async () => (await import('./new-draft-dialog')).NewDraftDialog);

/** All versions and drafts of the client's rules. */
export function RuleSetList() {
  const { settings, rules: messages } = useSettingsMessages();
  const access = useAccess();
  const { ruleSets, ...query } = useRuleSets();
  return (
    <>
      <SettingsHead
        title={settings.rules}
        lead={access?.isAdmin === false ? `${messages.lead} ${messages.readOnly}` : messages.lead}
      >
        {access?.isAdmin && ruleSets && <NewDraft ruleSets={ruleSets} />}
      </SettingsHead>
      <LoadedRows
        data={ruleSets}
        query={query}
        failed={messages.loadFailed}
        skeleton="h-64"
        empty={<EmptyNotice title={messages.emptyTitle} text={messages.emptyText} />}
      >
        {(all) => <Versions ruleSets={all} />}
      </LoadedRows>
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
  'grid-cols-[minmax(0,1fr)_auto] items-center md:grid-cols-[minmax(10rem,1.4fr)_8rem_minmax(10rem,1fr)_9rem]';

/** The version in force comes first, then drafts, future and past versions, each newest first. */
function Versions({ ruleSets }: { ruleSets: readonly RuleSetSummary[] }) {
  const { rules: messages } = useSettingsMessages();
  const [day] = useState(today);
  const listed = ruleSets.map((one) => ({ one, state: stateOf(one, ruleSets, day) }));
  const ordered = listed.toSorted(
    (a, b) => ORDER[a.state] - ORDER[b.state] || b.one.rule_set_id - a.one.rule_set_id,
  );
  return (
    <DataTable label={messages.list} grid={GRID} from="md" columns={messages.columns}>
      {ordered.map(({ one, state }) => (
        <VersionRow
          key={one.rule_set_id}
          one={one}
          state={state}
          until={governedUntil(one, ruleSets)}
        />
      ))}
    </DataTable>
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
    <DataRow opens>
      <td className="min-w-0">
        <RowLink href={`/settings/rules/${one.rule_set_id}`} className="truncate">
          {one.name}
        </RowLink>
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
      <WideCell>{governs}</WideCell>
      <WideCell>{formats.day(one.update_time)}</WideCell>
    </DataRow>
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
