import { describe, expect, it } from 'vitest';
import { inventoryExample } from '@/lib/contract/examples/inventory';
import { cellText } from './cell-text';

const [phone, lamp] = inventoryExample.rows;

describe('the text of a cell', () => {
  it('is what was entered, else what stands in the file, else the value', () => {
    if (!phone || !lamp) throw new Error('no rows');
    expect(cellText(lamp, 'date_purchase', 'en')).toBe('2019');
    expect(cellText(lamp, 'category', 'en')).toBe('Lamps');
    expect(cellText(phone, 'date_purchase', 'en')).toBe('2022-06-15');
    expect(cellText(phone, 'purchase_price', 'da')).toBe('6499,00');
    const corrections = [{ field: 'date_purchase' as const, text: 'jun. 2019', file_text: '2019' }];
    expect(cellText({ ...lamp, corrections }, 'date_purchase', 'en')).toBe('jun. 2019');
  });
});
