'use client';
import { ImagePlus, PanelRightOpen, Pencil, Trash2 } from 'lucide-react';
import type { Appraisal } from '@/lib/contract/appraisals';
import type { MenuProps } from '../ui/menu-entry';
import { MenuPanel } from '../ui/menu-panel';
import { useTranslation } from '../translation';
import { useCartActions } from '../cart-context/cart-context';
import { useUndoableDelete } from '../cart-context/use-undoable-delete';

interface RowMenuPanelProps {
  appraisal: Appraisal;
  trigger: MenuProps['trigger'];
  pickFiles: () => void;
}

/** The open menu of one line. */
export function RowMenuPanel({ appraisal, trigger, pickFiles }: RowMenuPanelProps) {
  const { t } = useTranslation();
  const { claimId, show, edit } = useCartActions();
  const remove = useUndoableDelete(claimId);
  return (
    <MenuPanel
      align="end"
      trigger={trigger}
      entries={[
        {
          kind: 'item',
          text: t.cart.openInspector,
          icon: <PanelRightOpen aria-hidden size={16} />,
          onSelect: () => show({ appraisalId: appraisal.appraisal_id, fileName: null }),
        },
        {
          kind: 'item',
          text: t.cart.addPhotos,
          icon: <ImagePlus aria-hidden size={16} />,
          onSelect: pickFiles,
        },
        {
          kind: 'item',
          text: t.cart.edit,
          icon: <Pencil aria-hidden size={16} />,
          onSelect: () => edit(appraisal),
        },
        { kind: 'line' },
        {
          kind: 'item',
          text: t.cart.delete,
          icon: <Trash2 aria-hidden size={16} />,
          onSelect: () => remove(appraisal),
        },
      ]}
    />
  );
}
