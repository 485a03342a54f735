import { describe, expect, it } from 'vitest';
import { Fault } from '@/lib/shared/fault';
import { workbook } from '@/tests/setup/workbook';
import { readTable } from '../files/read-table';
import { readRows } from './read-rows';

const CLAIM = { currency: 'EUR', dateDamage: '2026-03-02', today: '2026-03-10' };

const inventoryOf = async (file: string | Buffer, claim = CLAIM) =>
  readRows(await readTable(Buffer.from(file)), claim);

const quoted = (values: readonly string[]) =>
  values.map((value) => `"${value.replaceAll('"', '""')}"`).join(';');

/** One row under a header of ours: what was understood, and what was not. */
async function rowOf(fields: Readonly<Record<string, string>>, claim = CLAIM) {
  const { rows } = await inventoryOf(
    `${quoted(Object.keys(fields))}\n${quoted(Object.values(fields))}\n`,
    claim,
  );
  const [row] = rows;
  if (!row) throw new Error('no row');
  return {
    ...row,
    messages: row.problems.map(({ field, severity, reason }) => `${field} ${severity}: ${reason}`),
  };
}

describe('a household inventory', () => {
  it('with our columns is read, whatever their order and language', async () => {
    const { source, unknown, rows } = await inventoryOf(
      [
        'Household of K. Jensen;;;',
        'Rum;Beskrivelse;Farve;Købspris;Antal;Købsdato;Kvittering;Tilstand;Mærke',
        'Stue;Sofa, 3 pers.;grå;1.234,50;2;15.06.2022;ja;god;IKEA',
      ].join('\n'),
    );
    expect({ source, unknown }).toEqual({ source: 'own', unknown: ['Farve'] });
    expect(rows).toEqual([
      {
        row: 3,
        description: 'Sofa, 3 pers.',
        brand: 'IKEA',
        model: null,
        serial_number: null,
        gtin: null,
        category: null,
        quantity: 2,
        date_purchase: '2022-06-15',
        purchase_price: 123_450,
        claimed_amount: 246_900,
        condition: 3,
        location: 'Stue',
        receipt: true,
        notes: 'Brand: IKEA',
        problems: [],
      },
    ]);
  });

  it('of Homebox is read by its HB. columns, and what it says of no use is named', async () => {
    const { source, unknown, rows } = await inventoryOf(
      [
        'HB.import_ref,HB.location,HB.name,HB.quantity,HB.description,HB.notes,HB.purchase_price,HB.purchase_time,HB.manufacturer,HB.model_number,HB.serial_number,HB.archived,HB.sold_time',
        'a1,Home / Kitchen,Kettle,1,"steel, 1.7 l",gift,39.99,2023-01-05,Bosch,TWK7203,SN-1,false,0001-01-01',
        'a2,Home / Attic,Old TV,1,,,0,0001-01-01,Sony,,,true,2024-05-01',
      ].join('\n'),
    );
    expect({ source, unknown }).toEqual({ source: 'homebox', unknown: ['HB.import_ref'] });
    expect(rows[0]).toMatchObject({
      description: 'Kettle',
      location: 'Home / Kitchen',
      brand: 'Bosch',
      model: 'TWK7203',
      serial_number: 'SN-1',
      purchase_price: 3999,
      claimed_amount: 3999,
      date_purchase: '2023-01-05',
      notes: 'gift\nsteel, 1.7 l\nBrand: Bosch\nModel: TWK7203\nSerial number: SN-1',
      problems: [],
    });
    expect(rows[1]).toMatchObject({ date_purchase: null, purchase_price: 0 });
    expect(rows[1]?.problems.map(({ field, severity }) => [field, severity])).toEqual([
      ['HB.sold_time', 'error'],
      ['HB.archived', 'warning'],
    ]);
  });

  it('in a workbook gives the same as in CSV', async () => {
    const cells = workbook([
      ['Description', 'Purchase price', 'Quantity', 'Purchase date'],
      ['Lamp', 19.95, 2, { serial: 44_727 }],
      ['=HYPERLINK("http://x.example")', { formula: '2*3', stored: 6 }, 1, '2020-02-29'],
    ]);
    const text =
      'Description;Purchase price;Quantity;Purchase date\nLamp;19,95;2;2022-06-15\n"=HYPERLINK(""http://x.example"")";6;1;29.02.2020\n';
    expect((await inventoryOf(cells)).rows).toEqual((await inventoryOf(text)).rows);
    expect((await inventoryOf(cells)).rows.map(({ description }) => description)).toEqual([
      'Lamp',
      '=HYPERLINK("http://x.example")',
    ]);
  });

  it.each([
    ['Colour;Size\nred;3\n', "file : has no column 'description'; its first row is: Colour, Size"],
    ['', 'file : is empty'],
    ['Description;Price\n', 'file : has no row below its header'],
    [
      'Description#Price\nLamp#3\n',
      "file : has no column 'description'; its first row is: Description#Price",
    ],
  ])('that is none is refused: %j', async (text, words) => {
    await expect(inventoryOf(text)).rejects.toEqual(new Fault('wrong', words));
  });
});

