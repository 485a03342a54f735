'use client';
import { useState } from 'react';
import type { IssuedApiKey } from '@/lib/client/settings/api-keys';
import { fill } from '@/lib/shared/fill';
import { CodeBlock } from '../settings/code-block';
import { ShownOnceDialog } from '../settings/shown-once-dialog';
import { useSettingsMessages } from '../settings/settings-messages';
import { useTranslation } from '../translation';
import { exampleFor } from './call-example';

interface IssuedKeyDialogProps {
  issued: IssuedApiKey;
  /**
   * After a rotation: when the old key stops working, possibly already past. Null for a new key.
   */
  oldEnd: string | null;
  onClose(): void;
}

/** Shows the key in clear text, which the service returns only once. */
export function IssuedKeyDialog({ issued, oldEnd, onClose }: IssuedKeyDialogProps) {
  const { formats } = useTranslation();
  const { apiKeys: messages } = useSettingsMessages();
  const [isCopied, setCopied] = useState(false);
  const [isGraceOver] = useState(() => oldEnd !== null && Date.parse(oldEnd) <= Date.now());
  const onCopied = () => setCopied(true);
  const example = exampleFor(location.origin, issued.api_key, issued.scopes);
  return (
    <ShownOnceDialog
      title={messages.issued.title}
      text={fill(messages.issued.text, { name: issued.name })}
      warning={messages.issued.warning}
      isCopied={isCopied}
      onClose={onClose}
    >
      <CodeBlock
        label={messages.issued.key}
        code={issued.api_key}
        copyLabel={messages.issued.copyKey}
        look="primary"
        isFirst
        onCopied={onCopied}
      />
      {example && (
        <CodeBlock
          label={messages.issued.curl}
          code={example}
          copyLabel={messages.issued.copyCurl}
          onCopied={onCopied}
        />
      )}
      {oldEnd !== null && (
        <p className="text-ink-2">
          {isGraceOver
            ? messages.issued.oldEnded
            : fill(messages.issued.old, { time: formats.instant(oldEnd) })}
        </p>
      )}
    </ShownOnceDialog>
  );
}
