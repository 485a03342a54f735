import { describe, expect, it } from 'vitest';
import { workbook } from '@/tests/setup/workbook';
import { CLAIM, inventoryOf, rowOf, firstBeside } from './read-rows.fixture';

describe('an amount', () => {
  it.each([
    ['1234', 123_400],
    ['1234.5', 123_450],
    ['1234,50', 123_450],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ["1'234.50", 123_450],
    ['1 234,50', 123_450],
    ['€ 12,00', 1200],
    ['12.00 EUR', 1200],
    ['EUR12', 1200],
    ['1.234.567', 123_456_700],
    ['350,-', 35_000],
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
    ['500-600', 'is a range: write one figure'],
    ['3 x 599 (1.500)', 'is not an amount'],
    ['599 (i dollars)', 'is not an amount'],
    ['599 hver måned', 'is not an amount'],
    ['2000 (2 x 600)', 'is not an amount'],
    ['12 34', 'is not an amount'],
    ['2,5 tkr', 'is not an amount'],
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

  it.each([
    ['1.299,-', 129_900, 'DKK'],
    ['1 234,50 kr', 123_450, 'DKK'],
    ['kr. 20', 2000, 'NOK'],
    ['kr 599', 59_900, 'DKK'],
    ['599 DKK', 59_900, 'DKK'],
    ['1 299,00 kr', 129_900, 'DKK'],
    ['4.995:-', 499_500, 'SEK'],
    ['danske kroner 75', 7500, 'DKK'],
    ['€ 45,50', 4550, 'EUR'],
    ['649,00 e', 64_900, 'EUR'],
    ['120 euroa', 12_000, 'EUR'],
    ['50,-- €', 5000, 'EUR'],
    ['£1,299', 129_900, 'GBP'],
    ['$5', 500, 'USD'],
    ['599 kr. inkl. moms', 59_900, 'DKK'],
  ])('%j is %i cents in a claim in that currency', async (text, cents, currency) => {
    expect(
      await rowOf({ Description: 'x', 'Claimed amount': text }, { ...CLAIM, currency }),
    ).toMatchObject({ claimed_amount: cents, messages: [] });
  });

  it.each([
    ['1.299 kr', 'DKK'],
    ['kr 5', 'EUR'],
    ['$5', 'EUR'],
    ['599 SEK', 'DKK'],
  ])('%j is never read as an amount in %s without a word', async (text, currency) => {
    expect(
      (await rowOf({ Description: 'x', 'Claimed amount': text }, { ...CLAIM, currency })).messages,
    ).toHaveLength(1);
  });

  it.each(['ca. 500', 'about 500', 'noin 500', 'etwa 500', 'cirka 500', '~500', '500 ca.', '500?'])(
    '%j is read as an estimate, with the words of the file in the notes',
    async (text) => {
      expect(await rowOf({ Description: 'x', 'Claimed amount': text })).toMatchObject({
        claimed_amount: 50_000,
        messages: [],
        assumptions: [{ field: 'claimed_amount', reason: 'is an estimate', value: text }],
        notes: `claimed_amount: ${text}`,
      });
    },
  );

  it.each(['NaN', 'priceless', 'ukendt beløb'])(
    '%j states no figure, so the row is imported without it and asks for it',
    async (text) => {
      expect(await rowOf({ Description: 'x', 'Claimed amount': text })).toMatchObject({
        claimed_amount: null,
        notes: `claimed_amount: ${text}`,
        messages: ['claimed_amount warning: is not an amount'],
      });
    },
  );

  it.each([
    ['2 x 599', 119_800],
    ['3 stk à 100,-', 30_000],
    ['1.200 (2 x 600)', 120_000],
    ['360,- (6 x 60)', 36_000],
    ['ca. 500 (brugt)', 50_000],
    ['500 kr brugt', 50_000],
    ['499,95 på tilbud', 49_995],
  ])('%j is read as the line it describes, with its words in the notes', async (text, cents) => {
    expect(
      await rowOf({ Ting: 'x', 'Pris i alt': text }, { ...CLAIM, currency: 'DKK' }),
    ).toMatchObject({
      claimed_amount: cents,
      messages: [],
      notes: `claimed_amount: ${text}`,
      assumptions: [{ field: 'claimed_amount' }],
    });
  });

  it('that says whether it is for a piece or for the line is read so in either column', async () => {
    expect(await rowOf({ Description: 'x', Quantity: '4', Amount: '100 each' })).toMatchObject({
      purchase_price: 10_000,
      claimed_amount: 40_000,
    });
    expect(await rowOf({ Description: 'x', Quantity: '4', Price: '400 in total' })).toMatchObject({
      purchase_price: null,
      claimed_amount: 40_000,
    });
  });

  it('in a column of another currency is refused', async () => {
    expect(await rowOf({ Description: 'x', 'Price (USD)': '5' })).toMatchObject({
      messages: ['currency error: is USD, but the claim is in EUR'],
    });
    expect(
      await rowOf({ Ting: 'x', 'Købspris (kr.)': '5' }, { ...CLAIM, currency: 'DKK' }),
    ).toMatchObject({ purchase_price: 500, messages: [] });
  });

  it('before three digits is read as thousands in languages that separate so', async () => {
    expect(await rowOf({ Genstand: 'x', Beløb: '1.299' })).toMatchObject({
      claimed_amount: 129_900,
      messages: [],
    });
    expect((await rowOf({ Genstand: 'x', Beløb: '1,299' })).messages).toEqual([
      'claimed_amount error: has more than two decimals',
    ]);
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

  it.each([
    ['kr 1 799 pr par', 359_800],
    ['£35 a set', 7000],
    ['£72 for both', 7200],
    ['til sammen 2 400', 240_000],
    ['They were £120 a pair, so £240', 24_000],
    ['It was £399 at Currys', 79_800],
  ])('of %s is of one piece, or of both if it says so', async (text, cents) => {
    const claim = { ...CLAIM, currency: /£/.test(text) ? 'GBP' : 'NOK' };
    expect(await rowOf({ Ting: 'x', Antall: '2', Pris: text }, claim)).toMatchObject({
      claimed_amount: cents,
    });
  });

  it('times the quantity stays in range', async () => {
    expect(await rowOf({ Description: 'x', Price: '999999999999', Quantity: '2' })).toMatchObject({
      messages: ['purchase_price error: times quantity must be below 10^12'],
    });
  });
});
