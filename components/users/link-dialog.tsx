'use client';
import { useState } from 'react';
import type { Handed } from '@/lib/client/settings/people';
import { fill } from '@/lib/shared/fill';
import { CodeBlock } from '../settings/code-block';
import { useSettingsWords } from '../settings/settings-words';
import { ShownOnceDialog } from '../settings/shown-once-dialog';
import { useWords } from '../words';

interface LinkDialogProps {
  isReset: boolean;
  handed: Handed;
  person: { readonly name: string; readonly email: string };
  onClose(): void;
}

/** The link in clear, this once. */
export function LinkDialog({ isReset, handed, person: { name, email }, onClose }: LinkDialogProps) {
  const { formats } = useWords();
  const { users: words } = useSettingsWords();
  const [isCopied, setCopied] = useState(false);
  return (
    <ShownOnceDialog
      title={fill(isReset ? words.link.resetTitle : words.link.invitedTitle, { name })}
      text={fill(handed.mail_to === null ? words.link.invitedText : words.link.mailedText, {
        email,
        time: formats.instant(handed.expire_time),
      })}
      warning={words.link.warning}
      isCopied={isCopied}
      onClose={onClose}
    >
      <CodeBlock
        label={words.link.label}
        code={handed.link}
        copyLabel={words.link.copy}
        look="primary"
        isFirst
        onCopied={() => setCopied(true)}
      />
    </ShownOnceDialog>
  );
}
