import { describe, expect, it } from 'vitest';
import { workbook } from '@/tests/setup/workbook';
import { inventoryOf, rowOf } from './read-rows.fixture';

describe('a household inventory', () => {
  it('with our columns is read in any order and language', async () => {
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
        date_purchase_precision: 'day',
        purchase_price: 123_450,
        claimed_amount: 246_900,
        condition: 3,
        location: 'Stue',
        receipt: true,
        notes: 'Brand: IKEA',
        problems: [],
        assumptions: [],
        corrections: [],
        include: null,
        take_match: null,
        skipped: null,
      },
    ]);
  });

  it('from Homebox is read by its HB. columns, and ignored columns are named', async () => {
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

  it('yields the same rows from a workbook as from CSV', async () => {
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
    ['Description;Price\n', 'file : has no rows below its header'],
    [
      'Description#Price\nLamp#3\n',
      "file : has no column 'description'; its first row is: Description#Price",
    ],
  ])('without a description column, or without rows, is refused: %j', async (text, description) => {
    await expect(inventoryOf(text)).rejects.toMatchObject({ kind: 'wrong', description });
  });
});

describe('a row', () => {
  it('reports all of its problems at once', async () => {
    const { messages } = await rowOf({
      Description: '',
      Quantity: '1.5',
      Amount: '5 x',
      'Purchase date': '2019-02-30',
      Room: 'z'.repeat(256),
    });
    expect(messages).toEqual([
      'description error: field required',
      'claimed_amount error: is not an amount',
      'quantity error: is not a whole number',
      'date_purchase error: is a date that does not exist',
      'location error: is longer than 255 characters',
    ]);
  });

  it('without a name is named by brand and model', async () => {
    expect(await rowOf({ Model: 'Beolit 20', Brand: 'Bang & Olufsen' })).toMatchObject({
      description: 'Bang & Olufsen Beolit 20',
      notes: '',
      messages: [],
    });
  });

  it.each([
    'ved ikke',
    'unknown',
    'weiß nicht',
    'ei tiedossa',
    'vet ej',
    'vet ikke',
    '-',
    '?',
    'n/a',
    '…',
  ])('reads %j as an empty cell, except as a description', async (text) => {
    const columns = ['Quantity', 'Purchase date', 'Price', 'Condition', 'Receipt', 'Brand', 'Room'];
    expect(
      await rowOf({
        Description: 'x',
        ...Object.fromEntries(columns.map((column) => [column, text])),
      }),
    ).toMatchObject({
      quantity: 1,
      date_purchase: null,
      purchase_price: null,
      claimed_amount: null,
      brand: null,
      location: null,
      notes: '',
      messages: [],
    });
    expect((await rowOf({ Description: text, Price: '5' })).messages).toEqual([
      'description error: field required',
    ]);
  });

  it('has unusable values added to its notes, with a warning', async () => {
    expect(
      await rowOf({ Description: 'x', Condition: 'so-so', Receipt: 'invoice 7', Notes: 'n' }),
    ).toMatchObject({
      condition: 0,
      receipt: false,
      notes: 'n\ncondition: so-so\nreceipt: invoice 7',
      messages: [
        'condition warning: is not a known condition',
        'receipt warning: is neither yes nor no',
      ],
    });
  });

  it('with invalid UTF-8 or unstorable characters is refused, and the cell is named', async () => {
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
        'description contains bytes that are not UTF-8',
        'location contains characters that cannot be stored',
      ],
    ]);
    for (const { value } of rows.flatMap(({ problems }) => problems))
      expect(value).toMatch(
        // oxlint-disable-next-line no-control-regex
        /^[^\u0000-\u001F\p{Surrogate}]*\uFFFD[^\u0000-\u001F\p{Surrogate}]*$/u,
      );
  });
});
