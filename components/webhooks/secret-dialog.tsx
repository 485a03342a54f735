'use client';
import { useState } from 'react';
import type { WebhookEndpointWithSecret } from '@/lib/client/settings/webhooks';
import { fill } from '@/lib/shared/fill';
import { CodeBlock } from '../settings/code-block';
import { ShownOnceDialog } from '../settings/shown-once-dialog';
import { useSettingsMessages } from '../settings/settings-messages';
import { useTranslation } from '../translation';

interface SecretDialogProps {
  endpoint: WebhookEndpointWithSecret;
  /** The secret replaces an earlier one. */
  isReplacement?: boolean;
  onClose(): void;
}

export function SecretDialog({ endpoint, isReplacement = false, onClose }: SecretDialogProps) {
  const { formats } = useTranslation();
  const { webhooks: messages } = useSettingsMessages();
  const [isCopied, setCopied] = useState(false);
  const until = endpoint.old_secret_expire_time;
  return (
    <ShownOnceDialog
      title={messages.secret.title}
      text={messages.secret.text}
      warning={messages.secret.warning}
      isCopied={isCopied}
      onClose={onClose}
    >
      <p className="break-all text-ink-2">{endpoint.url}</p>
      <CodeBlock
        label={messages.secret.label}
        code={endpoint.secret}
        copyLabel={messages.secret.copy}
        look="primary"
        isFirst
        onCopied={() => setCopied(true)}
      />
      {isReplacement && (
        <p className="text-ink-2">
          {until === null
            ? messages.secret.oldEnded
            : fill(messages.secret.old, { time: formats.instant(until) })}
        </p>
      )}
    </ShownOnceDialog>
  );
}
