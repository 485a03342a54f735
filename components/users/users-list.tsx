'use client';
import { Ban, CircleCheck } from 'lucide-react';
import { useAccess } from '@/lib/client/session/access';
import { useUpdateUser, useUsers, type User } from '@/lib/client/settings/people';
import { toast } from '@/lib/client/shell/toasts';
import { fill } from '@/lib/shared/fill';
import { ActionsCell, DataRow, DataTable, LineCell, StateCell } from '../settings/data-table';
import { useSettingsMessages } from '../settings/settings-messages';
import { StateTag } from '../settings/state-tag';
import { Button } from '../ui/button';
import { LoadedRows } from '../ui/loaded';
import { useErrorMessage } from './use-error-message';
import type { Action } from './action';

/** Also used by the list of invitations, so that their columns match. */
export const GRID =
  'grid-cols-[minmax(0,1fr)_auto] items-center gap-y-1 lg:grid-cols-[minmax(12rem,1fr)_9rem_12rem_24rem]';

export function UsersList({ onAct }: { onAct(action: Action): void }) {
  const { users: messages } = useSettingsMessages();
  const { users, ...query } = useUsers();
  return (
    <LoadedRows data={users} query={query} failed={messages.loadFailed} empty={null}>
      {(all) => (
        <DataTable
          label={messages.list}
          grid={GRID}
          from="lg"
          columns={messages.columns}
          unseen="actions"
        >
          {all.map((user) => (
            <UserRow key={user.user_id} user={user} onAct={onAct} />
          ))}
        </DataTable>
      )}
    </LoadedRows>
  );
}

function UserRow({ user, onAct }: { user: User; onAct(action: Action): void }) {
  const { users: messages } = useSettingsMessages();
  const access = useAccess();
  const { name, email, role, state } = user;
  const isYou = access?.actor === `user:${email}`;
  const labelOf = (action: string) => ({ 'aria-label': fill(messages.actionOf, { action, name }) });
  return (
    <DataRow data-user={email}>
      <td className="min-w-0">
        <p className="font-medium break-words">
          {name}
          {isYou && <span className="font-normal text-ink-2"> ({messages.you})</span>}
        </p>
        <p className="text-meta break-all text-ink-2">{email}</p>
      </td>
      <LineCell>{messages.roles[role]}</LineCell>
      <StateCell>
        <StateTag
          state={state}
          icon={state === 'active' ? CircleCheck : Ban}
          look={state === 'active' ? 'good' : 'over'}
        >
          {messages.states[state]}
        </StateTag>
      </StateCell>
      <ActionsCell>
        <Button {...labelOf(messages.changeRole)} onClick={() => onAct({ kind: 'role', user })}>
          {messages.changeRole}
        </Button>
        {state === 'active' ? (
          <>
            <Button {...labelOf(messages.reset)} onClick={() => onAct({ kind: 'reset', user })}>
              {messages.reset}
            </Button>
            <Button {...labelOf(messages.disable)} onClick={() => onAct({ kind: 'disable', user })}>
              {messages.disable}
            </Button>
          </>
        ) : (
          <EnableButton user={user} />
        )}
      </ActionsCell>
    </DataRow>
  );
}

/** Enables without confirmation, because it can be undone at once. */
function EnableButton({ user }: { user: User }) {
  const { users: messages } = useSettingsMessages();
  const errorMessage = useErrorMessage();
  const update = useUpdateUser(user);
  const { name } = user;
  const enable = () =>
    update.mutate(
      { enabled: true },
      {
        onSuccess: () => toast.success(fill(messages.enabled, { name })),
        onError: (error) =>
          toast.error(fill(messages.notEnabled, { name }), { description: errorMessage(error) }),
      },
    );
  return (
    <Button
      aria-label={fill(messages.actionOf, { action: messages.enable, name })}
      isBusy={update.isPending}
      onClick={enable}
    >
      {messages.enable}
    </Button>
  );
}
