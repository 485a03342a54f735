'use client';
import {
  useCreateWebhookEndpoint,
  type EndpointForm as Form,
  type WebhookEndpointWithSecret,
} from '@/lib/client/settings/webhooks';
import { useSettingsMessages } from '../settings/settings-messages';
import { Dialog } from '../ui/dialog';
import { EndpointForm } from './endpoint-form';

interface AddEndpointDialogProps {
  onMade(endpoint: WebhookEndpointWithSecret): void;
  onClose(): void;
}

export function AddEndpointDialog({ onMade, onClose }: AddEndpointDialogProps) {
  const { webhooks: messages } = useSettingsMessages();
  const create = useCreateWebhookEndpoint();
  async function submit(form: Form) {
    const made = await create.run(form);
    if (made) onMade(made);
  }
  return (
    <Dialog title={messages.form.addTitle} isOpen onOpenChange={onClose}>
      <EndpointForm
        submitLabel={messages.add}
        error={create.error}
        isBusy={create.isRunning}
        onSubmit={(form) => void submit(form)}
        onCancel={onClose}
      />
    </Dialog>
  );
}
