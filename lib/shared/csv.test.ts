import fc from 'fast-check';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { csvRow } from './csv';

it('gives back every cell, with an apostrophe before what a spreadsheet would run', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (cells) => {
      const rows: string[][] = parse(csvRow(cells), { record_delimiter: '\r\n' });
      expect(rows).toHaveLength(1);
      for (const [at, given] of cells.entries()) {
        const read = rows[0]?.[at];
        expect([given, `'${given}`]).toContain(read);
        expect(read).not.toMatch(/^\s*([=+@]|-(?!\d+(\.\d+)?$))/);
      }
    }),
  );
});

it('leaves numbers as they are and nothing empty', () => {
  expect(csvRow(['line', -1234.5, '-500.00', 0, null, undefined])).toBe(
    'line,-1234.5,-500.00,0,,\r\n',
  );
});
