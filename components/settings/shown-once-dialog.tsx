'use client';
import { useState, type ReactNode } from 'react';
import { Button } from '../ui/button';
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog';
import { FormError } from '../ui/notice';
import { useSettingsMessages } from './settings-messages';

interface ShownOnceDialogProps {
  title: string;
  text: string;
  /**
   * Shown when the dialog is closed without copying, because an accidental click must not lose a
   * secret.
   */
  warning: string;
  isCopied: boolean;
  onClose(): void;
  children: ReactNode;
}

/** Shows a secret that cannot be read again. Closing without copying asks for confirmation once. */
export function ShownOnceDialog({
  title,
  text,
  warning,
  isCopied,
  onClose,
  children,
}: ShownOnceDialogProps) {
  const { settings } = useSettingsMessages();
  const [isWarned, setWarned] = useState(false);
  const isAsking = isWarned && !isCopied;
  const close = () => (isCopied || isWarned ? onClose() : setWarned(true));
  return (
    <Dialog title={title} description={text} isOpen onOpenChange={close}>
      <DialogBody>
        {children}
        {isAsking && <FormError>{warning}</FormError>}
      </DialogBody>
      <DialogFoot>
        <Button look={isCopied ? 'primary' : 'plain'} onClick={close}>
          {isAsking ? settings.leaveUncopied : settings.done}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
