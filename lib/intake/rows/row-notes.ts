import { type Cause, cause } from '@/lib/shared/reasons';
import { formatAmount, type Minor } from '@/lib/shared/money';
import type { HomeboxField } from '@/lib/shared/inventory-fields';
import type { Cell } from '../files/table';
import { damageOf, UNSTORABLE } from './row-cells';

const NOTES_MAX = 4_000;

interface Aside {
  readonly brand: string | null;
  readonly model: string | null;
  readonly serialNumber: string | null;
  readonly description: string | null;
  readonly price: Minor | null;
  readonly dropped: readonly string[];
}

/**
 * The notes of the item. They also contain values without a field of their own, values that could
 * not be read and the words of inexact ones.
 */
export function notesOf(
  cellOf: (field: HomeboxField) => Cell,
  aside: Aside,
  refuse: (why: Cause) => void,
): string {
  const about = aside.description?.toLowerCase() ?? '';
  const unsaid = (name: string, value: string | null) =>
    value === null || about.includes(value.toLowerCase()) ? [] : [`${name}: ${value}`];
  const lines = [
    ...['notes', 'details'].map((field) => noteOf(cellOf(field as HomeboxField), refuse)),
    ...unsaid('Brand', aside.brand),
    ...unsaid('Model', aside.model),
    ...(aside.serialNumber === null ? [] : [`Serial number: ${aside.serialNumber}`]),
    ...(aside.price === null ? [] : [`Purchase price: ${formatAmount(aside.price)}`]),
    ...aside.dropped,
  ];
  return lines
    .filter(Boolean)
    .join('\n')
    .slice(0, NOTES_MAX * 2);
}

function noteOf(cell: Cell, refuse: (why: Cause) => void): string {
  const value = cell.text.replaceAll(/\r\n?/g, '\n').trim();
  const why =
    damageOf(cell) ??
    (UNSTORABLE.test(value)
      ? cause('cell_unstorable_characters')
      : value.length > NOTES_MAX
        ? cause('cell_notes_too_long', { count: NOTES_MAX })
        : null);
  if (why !== null) refuse(why);
  return why === null ? value : '';
}
