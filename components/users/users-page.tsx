'use client';
import { Plus } from 'lucide-react';
import { Suspense, useState, type Dispatch, type SetStateAction } from 'react';
import { useAccess } from '@/lib/client/session/access';
import { fill } from '@/lib/shared/fill';
import { AdminsOnly } from '../settings/admins-only';
import { SettingsHead } from '../settings/settings-frame';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { later } from '../ui/later';
import type { Action } from './action';
import { InvitationsList } from './invitations-list';
import { UsersList } from './users-list';

const InviteDialog = later(async () => (await import('./invite-dialog')).InviteDialog);
const LinkDialog = later(async () => (await import('./link-dialog')).LinkDialog);
const RoleDialog = later(async () => (await import('./role-dialog')).RoleDialog);
const DisableDialog = later(async () => (await import('./disable-dialog')).DisableDialog);
const ResetDialog = later(async () => (await import('./reset-dialog')).ResetDialog);
const RevokeDialog = later(async () => (await import('./revoke-dialog')).RevokeDialog);

export function UsersPage() {
  const { settings, users: messages } = useSettingsMessages();
  const access = useAccess();
  const [action, setAction] = useState<Action | null>(null);
  return (
    <>
      <SettingsHead
        title={settings.users}
        lead={access?.isAdmin && fill(messages.lead, { client: access.client?.name ?? '' })}
      >
        {access?.isAdmin && (
          <Button look="primary" onClick={() => setAction({ kind: 'invite' })}>
            <Plus aria-hidden size={16} />
            {messages.invite}
          </Button>
        )}
      </SettingsHead>
      <AdminsOnly>
        <UsersList onAct={setAction} />
        <InvitationsList onAct={setAction} />
        <Suspense>{action && <Opened action={action} onAct={setAction} />}</Suspense>
      </AdminsOnly>
    </>
  );
}

function Opened({
  action,
  onAct,
}: {
  action: Action;
  onAct: Dispatch<SetStateAction<Action | null>>;
}) {
  // While the code of the next dialog is loading, this one is hidden but still receives clicks, so
  // it closes only itself.
  const close = () => onAct((now) => (now === action ? null : now));
  switch (action.kind) {
    case 'invite':
      return (
        <InviteDialog
          onInvited={(made) => onAct({ kind: 'link', isReset: false, handed: made, person: made })}
          onClose={close}
        />
      );
    case 'link':
      return <LinkDialog {...action} onClose={close} />;
    case 'role':
      return <RoleDialog user={action.user} onClose={close} />;
    case 'disable':
      return <DisableDialog user={action.user} onClose={close} />;
    case 'reset':
      return (
        <ResetDialog
          user={action.user}
          onMade={(handed) => onAct({ kind: 'link', isReset: true, handed, person: action.user })}
          onClose={close}
        />
      );
    case 'revoke':
      return <RevokeDialog invitation={action.invitation} onClose={close} />;
  }
}
