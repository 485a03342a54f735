'use client';
import { Download, Ellipsis, FolderInput, Trash2 } from 'lucide-react';
import { pictureAddress } from '@/lib/client/photos/picture';
import type { Pictured } from '@/lib/client/verdicts/pictured';
import { fill } from '@/lib/shared/fill';
import { useCartActions } from '../cart-context/cart-context';
import { IconButton } from '../ui/button';
import { Menu } from '../ui/menu';
import { useTranslation } from '../translation';
import type { FileChanges } from './use-file-changes';

interface FileMenuProps {
  pictured: Pictured;
  fileName: string;
  changes: FileChanges;
}

/** What else can be done with the file. */
export function FileMenu({ pictured, fileName, changes }: FileMenuProps) {
  const { t } = useTranslation();
  const { claimId } = useCartActions();
  const original = pictureAddress(claimId, pictured.rowId, fileName, 'original');
  const icon = { 'aria-hidden': true, size: 16 } as const;
  return (
    <Menu
      align="end"
      trigger={
        <IconButton look="quiet" label={fill(t.cart.moreOf, { name: fileName })}>
          <Ellipsis {...icon} />
        </IconButton>
      }
      entries={[
        {
          kind: 'item',
          text: t.workbench.move,
          icon: <FolderInput {...icon} />,
          onSelect: changes.move,
        },
        {
          kind: 'item',
          text: t.workbench.download,
          icon: <Download {...icon} />,
          onSelect: () => window.location.assign(original),
        },
        { kind: 'line' },
        {
          kind: 'item',
          text: t.workbench.remove,
          icon: <Trash2 {...icon} />,
          onSelect: changes.remove,
        },
      ]}
    />
  );
}
