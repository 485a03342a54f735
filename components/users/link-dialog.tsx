'use client';
import { useState } from 'react';
import type { Handed } from '@/lib/client/settings/people';
import { fill } from '@/lib/shared/fill';
import { CodeBlock } from '../settings/code-block';
import { useSettingsMessages } from '../settings/settings-messages';
import { ShownOnceDialog } from '../settings/shown-once-dialog';
import { useTranslation } from '../translation';

interface LinkDialogProps {
  isReset: boolean;
  handed: Handed;
  person: { readonly name: string; readonly email: string };
  onClose(): void;
}

/** Shows the link, which can be read only this once. */
export function LinkDialog({ isReset, handed, person: { name, email }, onClose }: LinkDialogProps) {
  const { formats } = useTranslation();
  const { users: messages } = useSettingsMessages();
  const [isCopied, setCopied] = useState(false);
  return (
    <ShownOnceDialog
      title={fill(isReset ? messages.link.resetTitle : messages.link.invitedTitle, { name })}
      text={fill(handed.mail_to === null ? messages.link.invitedText : messages.link.mailedText, {
        email,
        time: formats.instant(handed.expire_time),
      })}
      warning={messages.link.warning}
      isCopied={isCopied}
      onClose={onClose}
    >
      <CodeBlock
        label={messages.link.label}
        code={handed.link}
        copyLabel={messages.link.copy}
        look="primary"
        isFirst
        onCopied={() => setCopied(true)}
      />
    </ShownOnceDialog>
  );
}
