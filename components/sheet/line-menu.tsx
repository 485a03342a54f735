'use client';
import { Ellipsis, ImagePlus, PackageSearch, PanelRightOpen, Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { ACCEPTED_FILES } from '@/lib/client/photos/picture';
import type { Line } from '@/lib/client/sheet/lines';
import { fill } from '@/lib/shared/fill';
import { useCartActions } from '../cart-context/cart-context';
import { useItemPhotos } from '../inventory/use-item-photos';
import { Button } from '../ui/button';
import { Menu } from '../ui/menu';
import type { MenuEntry } from '../ui/menu-entry';
import { useTranslation } from '../translation';

export interface LineActions {
  /** Opens the dialog that values an item without an appraisal. */
  value(line: Line, isByHand: boolean): void;
  remove(lines: readonly Line[]): void;
}

const entry = (text: string, Icon: typeof Pencil, onSelect: () => void): MenuEntry => ({
  kind: 'item',
  text,
  icon: <Icon aria-hidden size={16} />,
  onSelect,
});

/** What can be done with a line beside editing its cells. */
export function LineMenu({ line, value, remove }: LineActions & { line: Line }) {
  const { t } = useTranslation();
  const chooser = useRef<HTMLInputElement>(null);
  const { chosen } = line;
  const { claimId, show, edit, addFiles } = useCartActions();
  const addToItem = useItemPhotos(claimId);
  const own = chosen
    ? [
        entry(t.cart.openInspector, PanelRightOpen, () =>
          show({ appraisalId: chosen.appraisal_id, fileName: null }),
        ),
        entry(t.cart.edit, Pencil, () => edit(chosen)),
      ]
    : [
        entry(t.cart.findProduct, PackageSearch, () => value(line, false)),
        entry(t.newItem.byHand.start, Pencil, () => value(line, true)),
      ];
  const trigger = (
    <Button
      look="quiet"
      className="w-8 px-0!"
      aria-label={fill(t.cart.moreOf, { name: line.item.description })}
    >
      <Ellipsis aria-hidden size={16} />
    </Button>
  );
  return (
    <>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={ACCEPTED_FILES}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          if (chosen) addFiles(chosen.appraisal_id, files);
          else void addToItem(line.rowId, line.item.description, files);
          target.value = '';
        }}
      />
      <Menu
        align="end"
        trigger={trigger}
        entries={[
          ...own,
          {
            kind: 'item',
            text: t.cart.addPhotos,
            icon: <ImagePlus aria-hidden size={16} />,
            onSelect: () => chooser.current?.click(),
          },
          { kind: 'line' },
          entry(t.inventory.waitingItem.remove, Trash2, () => remove([line])),
        ]}
      />
    </>
  );
}
