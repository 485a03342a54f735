'use client';
import type { InventoryField } from '@/lib/shared/inventory-fields';
import type { CellControl } from '../ui/cell-editor';
import { useTranslation } from '../translation';
import { useDraftMessages } from './draft-messages';

/** The list of suggested categories on the page; any other word is kept in the notes. */
export const CATEGORIES = 'inventory-categories';

/** How the cells of a field are edited. */
export function useCellControl(field: InventoryField): CellControl {
  const { t } = useTranslation();
  const messages = useDraftMessages();
  switch (field) {
    case 'condition':
      return {
        options: t.newItem.fields.conditions.map((label, code) => ({ value: String(code), label })),
      };
    case 'receipt':
      return {
        options: [
          { value: '-', label: messages.no },
          { value: 'x', label: messages.yes },
        ],
      };
    case 'category':
      return { list: CATEGORIES };
    case 'quantity':
      return { inputMode: 'numeric' };
    default:
      return {};
  }
}
