'use client';
import { Ellipsis, ImagePlus, PanelRightOpen, Trash2 } from 'lucide-react';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/i18n/messages';
import { Button } from '../ui/button';
import { Menu, MenuItem, MenuLine } from '../ui/menu';
import { useWords } from '../words';
import { useCartScope } from './cart-context';

export function RowMenu({ appraisal, pickFiles }: { appraisal: Appraisal; pickFiles: () => void }) {
  const { t } = useWords();
  const { show, remove } = useCartScope();
  return (
    <Menu
      align="end"
      trigger={
        <Button look="quiet" className="w-8 px-0!" aria-label={fill(t.cart.moreOf, { name: appraisal.cp_name_cart })}>
          <Ellipsis aria-hidden size={16} />
        </Button>
      }
    >
      <MenuItem onSelect={() => show({ appraisalId: appraisal.appraisal_id, fileName: null })}>
        <PanelRightOpen aria-hidden size={16} />
        {t.cart.openInspector}
      </MenuItem>
      <MenuItem onSelect={pickFiles}>
        <ImagePlus aria-hidden size={16} />
        {t.cart.addPhotos}
      </MenuItem>
      <MenuLine />
      <MenuItem onSelect={() => remove(appraisal)}>
        <Trash2 aria-hidden size={16} />
        {t.cart.delete}
      </MenuItem>
    </Menu>
  );
}
