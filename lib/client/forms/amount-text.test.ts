import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/shared/languages';
import { minor } from '@/lib/shared/money';
import { readAmount, writeAmount } from './amount-text';

test.each<[Language, string, number]>([
  ['en', '4170', 417_000],
  ['en', ' 4170.5 ', 417_050],
  ['en', '4,170.95', 417_095],
  ['en', '4,170', 417_000],
  ['en', '4 170.95', 417_095],
  ['en', '0', 0],
  ['da', '4.170,95', 417_095],
  ['de', '1.234.567', 123_456_700],
  ['sv', '4\u00a0170,95', 417_095],
  ['nb', '4 170,95', 417_095],
  ['fi', '4170,9', 417_090],
])('in %s the amount %s is read as it is written there', (language, text, expected) => {
  expect(readAmount(text, language)).toBe(expected);
});

test.each<[string, number]>([
  ['4.170,95', 417_095],
  ['4,170.95', 417_095],
  ['4170,50', 417_050],
  ['4170.5', 417_050],
  ['1.234.567', 123_456_700],
  ['1,234,567.80', 123_456_780],
  ["1'234.50", 123_450],
  ['8.999,-', 899_900],
  ['8,999.-', 899_900],
  ['350,-', 35_000],
  ['0,10', 10],
])('%s can be read in one way only, and is read so in every language', (text, expected) => {
  expect(LANGUAGES.map((language) => readAmount(text, language))).toEqual(
    LANGUAGES.map(() => expected),
  );
});

test.each<[Language, string]>([
  ['en', '1.200'],
  ['da', '1,200'],
  ['sv', '1.200'],
  ['fi', '1,200'],
  ['en', '0.125'],
  ['en', '4.170,950'],
  ['en', '1,50,-'],
  ['en', '1 23'],
  ['en', '1 234 5'],
  ['en', '1.234,567.00'],
  ['en', ''],
  ['en', '-5'],
  ['en', '1e3'],
  ['en', '1e300'],
  ['en', 'NaN'],
  ['en', 'Infinity'],
  ['en', '0x10'],
  ['en', '+5'],
  ['en', '12.345'],
  ['en', '1.2.3'],
  ['en', '12,34.56'],
  ['en', '4170 kr'],
  ['en', '9'.repeat(15)],
  ['en', '.5'],
  ['en', '5.'],
])('in %s the amount "%s" is refused rather than guessed', (language, text) => {
  expect(readAmount(text, language)).toBeNull();
});

test('an amount that is written can be read back in every language', () => {
  const amounts = [0, 5, 417_095, 99_999_999_999_999].map(minor);
  for (const language of LANGUAGES)
    expect(amounts.map((amount) => readAmount(writeAmount(amount, language), language))).toEqual(
      amounts,
    );
});
