'use client';
import { useState } from 'react';
import type { IssuedApiKey } from '@/lib/client/settings/api-keys';
import { fill } from '@/lib/shared/fill';
import { CodeBlock } from '../settings/code-block';
import { ShownOnceDialog } from '../settings/shown-once-dialog';
import { useSettingsWords } from '../settings/settings-words';
import { useWords } from '../words';
import { exampleFor } from './call-example';

interface IssuedKeyDialogProps {
  issued: IssuedApiKey;
  /** Of a rotation: until when the old key works, an instant that may have passed; null for a new key. */
  oldEnd: string | null;
  onClose(): void;
}

/** The key in clear, this once. */
export function IssuedKeyDialog({ issued, oldEnd, onClose }: IssuedKeyDialogProps) {
  const { formats } = useWords();
  const { apiKeys: words } = useSettingsWords();
  const [isCopied, setCopied] = useState(false);
  const [isGraceOver] = useState(() => oldEnd !== null && Date.parse(oldEnd) <= Date.now());
  const onCopied = () => setCopied(true);
  const example = exampleFor(location.origin, issued.api_key, issued.scopes);
  return (
    <ShownOnceDialog
      title={words.issued.title}
      text={fill(words.issued.text, { name: issued.name })}
      warning={words.issued.warning}
      isCopied={isCopied}
      onClose={onClose}
    >
      <CodeBlock
        label={words.issued.key}
        code={issued.api_key}
        copyLabel={words.issued.copyKey}
        look="primary"
        isFirst
        onCopied={onCopied}
      />
      {example && (
        <CodeBlock
          label={words.issued.curl}
          code={example}
          copyLabel={words.issued.copyCurl}
          onCopied={onCopied}
        />
      )}
      {oldEnd !== null && (
        <p className="text-ink-2">
          {isGraceOver
            ? words.issued.oldEnded
            : fill(words.issued.old, { time: formats.instant(oldEnd) })}
        </p>
      )}
    </ShownOnceDialog>
  );
}
