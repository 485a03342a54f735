'use client';
import { useRouter } from 'next/navigation';
import { Suspense, useState } from 'react';
import { toast } from '@/lib/client/shell/toasts';
import {
  useUpdateWebhookEndpoint,
  type useDeleteWebhookEndpoint,
  type WebhookEndpoint,
  type WebhookEndpointWithSecret,
} from '@/lib/client/settings/webhooks';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { later } from '../ui/later';

const EditEndpointDialog = later(
  async () => (await import('./edit-endpoint-dialog')).EditEndpointDialog,
);
const RotateSecretDialog = later(
  async () => (await import('./rotate-secret-dialog')).RotateSecretDialog,
);
const SecretDialog = later(async () => (await import('./secret-dialog')).SecretDialog);

interface EndpointActionsProps {
  endpoint: WebhookEndpoint;
  deletion: ReturnType<typeof useDeleteWebhookEndpoint>;
}

type Opened = 'edit' | 'rotate' | null;

export function EndpointActions({ endpoint, deletion }: EndpointActionsProps) {
  const { webhooks: messages } = useSettingsMessages();
  const [opened, setOpened] = useState<Opened>(null);
  const [replaced, setReplaced] = useState<WebhookEndpointWithSecret | null>(null);
  const onRotated = (made: WebhookEndpointWithSecret) => {
    setOpened(null);
    setReplaced(made);
  };
  return (
    <>
      <Button onClick={() => setOpened('edit')}>{messages.edit}</Button>
      <Button onClick={() => setOpened('rotate')}>{messages.rotate}</Button>
      <SwitchButton endpoint={endpoint} />
      <DeleteButton endpoint={endpoint} deletion={deletion} />
      <Suspense>
        {opened === 'edit' && (
          <EditEndpointDialog endpoint={endpoint} onClose={() => setOpened(null)} />
        )}
        {opened === 'rotate' && (
          <RotateSecretDialog
            endpointId={endpoint.webhook_endpoint_id}
            onRotated={onRotated}
            onClose={() => setOpened(null)}
          />
        )}
        {replaced && (
          <SecretDialog endpoint={replaced} isReplacement onClose={() => setReplaced(null)} />
        )}
      </Suspense>
    </>
  );
}

/** Enables at once, but asks before disabling, because pending deliveries then fail. */
function SwitchButton({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { webhooks: messages } = useSettingsMessages();
  const [isAsking, setAsking] = useState(false);
  const update = useUpdateWebhookEndpoint(endpoint.webhook_endpoint_id);
  const turn = (enabled: boolean) =>
    update.mutate(
      { enabled },
      {
        onSuccess: () => toast.success(enabled ? messages.switchedOn : messages.switchedOff),
        onError: (error) => toast.error(messages.switchFailed, { description: error.message }),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button
        isBusy={update.isPending}
        onClick={() => (endpoint.enabled ? setAsking(true) : turn(true))}
      >
        {endpoint.enabled ? messages.switchOff : messages.switchOn}
      </Button>
      <Confirm
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={messages.switchOffTitle}
        text={messages.switchOffText}
        action={messages.switchOff}
        isBusy={update.isPending}
        onConfirm={() => turn(false)}
      />
    </>
  );
}

function DeleteButton({ endpoint, deletion }: EndpointActionsProps) {
  const { webhooks: messages } = useSettingsMessages();
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const confirm = () =>
    deletion.remove({
      onSuccess: () => {
        toast.success(messages.deleted);
        router.replace('/settings/webhooks');
      },
      onError: (error) => toast.error(messages.deleteFailed, { description: error.message }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{messages.delete}</Button>
      <Confirm
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={messages.deleteTitle}
        text={fill(messages.deleteText, { url: endpoint.url })}
        action={messages.delete}
        isBusy={deletion.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
