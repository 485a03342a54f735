'use client';
import { X } from 'lucide-react';
import { ACCEPTED_FILES } from '@/lib/client/photos/picture';
import type { Pictured } from '@/lib/client/verdicts/pictured';
import { fill } from '@/lib/shared/fill';
import { useCartActions } from '../cart-context/cart-context';
import { Button, IconButton } from '../ui/button';
import { EmptyNotice } from '../ui/notice';
import { useFileDrop } from '../ui/use-file-drop';
import { useTranslation } from '../translation';
import { KeyArea } from './key-area';
import { useNeighbours } from './use-neighbours';

interface EmptyInspectorProps {
  pictured: Pictured;
  appraisalId: number;
}

export function EmptyInspector({ pictured, appraisalId }: EmptyInspectorProps) {
  const { name } = pictured;
  const { keys } = useNeighbours(pictured, '');
  const { t } = useTranslation();
  const { close, addFiles } = useCartActions();
  const { pick, inputProps } = useFileDrop((files) => addFiles(appraisalId, files));
  return (
    <KeyArea keys={{ ...keys, Escape: close }}>
      <header className="flex items-center gap-2 border-b border-line p-3">
        <h2 className="min-w-0 flex-1 truncate font-semibold">{name}</h2>
        <IconButton label={t.inspector.close} onClick={close}>
          <X aria-hidden size={16} />
        </IconButton>
      </header>
      <EmptyNotice title={t.inspector.noPicturesTitle} text={t.inspector.noPicturesText}>
        <input
          {...inputProps}
          accept={ACCEPTED_FILES}
          aria-label={fill(t.cart.addPhotosTo, { name })}
        />
        <Button onClick={pick}>{t.cart.addPhotos}</Button>
      </EmptyNotice>
    </KeyArea>
  );
}
