'use client';
import { Hourglass, TimerOff } from 'lucide-react';
import { useInvitations, useRenewInvitation, type Invitation } from '@/lib/client/settings/people';
import { toast } from '@/lib/client/shell/toasts';
import { fill } from '@/lib/shared/fill';
import { ActionsCell, DataRow, DataTable, LineCell, StateCell } from '../settings/data-table';
import { useSettingsMessages } from '../settings/settings-messages';
import { StateTag } from '../settings/state-tag';
import { useActorName } from '../settings/use-actor-name';
import { Button } from '../ui/button';
import { LoadedRows } from '../ui/loaded';
import { useTranslation } from '../translation';
import { GRID } from './users-list';
import type { Action } from './action';

export function InvitationsList({ onAct }: { onAct(action: Action): void }) {
  const { users: messages } = useSettingsMessages();
  const { invitations, ...query } = useInvitations();
  const nameOf = useActorName();
  return (
    <section aria-label={messages.invitations.title} className="pt-6 pb-8">
      <h2 className="px-4 pb-2 font-semibold lg:px-6">{messages.invitations.title}</h2>
      <LoadedRows
        data={invitations}
        query={query}
        failed={messages.invitations.loadFailed}
        skeleton="h-8"
        empty={<p className="px-4 text-ink-2 lg:px-6">{messages.invitations.none}</p>}
      >
        {(all) => (
          <DataTable
            label={messages.invitations.title}
            grid={GRID}
            from="lg"
            columns={messages.columns}
            unseen="actions"
          >
            {all.map((invitation) => (
              <InvitationRow
                key={invitation.invitation_id}
                invitation={invitation}
                who={nameOf(invitation.created_by)}
                onAct={onAct}
              />
            ))}
          </DataTable>
        )}
      </LoadedRows>
    </section>
  );
}

function InvitationRow({
  invitation,
  who,
  onAct,
}: {
  invitation: Invitation;
  who: string;
  onAct(action: Action): void;
}) {
  const { formats } = useTranslation();
  const { users: messages } = useSettingsMessages();
  const { name, email, role, state, create_time: made, expire_time: end } = invitation;
  const isOpen = state === 'open';
  return (
    <DataRow data-invitation={email}>
      <td className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <p className="text-meta break-all text-ink-2">{email}</p>
        <p className="text-meta break-words text-ink-2">
          {fill(messages.invitations.by, { when: formats.day(made), who })}
        </p>
      </td>
      <LineCell>{messages.roles[role]}</LineCell>
      <StateCell>
        <StateTag
          state={state}
          icon={isOpen ? Hourglass : TimerOff}
          look={isOpen ? 'running' : 'over'}
        >
          {isOpen
            ? fill(messages.invitations.open, { time: formats.day(end) })
            : messages.invitations.expired}
        </StateTag>
      </StateCell>
      <ActionsCell>
        <RenewButton invitation={invitation} onAct={onAct} />
        <Button
          aria-label={fill(messages.actionOf, { action: messages.invitations.revoke, name })}
          onClick={() => onAct({ kind: 'revoke', invitation })}
        >
          {messages.invitations.revoke}
        </Button>
      </ActionsCell>
    </DataRow>
  );
}

function RenewButton({
  invitation,
  onAct,
}: {
  invitation: Invitation;
  onAct(action: Action): void;
}) {
  const { users: messages } = useSettingsMessages();
  const { run, isRunning } = useRenewInvitation(invitation.invitation_id);
  async function renew() {
    const handed = await run({});
    if (handed) onAct({ kind: 'link', isReset: false, handed, person: invitation });
    else toast.error(messages.invitations.renewFailed);
  }
  return (
    <Button
      aria-label={fill(messages.actionOf, {
        action: messages.invitations.renew,
        name: invitation.name,
      })}
      isBusy={isRunning}
      onClick={() => void renew()}
    >
      {messages.invitations.renew}
    </Button>
  );
}
