import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error';
import { unstatedOf } from './unstated-fact';

const refused = (description: string, status = 400) =>
  new ApiError(status, 'ERWPAC', description, null);

test('a fact that a calculation lacks is told by its name, whatever the service says after it', () => {
  expect(
    unstatedOf(refused('market_value : is not stated, and the rule of this category asks for it')),
  ).toBe('market_value');
  expect(
    unstatedOf(
      refused(
        'date_damage : is not stated on the claim, and the rule of this category goes by the age',
      ),
    ),
  ).toBe('date_damage');
  expect(
    unstatedOf(refused('replacement_cost_value : is not known, and neither is a claimed amount')),
  ).toBe('replacement_cost_value');
});

test('another refusal keeps the words of the service', () => {
  expect(unstatedOf(refused('date_purchase : lies after the damage'))).toBeNull();
  expect(unstatedOf(refused('market_value : is not stated', 500))).toBeNull();
  expect(unstatedOf(new Error('market_value : is not stated'))).toBeNull();
  expect(unstatedOf(null)).toBeNull();
});
