import { expect, it } from 'vitest';
import { monthsIn } from './assume-age';

it.each([
  ['3', '', 36],
  ['', '7', 7],
  [' 2 ', '6', 30],
  ['0', '', 0],
  ['100', '0', 1200],
  ['100', '1', null],
  ['', '', null],
  ['2.5', '', null],
  ['-1', '', null],
  ['three', '', null],
])('%j years and %j months are %j months', (years, months, age) => {
  expect(monthsIn(years, months)).toBe(age);
});
