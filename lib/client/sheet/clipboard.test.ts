import { expect, test } from 'vitest';
import { cellsOfText, textOfCells } from './clipboard';

test.each([
  ['a single cell', 'Sofa', [['Sofa']]],
  [
    'a line that spreadsheets end',
    'Sofa\t2\r\nLamp\t1\r\n',
    [
      ['Sofa', '2'],
      ['Lamp', '1'],
    ],
  ],
  [
    'empty cells',
    '\t\t3\n\t',
    [
      ['', '', '3'],
      ['', ''],
    ],
  ],
  ['quotes around a line break', '"Sofa\nred"\t"5"" nails"', [['Sofa\nred', '5" nails']]],
  ['a quote that is none', '5" nails\t1', [['5" nails', '1']]],
  ['nothing', '', [['']]],
])('%s is read as a spreadsheet writes it', (_what, text, cells) => {
  expect(cellsOfText(text)).toEqual(cells);
});

test('what is copied is read back, and a formula arrives as text', () => {
  const cells = [
    ['Sofa "big"', 'a\tb'],
    ['two\nlines', ''],
  ];
  expect(cellsOfText(textOfCells(cells))).toEqual(cells);
  expect(textOfCells([['=1+1']])).toBe("'=1+1");
});
