'use client';
import { useState } from 'react';
import {
  useRotateWebhookSecret,
  type WebhookEndpointWithSecret,
} from '@/lib/client/settings/webhooks';
import { GraceField } from '../settings/grace-field';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog';
import { FormError } from '../ui/notice';
import { useTranslation } from '../translation';

interface RotateSecretDialogProps {
  endpointId: number;
  onRotated(endpoint: WebhookEndpointWithSecret): void;
  onClose(): void;
}

const GRACES_HOURS = [1, 24, 72, 168] as const;

export function RotateSecretDialog({ endpointId, onRotated, onClose }: RotateSecretDialogProps) {
  const { t } = useTranslation();
  const { webhooks: messages } = useSettingsMessages();
  const [graceHours, setGraceHours] = useState(24);
  const rotate = useRotateWebhookSecret(endpointId);
  async function confirm() {
    const made = await rotate.run({ grace_hours: graceHours });
    if (made) onRotated(made);
  }
  return (
    <Dialog
      title={messages.rotateTitle}
      description={messages.rotateText}
      isOpen
      onOpenChange={onClose}
    >
      <DialogBody>
        {rotate.error && (
          <FormError>
            {messages.rotateFailed}: {rotate.error.message}
          </FormError>
        )}
        <GraceField
          label={messages.rotateGrace}
          hours={graceHours}
          choices={GRACES_HOURS}
          onChange={setGraceHours}
        />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{t.common.cancel}</Button>
        <Button look="primary" isBusy={rotate.isRunning} onClick={() => void confirm()}>
          {messages.rotate}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
