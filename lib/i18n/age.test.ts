import { expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/shared/languages';
import { ageText } from './age';

it.each([
  ['en', '2022-06-15', '2026-10-28', '4 years, 4 months'],
  ['en', '2025-10-28', '2026-10-28', '1 year'],
  ['en', '2025-10-29', '2026-10-28', '11 months'],
  ['da', '2022-06-15', '2026-10-28', '4 år, 4 måneder'],
  ['de', '2024-01-31', '2026-02-28', '2 Jahre'],
  ['fi', '2026-09-28', '2026-10-28', '1 kuukausi'],
  ['en', '2026-10-28', '2026-10-28', 'less than a month'],
  ['sv', '2026-10-01', '2026-10-28', 'mindre än en månad'],
] as const)('in %s from %s to %s is "%s"', (language, from, to, text) => {
  expect(ageText(language, from, to)).toBe(text);
});

it('is empty in every language for an unknown age', () => {
  for (const language of LANGUAGES) {
    expect([
      ageText(language, null, '2026-01-01'),
      ageText(language, '2026-01-01', null),
      ageText(language, '2026-01-02', '2026-01-01'),
    ]).toEqual(['', '', '']);
  }
});
