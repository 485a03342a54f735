'use client';
import { useState, type SyntheticEvent } from 'react';
import { fieldErrorsOf } from '@/lib/client/api/api-error';
import { useInvite, type Handed, type Role } from '@/lib/client/settings/people';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog';
import { FormError } from '../ui/notice';
import { TextField } from '../ui/text-field';
import { useTranslation } from '../translation';
import { RoleChoice } from './role-choice';
import { useErrorMessage } from './use-error-message';

interface InviteDialogProps {
  onInvited(made: Handed & { name: string; email: string }): void;
  onClose(): void;
}

export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const { users: messages } = useSettingsMessages();
  return (
    <Dialog title={messages.form.title} isOpen onOpenChange={onClose}>
      <InviteForm onInvited={onInvited} onClose={onClose} />
    </Dialog>
  );
}

function InviteForm({ onInvited, onClose }: InviteDialogProps) {
  const { t } = useTranslation();
  const { users: messages } = useSettingsMessages();
  const errorMessage = useErrorMessage();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('handler');
  const [isLookedAt, setLookedAt] = useState(false);
  const { run, error, isRunning } = useInvite();
  const errors = fieldErrorsOf(error);
  const missing = (value: string) =>
    isLookedAt && value.trim() === '' ? messages.form.missing : undefined;

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setLookedAt(true);
    if (email.trim() === '' || name.trim() === '') return;
    const made = await run({ email: email.trim(), name: name.trim(), role });
    if (made) onInvited(made);
  }

  return (
    <form noValidate className="flex min-h-0 flex-col" onSubmit={(event) => void submit(event)}>
      <DialogBody>
        {error && Object.keys(errors).length === 0 && (
          <FormError>
            {messages.form.failed}. {errorMessage(error)}
          </FormError>
        )}
        <TextField
          label={messages.form.email}
          error={errors['email'] ?? missing(email)}
          type="email"
          required
          maxLength={250}
          data-focus-first=""
          value={email}
          onType={setEmail}
        />
        <TextField
          label={messages.form.name}
          error={errors['name'] ?? missing(name)}
          required
          maxLength={255}
          value={name}
          onType={setName}
        />
        <RoleChoice role={role} onChange={setRole} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{t.common.cancel}</Button>
        <Button type="submit" look="primary" isBusy={isRunning}>
          {messages.form.submit}
        </Button>
      </DialogFoot>
    </form>
  );
}
