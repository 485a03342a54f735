'use client';
import { Hourglass, TimerOff } from 'lucide-react';
import { useInvitations, useRenewInvitation, type Invitation } from '@/lib/client/settings/people';
import { toast } from '@/lib/client/shell/toasts';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { StateTag } from '../settings/state-tag';
import { useActorName } from '../settings/use-actor-name';
import { Button } from '../ui/button';
import { ErrorNotice, Skeleton } from '../ui/notice';
import { useTranslation } from '../translation';
import { GRID } from './users-list';
import type { Action } from './action';

export function InvitationsList({ onAct }: { onAct(action: Action): void }) {
  const { t } = useTranslation();
  const { users: messages } = useSettingsMessages();
  const { invitations, error, refetch } = useInvitations();
  const nameOf = useActorName();
  return (
    <section aria-label={messages.invitations.title} className="pt-6 pb-8">
      <h2 className="px-4 pb-2 font-semibold lg:px-6">{messages.invitations.title}</h2>
      {!invitations && error && (
        <ErrorNotice
          title={messages.invitations.loadFailed}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!invitations && !error && (
        <output aria-label={t.common.loading} className="block px-4 lg:px-6">
          <Skeleton className="h-8 w-full" />
        </output>
      )}
      {invitations?.length === 0 && (
        <p className="px-4 text-ink-2 lg:px-6">{messages.invitations.none}</p>
      )}
      {invitations && invitations.length > 0 && (
        <ul className="border-t border-line">
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.invitation_id}
              invitation={invitation}
              who={nameOf(invitation.created_by)}
              onAct={onAct}
            />
          ))}
        </ul>
      )}
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
    <li data-invitation={email} className={`${GRID} min-h-14 border-b border-line py-2`}>
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <p className="text-meta break-all text-ink-2">{email}</p>
        <p className="text-meta break-words text-ink-2">
          {fill(messages.invitations.by, { when: formats.day(made), who })}
        </p>
      </div>
      <p className="col-span-2 text-ink-2 lg:col-span-1">{messages.roles[role]}</p>
      <div className="col-start-2 row-start-1 self-start lg:col-start-auto lg:row-start-auto lg:self-center">
        <StateTag
          state={state}
          icon={isOpen ? Hourglass : TimerOff}
          look={isOpen ? 'running' : 'over'}
        >
          {isOpen
            ? fill(messages.invitations.open, { time: formats.day(end) })
            : messages.invitations.expired}
        </StateTag>
      </div>
      <div className="col-span-2 flex flex-wrap gap-2 lg:col-span-1 lg:justify-end">
        <RenewButton invitation={invitation} onAct={onAct} />
        <Button
          aria-label={fill(messages.actionOf, { action: messages.invitations.revoke, name })}
          onClick={() => onAct({ kind: 'revoke', invitation })}
        >
          {messages.invitations.revoke}
        </Button>
      </div>
    </li>
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
