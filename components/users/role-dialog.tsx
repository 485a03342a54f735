'use client';
import { useState, type SyntheticEvent } from 'react';
import { useUpdateUser, type User } from '@/lib/client/settings/people';
import { toast } from '@/lib/client/shell/toasts';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog';
import { FormError } from '../ui/notice';
import { useTranslation } from '../translation';
import { RoleChoice } from './role-choice';
import { useErrorMessage } from './use-error-message';

export function RoleDialog({ user, onClose }: { user: User; onClose(): void }) {
  const { t } = useTranslation();
  const { users: messages } = useSettingsMessages();
  const errorMessage = useErrorMessage();
  const [role, setRole] = useState(user.role);
  const update = useUpdateUser(user);
  const { name } = user;

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (update.isPending) return;
    if (role === user.role) return onClose();
    update.mutate(
      { role },
      {
        onSuccess: () => {
          toast.success(fill(messages.role.done, { name, role: messages.roles[role] }));
          onClose();
        },
      },
    );
  }

  return (
    <Dialog title={fill(messages.role.title, { name })} isOpen onOpenChange={onClose}>
      <form noValidate className="flex min-h-0 flex-col" onSubmit={submit}>
        <DialogBody>
          {update.error && (
            <FormError>
              {messages.role.failed}. {errorMessage(update.error)}
            </FormError>
          )}
          <RoleChoice role={role} onChange={setRole} />
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>{t.common.cancel}</Button>
          <Button type="submit" look="primary" isBusy={update.isPending}>
            {messages.role.save}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
