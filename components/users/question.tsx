'use client';
import { Button } from '../ui/button';
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog';
import { FormError } from '../ui/notice';
import { useTranslation } from '../translation';
import { useErrorMessage } from './use-error-message';

interface QuestionProps {
  title: string;
  text: string;
  action: string;
  look?: 'danger' | 'primary';
  failed: string;
  error: Error | null;
  isBusy: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks for confirmation and shows the error in the dialog if the action fails. */
export function Question({
  title,
  text,
  action,
  look = 'danger',
  failed,
  error,
  isBusy,
  onConfirm,
  onClose,
}: QuestionProps) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  return (
    <Dialog title={title} description={text} isOpen onOpenChange={onClose}>
      {error && (
        <DialogBody>
          <FormError>
            {failed}. {errorMessage(error)}
          </FormError>
        </DialogBody>
      )}
      <DialogFoot>
        <Button onClick={onClose}>{t.common.cancel}</Button>
        <Button look={look} isBusy={isBusy} onClick={onConfirm}>
          {action}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
