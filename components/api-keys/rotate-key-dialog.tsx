'use client';
import { useState } from 'react';
import { useRotateApiKey, type ApiKey, type IssuedApiKey } from '@/lib/client/settings/api-keys';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { GraceField } from '../settings/grace-field';
import { Button } from '../ui/button';
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog';
import { FormError } from '../ui/notice';
import { useTranslation } from '../translation';

interface RotateKeyDialogProps {
  apiKey: ApiKey;
  /** `oldEnd` is the instant at which the old key stops working. */
  onRotated(issued: IssuedApiKey, oldEnd: string): void;
  onClose(): void;
}

const HOUR_MS = 3_600_000;
const GRACES_HOURS = [1, 24, 72, 168, 720] as const;

/** The old key ends after the grace period, or earlier if it expires before that. */
function endOfOld({ expire_time: expireTime }: ApiKey, graceHours: number): string {
  const graceEnd = new Date(Date.now() + graceHours * HOUR_MS).toISOString();
  return expireTime !== null && Date.parse(expireTime) < Date.parse(graceEnd)
    ? expireTime
    : graceEnd;
}

export function RotateKeyDialog({ apiKey, onRotated, onClose }: RotateKeyDialogProps) {
  const { t } = useTranslation();
  const { apiKeys: messages } = useSettingsMessages();
  const [graceHours, setGraceHours] = useState(24);
  const rotate = useRotateApiKey(apiKey.api_key_id);
  async function confirm() {
    const issued = await rotate.run({ grace_hours: graceHours });
    if (issued) onRotated(issued, endOfOld(apiKey, graceHours));
  }
  return (
    <Dialog
      title={fill(messages.rotation.title, { name: apiKey.name })}
      description={messages.rotation.text}
      isOpen
      onOpenChange={onClose}
    >
      <DialogBody>
        {rotate.error && (
          <FormError>
            {messages.rotation.failed}: {rotate.error.message}
          </FormError>
        )}
        <GraceField
          label={messages.rotation.grace}
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
