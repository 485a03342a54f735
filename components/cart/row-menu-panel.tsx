'use client';
import { CircleCheck, ImagePlus, PanelRightOpen, Pencil, Trash2 } from 'lucide-react';
import type { Appraisal } from '@/lib/contract/appraisals';
import type { MenuEntry, MenuProps } from '../ui/menu-entry';
import { MenuPanel } from '../ui/menu-panel';
import { useTranslation } from '../translation';
import { useCartActions } from '../cart-context/cart-context';
import { isAlternative } from '../cart-context/choose';
import { useChoose } from '../cart-context/use-choose';
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
  const choose = useChoose();
  const choice: readonly MenuEntry[] = isAlternative(appraisal)
    ? [
        {
          kind: 'item',
          text: t.cart.choice.use,
          icon: <CircleCheck aria-hidden size={16} />,
          onSelect: () => choose(appraisal),
        },
      ]
    : [];
  return (
    <MenuPanel
      align="end"
      trigger={trigger}
      entries={[
        ...choice,
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
