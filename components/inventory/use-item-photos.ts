'use client';
import { useAddPhotos } from '@/lib/client/items/add-photos';
import { toast } from '@/lib/client/shell/toasts';
import { fill } from '@/lib/shared/fill';
import { useTranslation } from '../translation';

/** There is a sentence to read. */
const REDUCED_SHOWN_MS = 10_000;

/** Adds photos to an item that has no appraisal yet, and says what came of it. */
export function useItemPhotos(claimId: number) {
  const { t, formats } = useTranslation();
  const addPhotos = useAddPhotos(claimId);
  const messages = t.inventory.waitingItem;
  return async (rowId: number, name: string, files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
    const { refusals, reduced } = await addPhotos(rowId, files);
    for (const error of refusals)
      toast.error(messages.photoFailed, {
        description: error instanceof Error ? error.message : undefined,
      });
    if (refusals.length === files.length) return;
    const smaller = reduced.map(({ fileName, from }) => {
      const [width, height] = [formats.count(from.widthPx), formats.count(from.heightPx)];
      return `${fileName}: ${fill(t.cart.upload.reduced, { width, height })}`;
    });
    toast.success(fill(messages.photoAdded, { name }), {
      ...(smaller.length > 0 && {
        description: smaller.join(' '),
        durationMs: REDUCED_SHOWN_MS,
      }),
    });
  };
}
