'use client';
import { Ellipsis } from 'lucide-react';
import { Suspense } from 'react';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { later } from '../ui/later';
import { useClosedMenu } from '../ui/menu';
import { useTranslation } from '../translation';

export const loadRowMenuPanel = () => import('./row-menu-panel');
const RowMenuPanel = later(async () => (await loadRowMenuPanel()).RowMenuPanel);

interface RowMenuProps {
  appraisal: Appraisal;
  pickFiles: () => void;
}

/** The code of the menu is loaded when the first one opens. */
export function RowMenu({ appraisal, pickFiles }: RowMenuProps) {
  const { t } = useTranslation();
  const trigger = (
    <Button
      look="quiet"
      className="w-8 px-0!"
      aria-label={fill(t.cart.moreOf, { name: appraisal.cp_name_cart })}
    >
      <Ellipsis aria-hidden size={16} />
    </Button>
  );
  const { isWanted, button } = useClosedMenu(trigger);
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <RowMenuPanel appraisal={appraisal} trigger={trigger} pickFiles={pickFiles} />
    </Suspense>
  );
}
