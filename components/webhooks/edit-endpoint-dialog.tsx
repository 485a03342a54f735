'use client';
import { toast } from '@/lib/client/shell/toasts';
import {
  useUpdateWebhookEndpoint,
  type EndpointForm as Form,
  type WebhookEndpoint,
} from '@/lib/client/settings/webhooks';
import { useSettingsWords } from '../settings/settings-words';
import { Dialog } from '../ui/dialog';
import { EndpointForm } from './endpoint-form';

export function EditEndpointDialog({
  endpoint,
  onClose,
}: {
  endpoint: WebhookEndpoint;
  onClose(): void;
}) {
  const { webhooks: words } = useSettingsWords();
  const update = useUpdateWebhookEndpoint(endpoint.webhook_endpoint_id);
  const submit = (form: Form) =>
    update.mutate(form, {
      onSuccess: () => {
        toast.success(words.form.saved);
        onClose();
      },
    });
  return (
    <Dialog title={words.form.editTitle} isOpen onOpenChange={onClose}>
      <EndpointForm
        endpoint={endpoint}
        submitLabel={words.form.save}
        error={update.error}
        isBusy={update.isPending}
        onSubmit={submit}
        onCancel={onClose}
      />
    </Dialog>
  );
}
