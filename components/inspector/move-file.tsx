'use client';
import { useState } from 'react';
import { UNDO_MS } from '@/lib/client/cart/delete-appraisal';
import { useWaitingItems } from '@/lib/client/cart/waiting-items';
import { useMovePhoto } from '@/lib/client/photos/move-photo';
import { toast } from '@/lib/client/shell/toasts';
import { fill } from '@/lib/shared/fill';
import type { PicturePlace } from '@/lib/client/verdicts/pictured';
import { useCartActions, useCartScope } from '../cart-context/cart-context';
import { Dialog, DialogBody } from '../ui/dialog';
import { SearchInput } from '../ui/search-input';
import { useTranslation } from '../translation';
import type { FileDialogProps } from './file-dialog';

/** From this many items on, the list can be searched. */
const SEARCHED_FROM = 8;
const SHOWN_MAX = 50;

interface Destination {
  readonly place: PicturePlace;
  readonly rowId: number;
}

interface Target extends Destination {
  readonly name: string;
  /** As in the cart; null without an appraisal. */
  readonly number: number | null;
}

/** Every other item of the claim once, with or without an appraisal. */
function useTargets(rowId: number): readonly Target[] {
  const { claimId } = useCartActions();
  const { appraisals } = useCartScope();
  const { data: waiting } = useWaitingItems(claimId);
  const targets = new Map<number, Target>();
  for (const one of waiting?.items ?? [])
    targets.set(one.row_id, {
      place: { rowId: one.row_id },
      rowId: one.row_id,
      name: one.description,
      number: null,
    });
  for (const one of appraisals)
    if (!targets.has(one.row_id))
      targets.set(one.row_id, {
        place: { appraisalId: one.appraisal_id },
        rowId: one.row_id,
        name: one.cp_name_cart,
        number: one.appraisal_id,
      });
  targets.delete(rowId);
  return [...targets.values()];
}

export function MoveFile({ pictured, fileName, onClose }: FileDialogProps) {
  const { t } = useTranslation();
  const [q, setQ] = useState('');
  const targets = useTargets(pictured.rowId);
  const move = useMove({ pictured, fileName, onClose });
  const wanted = q.trim().toLowerCase();
  const found = targets.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <Dialog
      title={fill(t.workbench.moveTitle, { name: fileName })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <DialogBody>
        {targets.length >= SEARCHED_FROM && (
          <SearchInput
            label={t.workbench.search}
            hint={t.workbench.search}
            value={q}
            onChange={setQ}
            isFirst
          />
        )}
        {found.length === 0 ? (
          <p className="text-ink-2">{t.workbench.noItem}</p>
        ) : (
          <ul aria-label={t.workbench.move} className="-mx-2 flex flex-col">
            {found.slice(0, SHOWN_MAX).map((target, index) => (
              <li key={target.rowId}>
                <button
                  type="button"
                  data-focus-first={index === 0 || undefined}
                  className="flex min-h-9 w-full items-center gap-3 rounded-sm px-2 text-left hover:bg-sunken"
                  onClick={() => void move(target)}
                >
                  <span className="min-w-0 flex-1 break-words">{target.name}</span>
                  {target.number !== null && (
                    <span className="font-mono text-meta text-ink-2">#{target.number}</span>
                  )}
                </button>
              </li>
            ))}
          </ul>
        )}
      </DialogBody>
    </Dialog>
  );
}

/** Moves the file, shows it at its new place, and offers to move it back. */
function useMove({ pictured, fileName, onClose }: FileDialogProps) {
  const { t } = useTranslation();
  const { claimId, show } = useCartActions();
  const { mutateAsync } = useMovePhoto(claimId);
  const { place, rowId } = pictured;
  const { pathname } = location;
  const moveFrom = async (from: { row_id: number; file_name: string }, target: Destination) => {
    try {
      const moved = await mutateAsync({ ...from, to_row_id: target.rowId });
      // The user may have left the claim meanwhile.
      if (location.pathname === pathname) show({ ...target.place, fileName: moved.file_name });
      return moved;
    } catch (error) {
      toast.error(t.workbench.moveFailed, { description: (error as Error).message });
      return null;
    }
  };
  return async (target: Target) => {
    onClose();
    const moved = await moveFrom({ row_id: rowId, file_name: fileName }, target);
    if (!moved) return;
    toast(fill(t.workbench.moved, { name: fileName, item: target.name }), {
      durationMs: UNDO_MS,
      action: { label: t.common.undo, onClick: () => void moveFrom(moved, { place, rowId }) },
    });
  };
}
