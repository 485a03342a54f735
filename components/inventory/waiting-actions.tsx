'use client';
import { ImagePlus, LoaderCircle, Trash2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { ACCEPTED_FILES } from '@/lib/client/photos/picture';
import type { ClaimedItem } from '@/lib/contract/claimed-item';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { useTranslation } from '../translation';
import { useItemPhotos } from './use-item-photos';

interface WaitingActionsProps {
  claimId: number;
  item: ClaimedItem;
  onRemove(): void;
  /** The ways to value the item. */
  children: ReactNode;
}

/** What can be done with an item that waits. */
export function WaitingActions({ claimId, item, onRemove, children }: WaitingActionsProps) {
  const { t } = useTranslation();
  const messages = t.inventory.waitingItem;
  const name = item.description;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {children}
      <PhotoButton claimId={claimId} item={item} />
      <Button
        look="quiet"
        className="-mx-1.5"
        aria-label={fill(messages.deleteFor, { name })}
        title={messages.remove}
        onClick={onRemove}
      >
        <Trash2 aria-hidden size={16} />
      </Button>
    </div>
  );
}

function PhotoButton({ claimId, item }: Pick<WaitingActionsProps, 'claimId' | 'item'>) {
  const { t } = useTranslation();
  const messages = t.inventory.waitingItem;
  const chooser = useRef<HTMLInputElement>(null);
  const addPhotos = useItemPhotos(claimId);
  const [isBusy, setBusy] = useState(false);
  const name = item.description;
  async function add(files: readonly File[]) {
    setBusy(true);
    await addPhotos(item.row_id, name, files);
    setBusy(false);
  }
  return (
    <>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={ACCEPTED_FILES}
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button
        look="quiet"
        className="-mx-1.5"
        aria-label={fill(messages.photoFor, { name })}
        title={messages.photo}
        disabled={isBusy}
        onClick={() => chooser.current?.click()}
      >
        {isBusy ? (
          <LoaderCircle aria-hidden size={16} className="animate-spin" />
        ) : (
          <ImagePlus aria-hidden size={16} />
        )}
      </Button>
    </>
  );
}
