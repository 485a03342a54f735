'use client';
import { X } from 'lucide-react';
import type { Appraisal } from '@/lib/contract/appraisals';
import { useCartActions } from '../cart/cart-context';
import { IconButton } from '../ui/button';
import { EmptyNotice } from '../ui/notice';
import { useWords } from '../words';
import { KeyArea } from './key-area';

export function EmptyInspector({ appraisal }: { appraisal: Appraisal }) {
  const { t } = useWords();
  const { close } = useCartActions();
  return (
    <KeyArea keys={{ Escape: close }}>
      <header className="flex items-center gap-2 border-b border-line p-3">
        <h2 className="min-w-0 flex-1 truncate font-semibold">{appraisal.cp_name_cart}</h2>
        <IconButton label={t.inspector.close} onClick={close}>
          <X aria-hidden size={16} />
        </IconButton>
      </header>
      <EmptyNotice title={t.inspector.noPicturesTitle} text={t.inspector.noPicturesText} />
    </KeyArea>
  );
}
