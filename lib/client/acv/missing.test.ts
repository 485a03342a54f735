import { type Problem, problemOf } from '@/lib/shared/reasons';
import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error';
import { missingOf } from './missing';

const refused = (wrong: Problem, status = 400) => new ApiError(status, 'ERWPAC', '', null, [wrong]);

test('a fact that a calculation lacks is recognized by the reason of the error', () => {
  expect(missingOf(refused(problemOf('market_value', 'market_value_missing')))).toBe(
    'market_value',
  );
  expect(missingOf(refused(problemOf('date_damage', 'damage_date_missing')))).toBe('date_damage');
  expect(missingOf(refused(problemOf('replacement_cost_value', 'value_missing')))).toBe(
    'replacement_cost_value',
  );
});

test('any other error does not count as a missing fact', () => {
  expect(
    missingOf(refused(problemOf('date_purchase', 'after_damage', { date: '2026-03-02' }))),
  ).toBeNull();
  expect(missingOf(refused(problemOf('market_value', 'market_value_missing'), 500))).toBeNull();
  expect(missingOf(new Error('market_value : is not stated'))).toBeNull();
  expect(missingOf(null)).toBeNull();
});
