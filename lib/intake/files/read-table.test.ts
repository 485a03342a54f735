import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { Fault } from '@/lib/shared/fault';
import { workbook } from '@/tests/setup/workbook';
import { FILE_BYTES_MAX, LINE_CHARS_MAX, ROWS_MAX } from '../limits';
import { readTable } from './read-table';
import type { Table } from './table';

const textsOf = ({ rows }: Table) => rows.map(({ cells }) => cells.map(({ text }) => text));
const csv = async (text: string | Buffer) => readTable(Buffer.from(text));

async function refusalOf(bytes: Buffer): Promise<string> {
  const error: unknown = await readTable(bytes).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Fault)) throw new Error(`not refused by a fault: ${String(error)}`);
  return `${error.kind} ${error.description}`;
}

describe('a CSV file', () => {
  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['bars', '|'],
  ])('is read with %s between its fields', async (_, delimiter) => {
    expect(
      textsOf(
        await csv(
          ['Description', 'Price', 'Room'].join(delimiter) +
            '\nLamp' +
            delimiter +
            '"12,5' +
            delimiter +
            '0"' +
            delimiter +
            'Hall\n',
        ),
      )[1],
    ).toEqual(['Lamp', `12,5${delimiter}0`, 'Hall']);
  });

  it("uses the delimiter that Excel's sep= line declares", async () => {
    expect(textsOf(await csv('sep=|\r\nDescription|Price\r\nLamp; tall|3\r\n')).at(-1)).toEqual([
      'Lamp; tall',
      '3',
    ]);
  });

  it.each([
    ['UTF-8 with a byte order mark', Buffer.from('\uFEFFDescription\nKøleskab €', 'utf8'), 'utf-8'],
    ['UTF-16', Buffer.from('\uFEFFDescription\nKøleskab €', 'utf16le'), 'utf-16'],
    ['Windows-1252', Buffer.from('Description\nK\xF8leskab \x80', 'latin1'), 'windows-1252'],
  ])('in %s is decoded correctly', async (_, bytes, encoding) => {
    const table = await readTable(bytes);
    expect(textsOf(table).at(-1)).toEqual(['Køleskab €']);
    expect(table.understood.encoding).toBe(encoding);
  });

  it('with UTF-8 that is broken in one place is decoded as UTF-8 elsewhere, and the place is marked', async () => {
    const bytes = Buffer.concat([
      Buffer.from('Description\nKøleskab\n'),
      Buffer.from([0x4b, 0xf8, 0x6c, 0x0a]),
    ]);
    expect(textsOf(await readTable(bytes)).slice(1)).toEqual([['Køleskab'], ['K\uFFFDl']]);
  });

  it('numbers its rows as a spreadsheet does, including empty ones, and a cell may contain a line break', async () => {
    const { rows } = await csv('Description,Notes\n\nLamp,"a\nb"\n,,\nSofa,\n');
    expect(rows.map(({ row, cells }) => [row, cells[0]?.text])).toEqual([
      [1, 'Description'],
      [3, 'Lamp'],
      [5, 'Sofa'],
    ]);
  });

  it('with a line of 10 MB is refused for its line length', async () => {
    expect(await refusalOf(Buffer.from(`Description\n${'x'.repeat(10 * 1024 * 1024 - 20)}`))).toBe(
      `wrong file : line 2 is longer than ${LINE_CHARS_MAX.toLocaleString('en')} characters`,
    );
  });

  it('with an unclosed quotation mark is refused', async () => {
    expect(await refusalOf(Buffer.from('Description\n"Lamp\nSofa\n'))).toMatch(
      /^wrong file : a quotation mark is never closed/,
    );
  });

  it('with too many rows or bytes is refused for its size', async () => {
    expect(await refusalOf(Buffer.from(`Description\n${'Lamp\n'.repeat(ROWS_MAX + 30)}`))).toBe(
      'too_large file : has more than 5,000 rows',
    );
    expect(await refusalOf(Buffer.alloc(FILE_BYTES_MAX + 1, 0x61))).toBe(
      'too_large file : is larger than 10 MB',
    );
  });
});

describe('a file of another kind', () => {
  it.each([
    [
      'a picture',
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      'unsupported file : is neither CSV nor XLSX',
    ],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'unsupported file : is neither CSV nor XLSX'],
    ['bytes with NUL', Buffer.from('a\0b'), 'unsupported file : is neither CSV nor XLSX'],
    [
      'an old .xls or a workbook under a password',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      'undecodable file : is an old .xls or password-protected; save it as .xlsx without a password',
    ],
    [
      'an archive of something else',
      Buffer.from(zipSync({ 'a.txt': strToU8('words') })),
      'undecodable file : is an archive, but not XLSX',
    ],
    [
      'an archive that is cut off',
      workbook([['Description']]).subarray(0, 300),
      'undecodable file : is not XLSX: its archive cannot be read',
    ],
  ])('%s is refused with a reason', async (_, bytes, refusal) => {
    expect(await refusalOf(bytes)).toBe(refusal);
  });
});

