import { expect, it } from 'vitest';
import { ageText } from '@/lib/i18n/age';
import { ageOf } from '@/lib/valuation/age';

const DAMAGE = '2026-03-02';

it.each(['2018-07-01', '2019-07-01', '2022-06-15', '2022-09-02', '2023-03-02', '2023-03-03'])(
  'the page shows the age of something of %s that rules for completed years count',
  (bought) => {
    const years = ageOf(bought, DAMAGE, 'completed_year');
    for (const precision of ['year', 'month', 'day'] as const)
      expect(ageText('en', bought, DAMAGE, precision)).toMatch(new RegExp(`^(≈ )?${years} years`));
  },
);
