import type { InventoryRow } from '@/lib/contract/inventory';
import type { HomeboxField } from '@/lib/shared/inventory-fields';
import type { Language } from '@/lib/shared/languages';
import { writeMoney } from '../forms/amount-text';

/** The text that a person edits: as it was entered, else as it stands in the file, else the value. */
export function cellText(row: InventoryRow, field: HomeboxField, language: Language): string {
  const corrected = row.corrections?.find((one) => one.field === field);
  if (corrected) return corrected.text;
  const remarks = [...(row.assumptions ?? []), ...row.problems];
  const inFile = remarks.find((one) => one.field === field && one.value !== undefined);
  return inFile?.value ?? valueText(row, field, language);
}

function valueText(row: InventoryRow, field: HomeboxField, language: Language): string {
  switch (field) {
    case 'purchase_price':
    case 'claimed_amount':
      return writeMoney(row[field], language);
    case 'quantity':
    case 'condition':
      return String(row[field]);
    case 'receipt':
      return row.receipt ? 'x' : '-';
    case 'description':
    case 'date_purchase':
    case 'category':
    case 'location':
    case 'brand':
    case 'model':
    case 'serial_number':
    case 'gtin':
      return row[field] ?? '';
    default:
      return '';
  }
}
