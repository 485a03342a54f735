'use client';
import { Ellipsis, ImagePlus, PanelRightOpen, Pencil, Trash2 } from 'lucide-react';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { Menu } from '../ui/menu';
import { useTranslation } from '../translation';
import { useCartActions } from '../cart-context/cart-context';

export function RowMenu({ appraisal, pickFiles }: { appraisal: Appraisal; pickFiles: () => void }) {
  const { t } = useTranslation();
  const { show, edit, remove } = useCartActions();
  return (
    <Menu
      align="end"
      trigger={
        <Button
          look="quiet"
          className="w-8 px-0!"
          aria-label={fill(t.cart.moreOf, { name: appraisal.cp_name_cart })}
        >
          <Ellipsis aria-hidden size={16} />
        </Button>
      }
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