const firstBeside = async (other: string) =>
  (await inventoryOf(`Description;Amount\nx;1.234\ny;${other}\n`)).rows[0];

describe('an amount', () => {
  it.each([
    ['1234', 123_400],
    ['1234.5', 123_450],
    ['1234,50', 123_450],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ["1'234.50", 123_450],
    ['1 234,50 kr', 123_450],
    ['1 234,50', 123_450],
    ['€ 12,00', 1200],
    ['12.00 EUR', 1200],
    ['EUR12', 1200],
    ['1.234.567', 123_456_700],
    ['$5', 500],
    ['350,-', 35_000],
    ['kr. 20', 2000],
    ['12.500,00', 1_250_000],
    ['0,10', 10],
    ['5.00000', 500],
    ['999999999999.99', 99_999_999_999_999],
  ])('%j is %i cents', async (text, cents) => {
    expect(await rowOf({ Description: 'x', 'Claimed amount': text })).toMatchObject({
      claimed_amount: cents,
      messages: [],
    });
  });

  it.each([
    ['12.345', 'could mean thousands or three decimals: write 12345.00 or two decimals'],
    ['0.125', 'has more than two decimals'],
    ['1234,567', 'has more than two decimals'],
    ['-5', 'must not be negative'],
    ['1e300', 'must be below 10^12'],
    ['1e-7', 'has more than two decimals'],
    ['NaN', 'is not an amount'],
    ['Infinity', 'is not an amount'],
    ['about 50', 'is not an amount'],
    ['1.2.3', 'is not an amount'],
    ['1,23,456.00', 'is not an amount'],
    ['1000000000000', 'must be below 10^12'],
    ['=1+1', 'is not an amount'],
    ['٣', 'is not an amount'],
  ])('%j is refused', async (text, reason) => {
    expect(await rowOf({ Description: 'x', 'Claimed amount': text })).toMatchObject({
      claimed_amount: null,
      messages: [`claimed_amount error: ${reason}`],
    });
  });

  it('of thousands is understood where the other amounts of the file say how decimals are written', async () => {
    expect(await firstBeside('5,50')).toMatchObject({ claimed_amount: 123_400, problems: [] });
    expect(await firstBeside('5.50')).toMatchObject({
      claimed_amount: null,
      problems: [{ reason: 'has more than two decimals', value: '1.234' }],
    });
  });

  it('of a cell with a number has two decimals at most, and no more digits than a spreadsheet shows', async () => {
    const { rows } = await inventoryOf(
      workbook([
        ['Description', 'Amount'],
        ['a', 33.33 * 3],
        ['b', 1.005],
        ['c', 1e300],
        ['d', -1],
        ['e', { error: '#DIV/0!' }],
        ['f', { formula: '1+1' }],
      ]),
    );
    expect(rows.map(({ claimed_amount: cents, problems }) => cents ?? problems[0]?.reason)).toEqual(
      [
        9999,
        'has more than two decimals',
        'must be below 10^12',
        'must not be negative',
        'is the error #DIV/0! of a formula',
        'is a formula whose value the file does not hold: open it in a spreadsheet and save it again',
      ],
    );
  });

  it('in another currency than the claim is refused, wherever the currency stands', async () => {
    expect(await rowOf({ Description: 'x', Amount: 'DKK 5' })).toMatchObject({
      messages: ['currency error: is DKK, the claim is kept in EUR'],
    });
    expect(await rowOf({ Description: 'x', Amount: '£5', Currency: 'usd' })).toMatchObject({
      messages: [
        'currency error: is USD, the claim is kept in EUR',
        'currency error: is GBP, the claim is kept in EUR',
      ],
    });
    expect(await rowOf({ Description: 'x', Amount: '5', Currency: 'eur' })).toMatchObject({
      messages: [],
    });
  });

  it('of a piece times the pieces stays in range', async () => {
    expect(await rowOf({ Description: 'x', Price: '999999999999', Quantity: '2' })).toMatchObject({
      messages: ['purchase_price error: times quantity must stay below 10^12'],
    });
  });
});

