'use client';
import { useResetLink, type Handed, type User } from '@/lib/client/settings/people';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { Question } from './question';

interface ResetDialogProps {
  user: User;
  onMade(handed: Handed): void;
  onClose(): void;
}

export function ResetDialog({ user, onMade, onClose }: ResetDialogProps) {
  const { users: messages } = useSettingsMessages();
  const { run, error, isRunning } = useResetLink(user.user_id);
  async function make() {
    const handed = await run({});
    if (handed) onMade(handed);
  }
  return (
    <Question
      title={fill(messages.resetting.title, { name: user.name })}
      text={messages.resetting.text}
      action={messages.resetting.action}
      look="primary"
      failed={messages.resetting.failed}
      error={error}
      isBusy={isRunning}
      onConfirm={() => void make()}
      onClose={onClose}
    />
  );
}
