import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawnReceipt } from './testing/drawn';
import { findTextBoxes, movedInto, readTextBoxes } from './text-boxes';

it('finds the words of a printed receipt, line by line', async () => {
  const boxes = findTextBoxes(await drawnReceipt());
  const lines = new Set(boxes.map(({ top }) => top));
  expect(lines.size).toBe(7);
  const amounts = boxes.filter(({ left }) => left > 290);
  expect(amounts).toHaveLength(7);
  for (const { width, height } of amounts) expect(width / height).toBeGreaterThan(2);
});

it('reads boxes whose text contains commas', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boxes-'));
  writeFileSync(join(folder, 'a.csv'), '30,73,588,73,588,97,30,97,LOT 3, KUALA\nbroken line\n');
  expect(await readTextBoxes(join(folder, 'a.csv'))).toEqual([
    { left: 30, top: 73, width: 558, height: 24, text: 'LOT 3, KUALA' },
  ]);
  rmSync(folder, { recursive: true });
});

it('keeps only the boxes that lie completely in a crop, in its coordinates', () => {
  const box = { left: 40, top: 60, width: 20, height: 10, text: null };
  expect(movedInto({ left: 30, top: 50, width: 100, height: 100 }, [box])).toEqual([
    { ...box, left: 10, top: 10 },
  ]);
  expect(movedInto({ left: 45, top: 50, width: 100, height: 100 }, [box])).toEqual([]);
});
