'use client';
import { useTranslation } from '../translation';
import { Button } from './button';
import { Dialog, DialogFoot } from './dialog';

interface ConfirmProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  title: string;
  text: string;
  /** The verb of the action, such as "Delete", never "OK". */
  action: string;
  isBusy: boolean;
  onConfirm(): void;
}

/** Asks before an action that cannot be undone. */
export function Confirm({
  isOpen,
  onOpenChange,
  title,
  text,
  action,
  isBusy,
  onConfirm,
}: ConfirmProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={title} description={text} isOpen={isOpen} onOpenChange={onOpenChange}>
      <DialogFoot>
        <Button onClick={() => onOpenChange(false)}>{t.common.cancel}</Button>
        <Button look="danger" isBusy={isBusy} onClick={onConfirm}>
          {action}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
