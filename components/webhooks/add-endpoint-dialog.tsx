'use client';
import {
  useCreateWebhookEndpoint,
  type EndpointForm as Form,
  type WebhookEndpointWithSecret,
} from '@/lib/client/settings/webhooks';
import { useSettingsWords } from '../settings/settings-words';
import { Dialog } from '../ui/dialog';
import { EndpointForm } from './endpoint-form';

interface AddEndpointDialogProps {
  onMade(endpoint: WebhookEndpointWithSecret): void;
  onClose(): void;
}

export function AddEndpointDialog({ onMade, onClose }: AddEndpointDialogProps) {
  const { webhooks: words } = useSettingsWords();
  const create = useCreateWebhookEndpoint();
  async function submit(form: Form) {
    const made = await create.run(form);
    if (made) onMade(made);
  }
  return (
    <Dialog title={words.form.addTitle} isOpen onOpenChange={onClose}>
      <EndpointForm
        submitLabel={words.add}
        error={create.error}
        isBusy={create.isRunning}
        onSubmit={(form) => void submit(form)}
        onCancel={onClose}
      />
    </Dialog>
  );
}
