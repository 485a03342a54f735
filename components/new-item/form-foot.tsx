'use client';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { FormError } from '../ui/notice';
import { useTranslation } from '../translation';

interface FormFootProps {
  /** The form has nothing to clear. */
  isUntouched: boolean;
  /** The error that belongs to no field. */
  failure: unknown;
  isAdding: boolean;
  /**
   * Another button is the primary one, because the item still needs a product; submitting says so.
   */
  isSecond: boolean;
  onClear(): void;
  onCancel(): void;
  /** Null where only one item can be added. */
  onNext: (() => void) | null;
}

export function FormFoot({
  isUntouched,
  failure,
  isAdding,
  isSecond,
  onClear,
  onCancel,
  onNext,
}: FormFootProps) {
  const { t } = useTranslation();
  const reason = failure instanceof Error ? failure.message : t.common.unexpected;
  return (
    <footer className="flex flex-col gap-3 border-t border-line px-4 py-3 sm:px-6">
      {failure !== null && <FormError>{fill(t.newItem.failed, { reason })}</FormError>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" className="mr-auto -ml-3" disabled={isUntouched} onClick={onClear}>
          {t.newItem.clear}
        </Button>
        <Button onClick={onCancel} className="max-sm:hidden">
          {t.common.cancel}
        </Button>
        {onNext && (
          <Button isBusy={isAdding} onClick={onNext}>
            {t.newItem.submitNext}
          </Button>
        )}
        <Button type="submit" look={isSecond ? 'plain' : 'primary'} isBusy={isAdding}>
          {t.newItem.submit}
        </Button>
      </div>
    </footer>
  );
}
