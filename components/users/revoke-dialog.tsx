'use client';
import { useRevokeInvitation, type Invitation } from '@/lib/client/settings/people';
import { toast } from '@/lib/client/shell/toasts';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { Question } from './question';

export function RevokeDialog({ invitation, onClose }: { invitation: Invitation; onClose(): void }) {
  const { users: messages } = useSettingsMessages();
  const revoke = useRevokeInvitation(invitation.invitation_id);
  const { name } = invitation;
  const confirm = () =>
    revoke.mutate(undefined, {
      onSuccess: () => {
        toast.success(fill(messages.invitations.revoked, { name }));
        onClose();
      },
    });
  return (
    <Question
      title={fill(messages.invitations.revokeTitle, { name })}
      text={messages.invitations.revokeText}
      action={messages.invitations.revoke}
      failed={messages.invitations.revokeFailed}
      error={revoke.error}
      isBusy={revoke.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
