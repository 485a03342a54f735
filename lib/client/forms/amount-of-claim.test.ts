import { expect, test } from 'vitest';
import type { Language } from '@/lib/shared/languages';
import { amountOfClaim } from './amount-of-claim';

const read = (text: string, language: Language = 'da', currency = 'DKK') =>
  amountOfClaim(text, { language, currency });

test.each([
  ['100 DKK', 10_000],
  ['kr 100', 10_000],
  ['100,-', 10_000],
  ['100 kr.', 10_000],
  ['kr 1.299,-', 129_900],
  ['100', 10_000],
])('%s is an amount of a claim in Danish kroner', (text, amount) => {
  expect(read(text)).toEqual({ amount });
});

test.each([
  ['100 EUR', 'EUR'],
  ['100 eur', 'EUR'],
  ['100 USD', 'USD'],
  ['€100', 'EUR'],
  ['100 £', 'GBP'],
  ['$ 100', '$'],
  ['12,345.67 NOK', 'NOK'],
  ['50 SEK', 'SEK'],
])('%s is never an amount of a claim in Danish kroner', (text, given) => {
  expect(read(text, 'en')).toEqual({ fault: 'currency', given });
});

test.each(['100 usd', '100 ¥', '100 stk', 'about 100', 'kr 100 EUR 5', ''])(
  '"%s" is refused rather than read without its words',
  (text) => {
    expect('amount' in read(text)).toBe(false);
  },
);

test('a sign that several countries share is read as the currency of the claim', () => {
  expect(read('100 kr', 'en', 'SEK')).toEqual({ amount: 10_000 });
  expect(read('$100', 'en', 'USD')).toEqual({ amount: 10_000 });
  expect(read('100 kr', 'en', 'EUR')).toEqual({ fault: 'currency', given: 'kr' });
});
