'use client';
import { useRevokeInvitation, type Invitation } from '@/lib/client/settings/people';
import { toast } from '@/lib/client/shell/toasts';
import { fill } from '@/lib/shared/fill';
import { useSettingsWords } from '../settings/settings-words';
import { Question } from './question';

export function RevokeDialog({ invitation, onClose }: { invitation: Invitation; onClose(): void }) {
  const { users: words } = useSettingsWords();
  const revoke = useRevokeInvitation(invitation.invitation_id);
  const { name } = invitation;
  const confirm = () =>
    revoke.mutate(undefined, {
      onSuccess: () => {
        toast.success(fill(words.invitations.revoked, { name }));
        onClose();
      },
    });
  return (
    <Question
      title={fill(words.invitations.revokeTitle, { name })}
      text={words.invitations.revokeText}
      action={words.invitations.revoke}
      failed={words.invitations.revokeFailed}
      error={revoke.error}
      isBusy={revoke.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
