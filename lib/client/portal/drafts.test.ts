import { describe, expect, it } from 'vitest';
import { customerItemExample } from '@/lib/contract/examples/portal';
import { answerIn, type Draft, draftOf } from './drafts';

const item = {
  ...customerItemExample,
  quantity: 4,
  date_purchase: '2024-01-15',
  notes: 'as new',
  answer: null,
};
const TODAY = '2026-11-21';
const correction = (change: Partial<Extract<Draft, { kind: 'corrected' }>>) =>
  answerIn({ ...draftOf('corrected', item, null), ...change } as Draft, item, TODAY);

describe('a correction', () => {
  it('contains only what was changed', () => {
    expect(correction({ quantity: ' 3 ', description: 'A phone ' })).toEqual({
      answer: 'corrected',
      quantity: 3,
      description: 'A phone',
    });
    expect(correction({ bought: '2023-12-24', condition: '5', notes: '' })).toEqual({
      answer: 'corrected',
      date_purchase: '2023-12-24',
      condition: 5,
      notes: '',
    });
  });

  it.each([
    [{}, 'nothingChanged'],
    [{ bought: '' }, 'nothingChanged'],
    [{ description: '  ' }, 'descriptionMissing'],
    [{ bought: '2026-11-22' }, 'dateFuture'],
    [{ bought: '2024-1' }, 'dateWrong'],
    [{ quantity: '0' }, 'quantityWrong'],
    [{ quantity: '' }, 'quantityWrong'],
    [{ quantity: '1.5' }, 'quantityWrong'],
    [{ quantity: '-2' }, 'quantityWrong'],
    [{ quantity: '1e3' }, 'quantityWrong'],
    [{ quantity: '1000001' }, 'quantityWrong'],
    [{ quantity: '99999999999' }, 'quantityWrong'],
  ])('of %j is refused as %s', (change, why) => {
    expect(correction(change)).toMatchObject([{ why }]);
  });

  it('with several problems reports all of them at once, in the order of the fields', () => {
    expect(correction({ description: '', quantity: '9999999', bought: '2026-11-22' })).toEqual([
      { field: 'description', why: 'descriptionMissing' },
      { field: 'quantity', why: 'quantityWrong' },
      { field: 'bought', why: 'dateFuture' },
    ]);
    expect(correction({ quantity: '1000000' })).toEqual({
      answer: 'corrected',
      quantity: 1_000_000,
    });
  });

  it('starts with the previous answer', () => {
    const before = { answer: 'corrected', quantity: 2 } as const;
    expect(draftOf('corrected', item, before)).toMatchObject({
      quantity: '2',
      bought: '2024-01-15',
      notes: 'as new',
    });
  });
});

describe('an item without a purchase date', () => {
  const undated = { ...item, date_purchase: null };
  const given = (bought: string, age: string | undefined) =>
    answerIn({ ...draftOf('corrected', undated, null), bought, age } as Draft, undated, TODAY);

  it.each([
    ['3', 36],
    [' 2,5 ', 30],
    ['0.5', 6],
    ['100', 1200],
  ])('has an age of %j years', (age, months) => {
    expect(given('', age)).toEqual({ answer: 'corrected', age_months: months });
  });

  it.each(['three', '-1', '101', '1e1'])('has no age of %j years', (age) => {
    expect(given('', age)).toEqual([{ field: 'age', why: 'ageWrong' }]);
  });

  it('needs one of both, and the date says more; earlier drafts have no age', () => {
    expect(given('2024-02-01', '3')).toEqual({
      answer: 'corrected',
      date_purchase: '2024-02-01',
    });
    expect(given('', '')).toEqual([{ field: 'form', why: 'nothingChanged' }]);
    expect(given('', undefined)).toEqual([{ field: 'form', why: 'nothingChanged' }]);
  });
});

it('a disagreement needs a reason', () => {
  expect(answerIn({ kind: 'disagreed', reason: ' \n' }, item, TODAY)).toEqual([
    { field: 'reason', why: 'reasonMissing' },
  ]);
  expect(answerIn({ kind: 'disagreed', reason: ' too low ' }, item, TODAY)).toEqual({
    answer: 'disagreed',
    reason: 'too low',
  });
});
