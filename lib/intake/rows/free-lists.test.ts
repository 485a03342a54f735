import { describe, expect, it } from 'vitest';
import { CLAIM, inventoryOf } from './read-rows.fixture';

const linesOf = async (text: string, currency = 'GBP') => {
  const { rows, skipped } = await inventoryOf(text, { ...CLAIM, currency });
  return {
    items: rows.map((row) => [
      row.description,
      row.quantity,
      row.date_purchase,
      row.claimed_amount,
      ...row.problems.filter(({ severity }) => severity === 'error').map(({ field }) => field),
    ]),
    skipped: skipped.map(({ text: skippedText, cause }) => [skippedText, cause.reason]),
  };
};

describe('a list of one column', () => {
  it('has amounts, purchases and pieces in its texts, commas included', async () => {
    const { items, skipped } = await linesOf(
      [
        'Our list after the fire, flat 2',
        'LOUNGE',
        'Sofa dfs £1,099 2021',
        '12 denby plates £14 each',
        'Dresses x 7 about £45 each so £315',
        'Two seater bench, oak, £180, march 2020',
        'Iron tefal £45 2 years old',
        'Vinyl 35 records @ £18 = £630',
      ].join('\n'),
    );
    expect(items).toEqual([
      ['Sofa dfs £1,099 2021', 1, '2021-07-01', 109_900],
      ['12 denby plates £14 each', 12, null, 16_800],
      ['Dresses x 7 about £45 each so £315', 7, null, 31_500],
      ['Two seater bench, oak, £180, march 2020', 1, '2020-03-15', 18_000],
      ['Iron tefal £45 2 years old', 1, '2024-03-02', 4500],
      ['Vinyl 35 records @ £18 = £630', 35, null, 63_000],
    ]);
    expect(skipped).toEqual([
      ['Our list after the fire, flat 2', 'row_is_text'],
      ['LOUNGE', 'row_is_room'],
    ]);
  });

  it('that names a price per piece but no number of pieces asks for it', async () => {
    const { items } = await linesOf('Mugs £4 each\nLamp £40 2021\nChair £60 2022\n');
    expect(items[0]).toEqual(['Mugs £4 each', 1, null, 400, 'quantity']);
  });

  it('without amounts is no inventory', async () => {
    await expect(linesOf('Dear Sir,\nthe house burned on Sunday\nYours, H.\n')).rejects.toThrow();
  });
});

describe('columns with names that nobody listed', () => {
  it('are read by their values', async () => {
    const { items } = await linesOf(
      [
        'anntal;hvad det var;hvor fra;hvornår kom det;hvad kostede det alt sammen',
        '1;Sofa;ILVA;marts 2021;12.999,-',
        '6;Stole;Ikea;2019;2.394,-',
        '2;Lamper;gave;2020;798,-',
      ].join('\n'),
      'DKK',
    );
    expect(items).toEqual([
      ['Sofa', 1, '2021-03-15', 1_299_900],
      ['Stole', 6, '2019-07-01', 1_436_400],
      ['Lamper', 2, '2020-07-01', 159_600],
    ]);
  });

  it('may have figures in their names', async () => {
    const { items } = await linesOf('Sache 1;Preis 2026\nSofa;1.200,00\nLampe;80,00\n', 'EUR');
    expect(items.map(([name, , , cents]) => [name, cents])).toEqual([
      ['Sofa', 120_000],
      ['Lampe', 8000],
    ]);
  });

  it('that number the rows are no amounts and no pieces', async () => {
    const rows = Array.from({ length: 12 }, (_, at) => `${at + 1};Thing ${at};${20 + at}.50;2020`);
    const { items } = await linesOf(['Pos;what it was;what it cost;when', ...rows].join('\n'));
    expect(items[11]).toEqual(['Thing 11', 1, '2020-07-01', 3150]);
  });

  it('of what was paid and what a new one costs give the new price, else the paid one', async () => {
    const { items } = await linesOf(
      [
        'Preise immer für die ganze Zeile;;;;',
        'Stück;Gegenstand;wann gekauft;damals bezahlt;kostet heute neu',
        '6;Stühle;2018;1.194,00;1.434,00',
        '2;Kopfhörer;2021;558,00;',
      ].join('\n'),
      'EUR',
    );
    expect(items).toEqual([
      ['Stühle', 6, '2018-07-01', 143_400],
      ['Kopfhörer', 2, '2021-07-01', 55_800],
    ]);
  });
});

describe('a row with the sum of the rows above', () => {
  const LIST = 'Item;Qty;Bought;Total\nSofa;1;2020;500\nChair;2;2021;120\nLamp;1;2022;80\n';

  it('is no item, whatever it is named', async () => {
    const { items, skipped } = await linesOf(`${LIST}So that comes to;;;700\n`);
    expect(items).toHaveLength(3);
    expect(skipped).toEqual([['So that comes to 700', 'row_is_total']]);
  });

  it('is an item if it says more about a thing, or if its amount is another', async () => {
    expect((await linesOf(`${LIST}Bed;1;2020;700\n`)).items).toHaveLength(4);
    expect((await linesOf(`${LIST}Bed;;;701\n`)).items).toHaveLength(4);
  });
});

it('a text alone is no item where all items have a quantity or an amount', async () => {
  const items = Array.from({ length: 6 }, (_, at) => `Thing ${at};1;${20 + at}.50`).join('\n');
  const { skipped } = await linesOf(`Item;Qty;Total\nfrom my grandmother;;\n${items}\n`);
  expect(skipped).toEqual([['from my grandmother', 'row_is_text']]);
});
