'use client';
import { useUpdateUser, type User } from '@/lib/client/settings/people';
import { toast } from '@/lib/client/shell/toasts';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { Question } from './question';

export function DisableDialog({ user, onClose }: { user: User; onClose(): void }) {
  const { users: messages } = useSettingsMessages();
  const update = useUpdateUser(user);
  const { name } = user;
  const disable = () =>
    update.mutate(
      { enabled: false },
      {
        onSuccess: () => {
          toast.success(fill(messages.disabling.done, { name }));
          onClose();
        },
      },
    );
  return (
    <Question
      title={fill(messages.disabling.title, { name })}
      text={messages.disabling.text}
      action={messages.disable}
      failed={fill(messages.disabling.failed, { name })}
      error={update.error}
      isBusy={update.isPending}
      onConfirm={disable}
      onClose={onClose}
    />
  );
}
