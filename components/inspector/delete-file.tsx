'use client';
import { useDeletePhoto } from '@/lib/client/photos/delete-photo';
import { toast } from '@/lib/client/shell/toasts';
import { fill } from '@/lib/shared/fill';
import { useCartActions } from '../cart-context/cart-context';
import { Confirm } from '../ui/confirm';
import { useTranslation } from '../translation';
import { useNeighbours } from './use-neighbours';
import type { FileDialogProps } from './file-dialog';

/** Asks first, because a deleted file is gone; then shows the next file, or the one before. */
export function DeleteFile({ pictured, fileName, onClose }: FileDialogProps) {
  const { t } = useTranslation();
  const { claimId, close } = useCartActions();
  const { next, previous } = useNeighbours(pictured, fileName);
  const { mutateAsync, isPending } = useDeletePhoto(claimId);
  const remove = async () => {
    try {
      await mutateAsync({ row_id: pictured.rowId, file_name: fileName });
      (next ?? previous ?? close)();
      toast(fill(t.workbench.removed, { name: fileName }));
    } catch (error) {
      toast.error(t.workbench.removeFailed, { description: (error as Error).message });
    }
    onClose();
  };
  return (
    <Confirm
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={fill(t.workbench.removeTitle, { name: fileName })}
      text={t.workbench.removeText}
      action={t.workbench.remove}
      isBusy={isPending}
      onConfirm={() => void remove()}
    />
  );
}
