'use client';
import { Ban, CircleCheck } from 'lucide-react';
import { useAccess } from '@/lib/client/session/access';
import { useUpdateUser, useUsers, type User } from '@/lib/client/settings/people';
import { toast } from '@/lib/client/shell/toasts';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { StateTag } from '../settings/state-tag';
import { Button } from '../ui/button';
import { ErrorNotice, Skeleton } from '../ui/notice';
import { useTranslation } from '../translation';
import { useErrorMessage } from './use-error-message';
import type { Action } from './action';

export const GRID =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 lg:px-6 lg:grid-cols-[minmax(12rem,1fr)_9rem_12rem_24rem]';

export function UsersList({ onAct }: { onAct(action: Action): void }) {
  const { t } = useTranslation();
  const { users: messages } = useSettingsMessages();
  const { users, error, refetch } = useUsers();
  if (!users && error)
    return <ErrorNotice title={messages.loadFailed} error={error} onRetry={() => void refetch()} />;
  if (!users) {
    return (
      <output aria-label={t.common.loading} className="block border-t border-line p-4 lg:px-6">
        <Skeleton className="h-24 w-full" />
      </output>
    );
  }
  const { actions, ...columns } = messages.columns;
  return (
    <table aria-label={messages.list} className="block border-t border-line">
      <thead className="hidden border-b border-line lg:block">
        <tr className={GRID}>
          {Object.entries(columns).map(([column, name]) => (
            <th
              key={column}
              scope="col"
              className="py-2 text-left text-meta font-medium text-ink-2"
            >
              {name}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{actions}</span>
          </th>
        </tr>
      </thead>
      <tbody className="block">
        {users.map((user) => (
          <UserRow key={user.user_id} user={user} onAct={onAct} />
        ))}
      </tbody>
    </table>
  );
}

function UserRow({ user, onAct }: { user: User; onAct(action: Action): void }) {
  const { users: messages } = useSettingsMessages();
  const access = useAccess();
  const { name, email, role, state } = user;
  const isYou = access?.actor === `user:${email}`;
  const labelOf = (action: string) => ({ 'aria-label': fill(messages.actionOf, { action, name }) });
  return (
    <tr data-user={email} className={`${GRID} min-h-14 border-b border-line py-2`}>
      <td className="min-w-0">
        <p className="font-medium break-words">
          {name}
          {isYou && <span className="font-normal text-ink-2"> ({messages.you})</span>}
        </p>
        <p className="text-meta break-all text-ink-2">{email}</p>
      </td>
      <td className="col-span-2 text-ink-2 lg:col-span-1">{messages.roles[role]}</td>
      <td className="col-start-2 row-start-1 self-start lg:col-start-auto lg:row-start-auto lg:self-center">
        <StateTag
          state={state}
          icon={state === 'active' ? CircleCheck : Ban}
          look={state === 'active' ? 'good' : 'over'}
        >
          {messages.states[state]}
        </StateTag>
      </td>
      <td className="col-span-2 flex flex-wrap gap-2 lg:col-span-1 lg:justify-end">
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
      </td>
    </tr>
  );
}

/** At once: it gives back what was taken, and can be taken back itself. */
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
