'use client';
import { useUpdateUser, type User } from '@/lib/client/settings/people';
import { toast } from '@/lib/client/shell/toasts';
import { fill } from '@/lib/shared/fill';
import { useSettingsWords } from '../settings/settings-words';
import { Question } from './question';

export function DisableDialog({ user, onClose }: { user: User; onClose(): void }) {
  const { users: words } = useSettingsWords();
  const update = useUpdateUser(user);
  const { name } = user;
  const disable = () =>
    update.mutate(
      { enabled: false },
      {
        onSuccess: () => {
          toast.success(fill(words.disabling.done, { name }));
          onClose();
        },
      },
    );
  return (
    <Question
      title={fill(words.disabling.title, { name })}
      text={words.disabling.text}
      action={words.disable}
      failed={fill(words.disabling.failed, { name })}
      error={update.error}
      isBusy={update.isPending}
      onConfirm={disable}
      onClose={onClose}
    />
  );
}
