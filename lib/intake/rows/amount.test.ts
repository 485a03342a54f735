import { describe, expect, it } from 'vitest';
import { workbook } from '@/tests/setup/workbook';
import { inventoryOf, rowOf, firstBeside } from './read-rows.fixture';

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

  it("with thousands is read by the decimal sign of the file's other amounts", async () => {
    expect(await firstBeside('5,50')).toMatchObject({ claimed_amount: 123_400, problems: [] });
    expect(await firstBeside('5.50')).toMatchObject({
      claimed_amount: null,
      problems: [{ reason: 'has more than two decimals', value: '1.234' }],
    });
  });

  it('in a numeric cell has at most two decimals and no more digits than a spreadsheet shows', async () => {
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
        'is a formula without a stored value: open the file in a spreadsheet and save it again',
      ],
    );
  });

  it("in another currency than the claim's is refused, wherever the currency is written", async () => {
    expect(await rowOf({ Description: 'x', Amount: 'DKK 5' })).toMatchObject({
      messages: ['currency error: is DKK, but the claim is in EUR'],
    });
    expect(await rowOf({ Description: 'x', Amount: '£5', Currency: 'usd' })).toMatchObject({
      messages: [
        'currency error: is USD, but the claim is in EUR',
        'currency error: is GBP, but the claim is in EUR',
      ],
    });
    expect(await rowOf({ Description: 'x', Amount: '5', Currency: 'eur' })).toMatchObject({
      messages: [],
    });
  });

  it('times the quantity stays in range', async () => {
    expect(await rowOf({ Description: 'x', Price: '999999999999', Quantity: '2' })).toMatchObject({
      messages: ['purchase_price error: times quantity must be below 10^12'],
    });
  });
});
