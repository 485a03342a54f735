import { describe, expect, it } from 'vitest';
import { CLAIM, inventoryOf } from './read-rows.fixture';

const amountsOf = async (text: string) => {
  const { rows, isPriceUnclear } = await inventoryOf(text, { ...CLAIM, currency: 'DKK' });
  return [rows.map(({ claimed_amount: cents }) => cents), isPriceUnclear];
};

describe('a column named only by price', () => {
  it('is of the rows where the total is the sum of the rows', async () => {
    expect(await amountsOf('Ting;Antal;Pris\nStol;4;400\nBord;1;900\nI alt;;1.300\n')).toEqual([
      [40_000, 90_000],
      false,
    ]);
    expect(await amountsOf('Ting;Antal;Pris\nStol;4;400\nBord;1;900\n;;1300\n')).toEqual([
      [40_000, 90_000],
      false,
    ]);
  });

  it('is per piece where the total is that of the pieces', async () => {
    expect(await amountsOf('Ting;Antal;Pris\nStol;4;400\nBord;1;900\nSum;;2.500\n')).toEqual([
      [160_000, 90_000],
      false,
    ]);
  });

  it('is read by the totals of its rooms', async () => {
    expect(
      await amountsOf(
        'Ting;Antal;Pris\nStue;;\nStol;4;400\nBord;1;900\nI alt stue;;1.300\nKøkken;;\nGlas;6;60\nI alt køkken;;60\n',
      ),
    ).toEqual([[40_000, 90_000, 6000], false]);
  });

  it('is per piece and unclear where rows have several pieces and no total decides', async () => {
    expect(await amountsOf('Ting;Antal;Pris\nStol;4;400\nBord;1;900\n')).toEqual([
      [160_000, 90_000],
      true,
    ]);
    expect(await amountsOf('Ting;Antal;Pris\nStol;4;400\nBord;1;900\nI alt;;5.000\n')).toEqual([
      [160_000, 90_000],
      true,
    ]);
  });

  it.each([
    'Ting;Antal;Pris\nStol;1;400\nBord;;900\n',
    'Ting;Antal;Pris pr. stk.\nStol;4;400\nBord;1;900\nI alt;;1.300\n',
    'Ting;Antal;Stykpris\nStol;4;400\nBord;1;900\n',
    'Ting;Antal;Pris;Beløb i alt\nStol;4;400;1600\n',
  ])('is clear where one reading is left: %j', async (text) => {
    expect((await amountsOf(text))[1]).toBe(false);
  });
});
