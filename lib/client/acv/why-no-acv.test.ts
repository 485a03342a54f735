import { expect, test } from 'vitest';
import { whyNoAcv } from './why-no-acv';

const VALUED = {
  acv_state: 'none',
  replacement_cost_value: 100,
  date_purchase: '2024-05-18',
} as const;
const KNOWN = { dateDamage: '2026-03-02', hasRules: true };

test.each([
  ['what is calculated has none', { ...VALUED, acv_state: 'calculated' as const }, KNOWN, null],
  [
    'what was entered by hand has none',
    { ...VALUED, acv_state: 'entered' as const, date_purchase: null },
    KNOWN,
    null,
  ],
  [
    'no price, whatever else is missing',
    { ...VALUED, replacement_cost_value: null, date_purchase: null },
    { ...KNOWN, hasRules: false },
    'price',
  ],
  [
    'no rules, which no date would help',
    { ...VALUED, date_purchase: null },
    { ...KNOWN, hasRules: false },
    'rules',
  ],
  [
    'no purchase date',
    { ...VALUED, date_purchase: null },
    { ...KNOWN, hasRules: undefined },
    'purchase',
  ],
  ['no date of the damage', VALUED, { ...KNOWN, dateDamage: null }, 'damage'],
  ['all is there, and nobody has asked', VALUED, KNOWN, 'open'],
])('the reason why there is no ACV: %s', (_what, appraisal, known, reason) => {
  expect(whyNoAcv(appraisal, known)).toBe(reason);
});
