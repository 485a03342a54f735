'use client';
import { toast } from '@/lib/client/shell/toasts';
import {
  useUpdateWebhookEndpoint,
  type EndpointForm as Form,
  type WebhookEndpoint,
} from '@/lib/client/settings/webhooks';
import { useSettingsMessages } from '../settings/settings-messages';
import { Dialog } from '../ui/dialog';
import { EndpointForm } from './endpoint-form';

export function EditEndpointDialog({
  endpoint,
  onClose,
}: {
  endpoint: WebhookEndpoint;
  onClose(): void;
}) {
  const { webhooks: messages } = useSettingsMessages();
  const update = useUpdateWebhookEndpoint(endpoint.webhook_endpoint_id);
  const submit = (form: Form) =>
    update.mutate(form, {
      onSuccess: () => {
        toast.success(messages.form.saved);
        onClose();
      },
    });
  return (
    <Dialog title={messages.form.editTitle} isOpen onOpenChange={onClose}>
      <EndpointForm
        endpoint={endpoint}
        submitLabel={messages.form.save}
        error={update.error}
        isBusy={update.isPending}
        onSubmit={submit}
        onCancel={onClose}
      />
    </Dialog>
  );
}