describe('a day', () => {
  it.each([
    ['2022-06-15', '2022-06-15'],
    ['15.06.2022', '2022-06-15'],
    ['5.6.2022', '2022-06-05'],
    ['15-06-2022', '2022-06-15'],
    ['15/06/2022', '2022-06-15'],
    ['06/15/2022', '2022-06-15'],
    ['06/06/2022', '2022-06-06'],
    ['2022/06/15', '2022-06-15'],
    ['2022-06-15T10:00:00Z', '2022-06-15'],
    ['44727', '2022-06-15'],
    ['44727.75', '2022-06-15'],
    ['2024-02-29', '2024-02-29'],
    ['29.02.2000', '2000-02-29'],
    ['2026-03-02', '2026-03-02'],
  ])('%j is %s', async (text, day) => {
    expect(await rowOf({ Description: 'x', 'Purchase date': text })).toMatchObject({
      date_purchase: day,
      messages: [],
    });
  });

  it.each([
    ['2023-02-29', 'is a day that does not exist'],
    ['29.02.1900', 'is a day that does not exist'],
    ['31.04.2022', 'is a day that does not exist'],
    ['2022-13-01', 'is a day that does not exist'],
    ['05/06/2022', 'could be a day of two months: write YYYY-MM-DD'],
    ['15.06.22', 'has a year of two digits: write all four'],
    ['last summer', 'is not a date: write YYYY-MM-DD'],
    ['2026-03-03', 'is after the damage of 2026-03-02'],
  ])('%j is refused', async (text, reason) => {
    expect(await rowOf({ Description: 'x', 'Purchase date': text })).toMatchObject({
      messages: [`date_purchase error: ${reason}`],
    });
  });

  it('in the future is refused where the claim knows no damage', async () => {
    expect(
      await rowOf(
        { Description: 'x', 'Purchase date': '2026-03-11' },
        { ...CLAIM, dateDamage: null as never },
      ),
    ).toMatchObject({ messages: ['date_purchase error: lies in the future'] });
  });

  it('that is a year alone is left out, and kept in the notes', async () => {
    expect(await rowOf({ Description: 'x', 'Purchase date': '2019' })).toMatchObject({
      date_purchase: null,
      notes: 'date_purchase: 2019',
      messages: ['date_purchase warning: is a year alone: write the whole date'],
    });
  });
});

describe('a row', () => {
  it('says everything that is wrong with it at once', async () => {
    const { messages } = await rowOf({
      Description: '',
      Quantity: '1.5',
      Amount: 'x',
      'Purchase date': 'y',
      Room: 'z'.repeat(256),
    });
    expect(messages).toEqual([
      'description error: field required',
      'quantity error: is not a whole number',
      'claimed_amount error: is not an amount',
      'date_purchase error: is not a date: write YYYY-MM-DD',
      'location error: is longer than 255 characters',
    ]);
  });

  it.each([
    ['0', 'must be at least 1'],
    ['-1', 'must be at least 1'],
    ['-2.5', 'is not a whole number'],
    ['1000001', 'must be at most 1,000,000'],
    ['1e3', 'is not a whole number'],
  ])('of %s pieces is refused', async (text, reason) => {
    expect(await rowOf({ Description: 'x', Quantity: text })).toMatchObject({
      messages: [`quantity error: ${reason}`],
    });
  });

  it('without a name goes by brand and model', async () => {
    expect(await rowOf({ Model: 'Beolit 20', Brand: 'Bang & Olufsen' })).toMatchObject({
      description: 'Bang & Olufsen Beolit 20',
      notes: '',
      messages: [],
    });
  });

  it('keeps what it means but does not know in its notes, with a warning', async () => {
    expect(
      await rowOf({ Description: 'x', Condition: 'so-so', Receipt: 'invoice 7', Notes: 'n' }),
    ).toMatchObject({
      condition: 0,
      receipt: false,
      notes: 'n\ncondition: so-so\nreceipt: invoice 7',
      messages: [
        'condition warning: is not a condition that we know',
        'receipt warning: is neither yes nor no',
      ],
    });
  });

  it('with bytes that are no UTF-8, or characters that cannot be kept, is refused by the cell', async () => {
    const { rows } = await inventoryOf(
      Buffer.concat([
        Buffer.from('Description;Room\nKøl;a\nK'),
        Buffer.from([0xf8]),
        Buffer.from('l;b\x01b\n'),
      ]),
    );
    expect(
      rows.map(({ problems }) => problems.map(({ field, reason }) => `${field} ${reason}`)),
    ).toEqual([
      [],
      [
        'description holds bytes that are no UTF-8',
        'location holds characters that cannot be kept',
      ],
    ]);
    for (const { value } of rows.flatMap(({ problems }) => problems))
      expect(value).toMatch(
        // oxlint-disable-next-line no-control-regex
        /^[^\u0000-\u001F\p{Surrogate}]*\uFFFD[^\u0000-\u001F\p{Surrogate}]*$/u,
      );
  });
});
