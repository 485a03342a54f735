import { describe, expect, it } from 'vitest';
import { CLAIM, inventoryOf } from './read-rows.fixture';

const HEADER = 'Item;Brand;Quantity;Price';
const ITEMS = 'Lamp;;2;50\nSofa;;1;400';

async function readBelow(rows: string, header = HEADER) {
  const { rows: read, skipped } = await inventoryOf(`${header}\n${ITEMS}\n${rows}\n`, {
    ...CLAIM,
    currency: 'DKK',
  });
  return {
    items: read.slice(2),
    skipped: skipped.map(({ row, amount, cause }) => [row, cause.reason, amount]),
  };
}

describe('a row that is not an item', () => {
  it.each([
    ['I alt;;;430.000,00', 43_000_000],
    ['I alt 430.000,00;;;', 43_000_000],
    ['Total:;;3;500,00', 50_000],
    [';;Summe;500,00 kr', 50_000],
    ['Yhteensä;;;500', 50_000],
    ['SUM;;;kr 500,-', 50_000],
    ['Total kitchen;;;500', 50_000],
    ['Delsum;;;', null],
    ['Køkken i alt;;;500', 50_000],
    ['Sub-total;;;500', 50_000],
    ['Total of the above;;;500', 50_000],
    ['Sum alle ting;;;500', 50_000],
    [';;;500', 50_000],
  ])('as a total is named with its amount: %j', async (row, amount) => {
    expect(await readBelow(row)).toEqual({ items: [], skipped: [[4, 'row_is_total', amount]] });
  });

  it.each([
    'Total War, PC game;;1;300',
    'Sum 41 CD;;1;90',
    'Sum 41;;;90',
    'Signed football shirt;;;',
    'Total;Dallas;1;90',
    ';;;499',
    'Summer dress;;1;300',
    'Kitchen scales;;;300',
    'Kitchen;;1;9000',
    'Sofa i stue;;;',
    'Mushroom;;;',
  ])('is never mistaken for one: %j', async (row) => {
    const { items, skipped } = await readBelow(row);
    expect([items.length, skipped]).toEqual([1, []]);
  });

  it('as a room is named, and places the items below it that name no other', async () => {
    const { rows, skipped } = await inventoryOf(
      'Ting;Rum;Pris\nKØKKEN:;;\nGryde;;100\nPande;Kælder;100\nStue;;\nLampe;;100\n',
    );
    expect(rows.map(({ description, location }) => [description, location])).toEqual([
      ['Gryde', 'Køkken'],
      ['Pande', 'Kælder'],
      ['Lampe', 'Stue'],
    ]);
    expect(skipped.map(({ row, cause }) => [row, cause.reason])).toEqual([
      [2, 'row_is_room'],
      [5, 'row_is_room'],
    ]);
  });

  it.each([
    'Emmas værelse',
    'Küche / Keller',
    'Kids bedroom 2',
    'Olohuone ja keittiö',
    'BØRNENE (Viggo 14 og Alma 8)',
  ])('may name a room in more words: %j', async (row) => {
    expect(await readBelow(`${row};;;`)).toEqual({
      items: [],
      skipped: [[4, 'row_is_room', null]],
    });
  });

  it('as a remark below the last total is named, and an item without any figure before it is kept', async () => {
    expect(await readBelow('Dog;;;\nTotal;;;450\nBest regards, K. Jensen;;;')).toMatchObject({
      items: [{ description: 'Dog' }],
      skipped: [
        [5, 'row_is_total', 45_000],
        [6, 'row_is_text', null],
      ],
    });
    expect(await readBelow('Dog;;;\nBest regards;;;')).toMatchObject({
      items: [{ description: 'Dog' }, { description: 'Best regards' }],
      skipped: [],
    });
  });

  it.each([
    [HEADER, 'row_is_header'],
    ['Underskrift: K. Jensen;;;', 'row_is_signature'],
    ['Seite 1 von 2;;;', 'row_is_signature'],
  ])('as in %j is named', async (row, reason) => {
    expect(await readBelow(row)).toEqual({ items: [], skipped: [[4, reason, null]] });
  });

  it('above the column names is no column name, even if it begins with Name', async () => {
    const { rows, unknown } = await inventoryOf(
      'List of damaged things;;\nName:;K. Jensen;\n;;\nItem;Price;Price when new\nLamp;5;7\n',
    );
    expect(rows.map(({ row, description }) => [row, description])).toEqual([[5, 'Lamp']]);
    expect(unknown).toEqual(['Price when new']);
  });
});
