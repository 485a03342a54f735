'use client';
import { useResetLink, type Handed, type User } from '@/lib/client/settings/people';
import { fill } from '@/lib/shared/fill';
import { useSettingsWords } from '../settings/settings-words';
import { Question } from './question';

interface ResetDialogProps {
  user: User;
  onMade(handed: Handed): void;
  onClose(): void;
}

export function ResetDialog({ user, onMade, onClose }: ResetDialogProps) {
  const { users: words } = useSettingsWords();
  const { run, error, isRunning } = useResetLink(user.user_id);
  async function make() {
    const handed = await run({});
    if (handed) onMade(handed);
  }
  return (
    <Question
      title={fill(words.resetting.title, { name: user.name })}
      text={words.resetting.text}
      action={words.resetting.action}
      look="primary"
      failed={words.resetting.failed}
      error={error}
      isBusy={isRunning}
      onConfirm={() => void make()}
      onClose={onClose}
    />
  );
}
