import { describe, expect, test } from 'vitest';
import { governedUntil, inForceOn, stateOf } from './rule-set-state';

const version = (id: number, number: number | null, from: string | null) => ({
  rule_set_id: id,
  version: number,
  effective_from: from,
});
const old = version(1, 1, '2025-01-01');
const corrected = version(2, 2, '2025-01-01');
const next = version(3, 3, '2026-06-01');
const draft = version(4, null, null);
const all = [draft, next, corrected, old];

describe('versions of the rules', () => {
  test('the latest one effective on the day of damage applies, of two with one day the higher', () => {
    expect(inForceOn(all, '2026-05-31')).toBe(corrected);
    expect(inForceOn(all, '2026-06-01')).toBe(next);
    expect(inForceOn(all, '2024-12-31')).toBeNull();
  });
  test('each one has its state as of today', () => {
    expect(all.map((one) => stateOf(one, all, '2026-03-01'))).toEqual([
      'draft',
      'future',
      'in_force',
      'past',
    ]);
  });
  test('each one applies until the day of the next one', () => {
    expect(governedUntil(corrected, all)).toBe('2026-06-01');
    expect(governedUntil(old, all)).toBe('2025-01-01');
    expect(governedUntil(next, all)).toBeNull();
  });
});