const kinds = async (
  rows: Parameters<typeof workbook>[0],
  options?: Parameters<typeof workbook>[1],
) =>
  (await readTable(workbook(rows, options))).rows
    .at(-1)
    ?.cells.map(({ text, kind }) => [kind, text]);

describe('an XLSX file', () => {
  it('yields texts, numbers as shown, days by their style, and errors as errors', async () => {
    expect(
      await kinds([
        ['Description'],
        ['=1+1', 0.1 + 0.2, { serial: 45_123 }, 45_123, { error: '#REF!' }, 1e300, null, 'last'],
      ]),
    ).toEqual([
      ['text', '=1+1'],
      ['number', '0.3'],
      ['date', '2023-07-16'],
      ['number', '45123'],
      ['error', '#REF!'],
      ['number', '1e+300'],
      ['text', ''],
      ['text', 'last'],
    ]);
  });

  it('never evaluates a formula: it uses the stored value and reports a formula without one', async () => {
    expect(
      await kinds([
        ['Description'],
        [
          { formula: '1+1', stored: 3 },
          { formula: 'WEBSERVICE("http://x.example")', stored: 'kept' },
          { formula: 'NOW()' },
        ],
      ]),
    ).toEqual([
      ['number', '3'],
      ['text', 'kept'],
      ['unstored', ''],
    ]);
  });

  it.each([
    [59, '1900-02-28', '1904-02-29'],
    [61, '1900-03-01', '1904-03-02'],
    [1, '1900-01-01', '1904-01-02'],
    [43_890, '2020-02-29', '2024-03-01'],
    [2_958_465, '9999-12-31', '+010004-01'],
  ])('reads serial %i in both date systems', async (serial, in1900, in1904) => {
    expect(await kinds([['Description'], [{ serial }]])).toEqual([['date', in1900]]);
    if (!in1904.startsWith('+'))
      expect(await kinds([['Description'], [{ serial }]], { isFrom1904: true })).toEqual([
        ['date', in1904],
      ]);
  });

  it('does not read serial 60, the nonexistent 1900-02-29, as a date', async () => {
    expect(await kinds([['Description'], [{ serial: 60 }]])).toEqual([['text', '60']]);
  });

  it('is read from its first visible sheet, whose name is reported', async () => {
    const table = await readTable(
      workbook([['Description'], ['Lamp']], { hiddenSheet: [['Secret']] }),
    );
    expect(textsOf(table)).toEqual([['Description'], ['Lamp']]);
    expect(table.understood).toEqual({ sheet: 'Inventory' });
  });

  it('that unpacks to far more than its size is refused before it is unpacked', async () => {
    const bomb = workbook([['Description']], {
      parts: { 'xl/worksheets/sheet0.xml': new Uint8Array(80 * 1024 * 1024).fill(0x20) },
    });
    expect(bomb.length).toBeLessThan(FILE_BYTES_MAX);
    expect(await refusalOf(bomb)).toBe('too_large file : unpacks to more than 64 MiB');
  });

  it('with an entry that declares a false size is refused', async () => {
    const honest = workbook([['Description'], ['Lamp']]);
    const lying = Buffer.from(honest);
    // in the central directory, where the sizes precede the name by 22 bytes
    const name = lying.lastIndexOf('xl/worksheets/sheet0.xml');
    lying.writeUInt32LE(10, name - 22);
    expect(await refusalOf(lying)).toBe('undecodable file : the archive is damaged');
  });

  it.each([
    [
      'declares entities that expand into each other',
      '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet>&b;</worksheet>',
      'undecodable file : a part of the workbook declares a document type',
    ],
    [
      'is no XML',
      '<worksheet><row></worksheet>',
      'undecodable file : a part of the workbook is not XML',
    ],
  ])('with a sheet that %s is refused', async (_, xml, refusal) => {
    expect(
      await refusalOf(workbook([['Description']], { parts: { 'xl/worksheets/sheet0.xml': xml } })),
    ).toBe(refusal);
  });

  it('with too many parts or rows is refused by the limits', async () => {
    const parts = Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`x/${at}`, '']));
    expect(await refusalOf(workbook([['Description']], { parts }))).toBe(
      'undecodable file : the archive has more than 1000 parts',
    );
    expect(await refusalOf(workbook(Array.from({ length: ROWS_MAX + 30 }, () => ['Lamp'])))).toBe(
      'too_large file : has more than 5,000 rows',
    );
  });

  it('with invalid row and cell numbers is read without error', async () => {
    const xml =
      '<worksheet><sheetData><row r="x"><c ' +
      't="inlineStr"><is><t>Description</t></is></c></row><row r="-5"><c ' +
      'r="ZZZ1"><v>1</v></c><c ' +
      't="inlineStr"><is><t>Lamp</t></is></c></row></sheetData></worksheet>';
    const { rows } = await readTable(workbook([], { parts: { 'xl/worksheets/sheet0.xml': xml } }));
    expect(rows.map(({ row, cells }) => [row, cells.length])).toEqual([[1, 1]]);
  });
});
