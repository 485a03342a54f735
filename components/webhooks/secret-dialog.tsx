'use client';
import { useState } from 'react';
import type { WebhookEndpointWithSecret } from '@/lib/client/settings/webhooks';
import { fill } from '@/lib/shared/fill';
import { CodeBlock } from '../settings/code-block';
import { ShownOnceDialog } from '../settings/shown-once-dialog';
import { useSettingsWords } from '../settings/settings-words';
import { useWords } from '../words';

interface SecretDialogProps {
  endpoint: WebhookEndpointWithSecret;
  /** It took the place of another one. */
  isReplacement?: boolean;
  onClose(): void;
}

export function SecretDialog({ endpoint, isReplacement = false, onClose }: SecretDialogProps) {
  const { formats } = useWords();
  const { webhooks: words } = useSettingsWords();
  const [isCopied, setCopied] = useState(false);
  const until = endpoint.old_secret_expire_time;
  return (
    <ShownOnceDialog
      title={words.secret.title}
      text={words.secret.text}
      warning={words.secret.warning}
      isCopied={isCopied}
      onClose={onClose}
    >
      <p className="break-all text-ink-2">{endpoint.url}</p>
      <CodeBlock
        label={words.secret.label}
        code={endpoint.secret}
        copyLabel={words.secret.copy}
        look="primary"
        isFirst
        onCopied={() => setCopied(true)}
      />
      {isReplacement && (
        <p className="text-ink-2">
          {until === null
            ? words.secret.oldEnded
            : fill(words.secret.old, { time: formats.instant(until) })}
        </p>
      )}
    </ShownOnceDialog>
  );
}
