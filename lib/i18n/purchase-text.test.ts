import { expect, it } from 'vitest';
import { formatsOf } from './formats';
import { purchaseText } from './purchase-text';
import { ageText } from './age';
import { type Language, LANGUAGES } from '@/lib/shared/languages';
import { dayOfAge, partialDate, type Precision, withPartialDate } from '@/lib/shared/purchase';

const DAY = '2018-06-15';

const shown = (language: Language, date: string, precision?: Precision | null) =>
  purchaseText({ language, formats: formatsOf(language) }, date, precision);

it.each([
  ['day', '2018-06-15', '15 Jun 2018'],
  ['month', '2018-06', 'June 2018'],
  ['year', '2018', '2018'],
  ['age', '≈ 2018-06-15', '≈\u00a02018'],
  [null, '2018-06-15', '15 Jun 2018'],
] as const)(
  'shows of a purchase known to the %s only what is known',
  (precision, text, expected) => {
    expect(partialDate(DAY, precision)).toBe(text);
    expect(shown('en', DAY, precision)).toBe(expected);
    expect(shown('en', text)).toBe(expected);
  },
);

it('never shows a day, in no language, where only a month or a year is known', () => {
  const months = LANGUAGES.map((one) => shown(one, DAY, 'month'));
  expect(months).toEqual([
    'June 2018',
    'juni 2018',
    'juni 2018',
    'juni 2018',
    'Juni 2018',
    'kesäkuu 2018',
  ]);
  for (const language of LANGUAGES) expect(shown(language, DAY, 'year')).toBe('2018');
});

it('reads back the day of an age only', () => {
  expect(dayOfAge(partialDate(DAY, 'age'))).toBe(DAY);
  expect(dayOfAge(DAY)).toBeNull();
});

it('combines a changed date with its precision', () => {
  expect(
    withPartialDate({ date_purchase: DAY, date_purchase_precision: 'year', quantity: 2 }),
  ).toEqual({ date_purchase: '2018', quantity: 2 });
  expect(withPartialDate({ date_purchase: null, date_purchase_precision: 'day' })).toEqual({
    date_purchase: null,
  });
});

it.each<[Precision, string]>([
  ['day', '7 years, 8 months'],
  ['month', '≈ 7 years, 8 months'],
  ['year', '≈ 7 years'],
  ['age', '≈ 7 years, 8 months'],
])('says about how old a thing is that was bought on a %s', (precision, text) => {
  expect(ageText('en', DAY, '2026-03-02', precision)).toBe(text);
});
