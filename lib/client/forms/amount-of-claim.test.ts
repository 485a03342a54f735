import { expect, test } from 'vitest';
import type { Language } from '@/lib/shared/languages';
import { amountOfClaim, groupIn } from './amount-of-claim';

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

test.each([
  ['8.999,00', 899_900],
  ['8.999,-', 899_900],
  ['kr 1.200', 120_000],
  ['1.200 DKK', 120_000],
  ['1.200.000', 120_000_000],
])('%s is read in a Danish claim on an English page', (text, amount) => {
  expect(read(text, 'en')).toEqual({ amount });
});

test.each<[text: string, language: Language, currency: string, readings: number[]]>([
  ['1.200', 'en', 'DKK', [1200, 1.2]],
  ['1,299 kr', 'en', 'DKK', [1299, 1.299]],
  ['€1.200', 'en', 'EUR', [1200, 1.2]],
  ['£1.200', 'da', 'GBP', [1200, 1.2]],
  ['1,200', 'da', 'DKK', [1200, 1.2]],
])('%s (page %s, claim %s) is refused with both readings', (text, language, currency, readings) => {
  expect(read(text, language, currency)).toEqual({ fault: 'ambiguous', readings });
});

test.each<[texts: string[], currency: string, group: string | null]>([
  [['8.999', '1.200', '450'], 'DKK', '.'],
  [['8.999', '12,50'], 'EUR', '.'],
  [['8.999', '499,-'], 'DKK', null],
  [['8.999,-', '1.200'], 'EUR', '.'],
  [['1.200', '1.200'], 'DKK', null],
  [['8.999', '1.200'], 'EUR', null],
  [['1,200', '8,999'], 'DKK', null],
  [['1,200', '8,999'], 'GBP', ','],
  [['1.200', '8,999'], 'DKK', 'unclear'],
  [['12.50', '12,50', '1.200'], 'DKK', 'unclear'],
  [['12.50', '8.999'], 'DKK', ','],
  [['Sofa', ''], 'DKK', null],
])('amounts copied together, %j in %s, show %s before thousands', (texts, currency, group) => {
  expect(groupIn(texts, currency)).toBe(group);
});

test('amounts copied together that disagree are not read by the language of the page', () => {
  const group = groupIn(['12.50', '1.200'], 'DKK') ?? null;
  expect(amountOfClaim('1.200', { language: 'da', currency: 'DKK', group })).toEqual({
    fault: 'ambiguous',
    readings: [1200, 1.2],
  });
});
