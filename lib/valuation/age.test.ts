import { describe, expect, it } from 'vitest';
import { ageOf, monthsAfter, unitsOf } from './age';

describe('ageOf', () => {
  it.each([
    ['2024-05-07', '2024-05-07', 0, 0, 0, 0],
    ['2024-05-07', '2024-05-08', 1, 0, 1, 0],
    ['2020-05-07', '2024-05-07', 4, 4, 48, 48],
    ['2020-05-07', '2024-05-08', 5, 4, 49, 48],
    ['2020-05-07', '2024-05-06', 4, 3, 48, 47],
    ['2021-02-28', '2024-02-29', 4, 3, 37, 36],
    ['2020-02-29', '2021-02-28', 1, 1, 12, 12],
    ['2020-02-29', '2021-03-01', 2, 1, 13, 12],
    ['2020-02-29', '2024-02-28', 4, 3, 48, 47],
    ['2020-02-29', '2024-02-29', 4, 4, 48, 48],
    ['2024-01-31', '2024-02-29', 1, 0, 1, 1],
    ['2024-01-31', '2024-03-01', 1, 0, 2, 1],
    ['1999-12-31', '2000-01-01', 1, 0, 1, 0],
    ['1900-02-28', '1900-03-01', 1, 0, 1, 0],
  ])(
    'from %s to %s: commenced years %d, completed %d, commenced months %d, completed %d',
    (purchase, damage, ...expected) => {
      const units = [
        'commenced_year',
        'completed_year',
        'commenced_month',
        'completed_month',
      ] as const;
      expect(units.map((unit) => ageOf(purchase, damage, unit))).toEqual(expected);
    },
  );

  it('of whole months is the same with and without dates', () => {
    for (const unit of [
      'commenced_year',
      'completed_year',
      'commenced_month',
      'completed_month',
    ] as const)
      for (let months = 0; months <= 60; months += 1)
        expect(unitsOf(months, unit), `${months} in ${unit}`).toBe(
          ageOf('2020-05-07', monthsAfter('2020-05-07', months), unit),
        );
  });

  it('ends a month that lacks the day on its last day', () => {
    expect(['2024-01-31', '2023-01-31', '2024-03-31'].map((from) => monthsAfter(from, 1))).toEqual([
      '2024-02-29',
      '2023-02-28',
      '2024-04-30',
    ]);
    expect(monthsAfter('2024-11-30', 3)).toBe('2025-02-28');
  });
});
