'use client';
import { useState, type ReactNode } from 'react';
import { Button } from '../ui/button';
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog';
import { FormError } from '../ui/notice';
import { useSettingsMessages } from './settings-messages';

interface ShownOnceDialogProps {
  title: string;
  text: string;
  /** Shown to whoever closes it without having copied anything: a slip of the finger must not cost a secret. */
  warning: string;
  isCopied: boolean;
  onClose(): void;
  children: ReactNode;
}

/** Holds a secret that nobody can read again. Closed without a copy, it asks once. */
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
