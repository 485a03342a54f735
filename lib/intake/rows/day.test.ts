import { describe, expect, it } from 'vitest';
import { CLAIM, rowOf } from './read-rows.fixture';

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
    ['2023-02-29', 'is a date that does not exist'],
    ['29.02.1900', 'is a date that does not exist'],
    ['31.04.2022', 'is a date that does not exist'],
    ['2022-13-01', 'is a date that does not exist'],
    ['05/06/2022', 'could be two different dates: write YYYY-MM-DD'],
    ['15.06.22', 'has a two-digit year: write all four digits'],
    ['last summer', 'is not a date: write YYYY-MM-DD'],
    ['2026-03-03', 'is after the damage on 2026-03-02'],
  ])('%j is refused', async (text, reason) => {
    expect(await rowOf({ Description: 'x', 'Purchase date': text })).toMatchObject({
      messages: [`date_purchase error: ${reason}`],
    });
  });

  it('in the future is refused if the claim has no date of damage', async () => {
    expect(
      await rowOf(
        { Description: 'x', 'Purchase date': '2026-03-11' },
        { ...CLAIM, dateDamage: null as never },
      ),
    ).toMatchObject({ messages: ['date_purchase error: is in the future'] });
  });

  it('that is only a year is omitted and added to the notes', async () => {
    expect(await rowOf({ Description: 'x', 'Purchase date': '2019' })).toMatchObject({
      date_purchase: null,
      notes: 'date_purchase: 2019',
      messages: ['date_purchase warning: is only a year: write the full date'],
    });
  });
});
