import { describe, expect, it } from 'vitest';
import { rowOf } from './read-rows.fixture';

describe('a quantity', () => {
  it.each([
    ['2', 2],
    ['2.0', 2],
    ['1 stk', 1],
    ['1 stk.', 1],
    ['2 pcs.', 2],
    ['3x', 3],
    ['x3', 3],
    ['2 Stück', 2],
    ['4 kpl', 4],
    ['6 st', 6],
    ['to stk', 2],
    ['kaksi', 2],
  ])('%j is %i', async (text, count) => {
    expect(await rowOf({ Description: 'x', Quantity: text })).toMatchObject({
      quantity: count,
      notes: '',
      messages: [],
    });
  });

  it.each([
    ['ca. 2', 2, 'is an estimate'],
    ['noin 20 purkkia', 20, 'is an estimate'],
    ['2 par', 2, 'is counted in par'],
    ['24 bottles', 24, 'is counted in bottles'],
  ])('%j is %i, with its words in the notes', async (text, count, reason) => {
    expect(await rowOf({ Description: 'x', Quantity: text })).toMatchObject({
      quantity: count,
      notes: `quantity: ${text}`,
      assumptions: [{ field: 'quantity', reason }],
      messages: [],
    });
  });

  it.each(['many', 'div.', 'en del', 'sekalaista'])(
    '%j is one lot, unless a price per piece would be counted by it',
    async (text) => {
      expect(await rowOf({ Description: 'x', Quantity: text, Amount: '900' })).toMatchObject({
        quantity: 1,
        claimed_amount: 90_000,
        notes: `quantity: ${text}`,
        messages: ['quantity warning: is not a whole number'],
      });
      expect((await rowOf({ Description: 'x', Quantity: text, Price: '900' })).messages).toEqual([
        'quantity error: is not a whole number',
      ]);
    },
  );

  it.each([
    ['0', 'must be at least 1'],
    ['-1', 'must be at least 1'],
    ['-2.5', 'is not a whole number'],
    ['1000001', 'must be at most 1,000,000'],
    ['1e3', 'is not a whole number'],
    ['1.000', 'is not a whole number'],
    ['2-3', 'is a range: write one figure'],
    ['10 m2', 'is a measure: write the number of pieces'],
    ['2 kg', 'is a measure: write the number of pieces'],
    ['1 dozen', 'is a measure: write the number of pieces'],
    ['2 tusind', 'is a measure: write the number of pieces'],
    ['ein paar', 'is not a whole number'],
  ])('%j is refused', async (text, reason) => {
    expect(await rowOf({ Description: 'x', Quantity: text })).toMatchObject({
      messages: [`quantity error: ${reason}`],
    });
  });
});
