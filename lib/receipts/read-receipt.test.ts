import { describe, expect, it } from 'vitest';
import { minor } from '@/lib/shared/money';
import { readReceipt } from './read-receipt';
import { linesOf, RECEIPTS } from './receipts.fixture';
import { readTwoReadings } from './two-readings';

const TODAY = '2026-11-01';

const read = (text: string, currency = 'DKK', confidence = 95) =>
  readReceipt(linesOf(text, confidence), { currency, today: TODAY });

describe('readReceipt', () => {
  it.each(RECEIPTS)('finds shop, date and total of $stated.shop', ({ text, currency, stated }) => {
    const { shop, date, total, currency: printed } = read(text, currency);
    expect({ shop, date: date?.value, total: total?.value, currency: printed }).toEqual(stated);
  });

  it('takes neither tax, subtotal, savings nor change for the total', () => {
    const { total } = read(
      'TOTAL SAVINGS 900.00\nSub total 30.00\nTotal GST 2.00\nTotal 28.00\nChange 72.00',
    );
    expect(total?.value).toBe(2800);
  });

  it('takes the amount after rounding, which is what was paid', () => {
    const { total } = read(
      'TOTAL RM 33.92\nROUNDING ADJUSTMENT -RM 0.02\nTOTAL ROUNDED RM 33.90\nCASH RM 50.00\nCHANGE RM 16.10',
    );
    expect(total).toEqual({ value: 3390, certainty: 'certain' });
  });

  it('has no doubt about the labelled total of a text layer, which the lines of a picture leave', () => {
    const text = 'Samsung TV 4.999,00\nOphæng 499,00\nLevering 199,00\nTotal 5.697,00';
    expect(read(text, 'DKK', 100).total).toEqual({ value: 569_700, certainty: 'certain' });
    expect(read(text, 'DKK', 95).total).toEqual({ value: 569_700, certainty: 'read' });
  });

  it('takes no row of a table of taxes for the total, and the table for its confirmation', () => {
    const { total } = read(
      'Total Sales (Inclusive of GST) 93.07\nTax Code % Amt Tax\nSR 6 87.80 5.27\nTotal : 87.80 5.27',
    );
    expect(total).toEqual({ value: 9307, certainty: 'certain' });
  });

  it.each([
    ['something on the receipt costs more', 'TV 5499,00\nTotal 0,01\nTotal 0,01'],
    ['something else was paid', 'Total 49,00\nTotal 49,00\nCash 100,00\nChange 7,00'],
  ])('has only a guess where %s', (_why, text) => {
    expect(read(text).total?.certainty).toBe('guess');
  });

  it('reads a decimal sign and a zero that text recognition lost', () => {
    expect(read('Tatal after rounding   47 50').total?.value).toBe(4750);
    expect(read('Dato 17/83/2017').date).toEqual({ value: '2017-03-17', certainty: 'guess' });
  });

  it('takes neither thanks nor the kind of paper above it for the name', () => {
    expect(read('Thank you. Please come again.\nCash Sale\nSEGI CARRY SDN BHD\nLot 1').shop).toBe(
      'SEGI CARRY SDN BHD',
    );
  });

  it('falls back on what was paid less the change, without certainty', () => {
    const { total } = read('Kaffe 1{1\nCash 50.00\nChange 44.25');
    expect(total).toEqual({ value: 575, certainty: 'guess' });
  });

  it('reads neither a day that does not exist nor one of the future', () => {
    expect(read('Dato 31-02-2024').date).toBeNull();
    expect(read('Dato 01-12-2026').date).toBeNull();
  });

  it('is certain of a date with a text layer or printed twice, not of one that was recognised once', () => {
    const once = 'Dato 14-05-2024';
    expect(read(once).date?.certainty).toBe('read');
    expect(read(once, 'DKK', 100).date?.certainty).toBe('certain');
    expect(read(`${once}\n14-05-2024 12:00`).date?.certainty).toBe('certain');
  });

  it('is not certain of a date that can be read in two ways, and keeps both', () => {
    const { date, dates } = read('Date 05/06/2024');
    expect(date).toEqual({ value: '2024-06-05', certainty: 'guess' });
    expect(dates).toEqual(['2024-06-05', '2024-05-06']);
    expect(read('Date 05/06/2024', 'USD').date?.value).toBe('2024-05-06');
  });

  it('prefers the purchase over a warranty or a last day of return', () => {
    const { date } = read('Garanti til 01-05-2026\nOmbytning inden 01-06-2024\n01-05-2024 12:00');
    expect(date?.value).toBe('2024-05-01');
  });

  it('is certain of nothing that was read badly', () => {
    const { date, total } = read('Dato 14-05-2024\nTotal 99,00\nKort 99,00', 'DKK', 50);
    expect([date, total]).toEqual([
      { value: '2024-05-14', certainty: 'guess' },
      { value: 9900, certainty: 'guess' },
    ]);
  });

  it('finds nothing in what is no receipt', () => {
    expect(read('hello\nworld')).toMatchObject({ date: null, total: null, currency: null });
    expect(read('')).toMatchObject({ shop: null, date: null, total: null });
  });

  it('takes bounded time for hostile text', () => {
    const hostile = Array.from({ length: 5000 }, () => '1 '.repeat(5000)).join('\n');
    expect(read(hostile).date).toBeNull();
  });
});

const both = (one: readonly [string, number], other: readonly [string, number]) =>
  readTwoReadings(linesOf(...one), linesOf(...other), { currency: 'DKK', today: TODAY });

describe('readTwoReadings', () => {
  const TEXT = 'Dato 14-05-2024\nTotal 99,00';

  it('has agreed on what both have and read well', () => {
    expect(both([TEXT, 82], [TEXT, 82])).toMatchObject({
      date: { value: '2024-05-14', certainty: 'agreed' },
      total: { value: 9900, certainty: 'agreed' },
    });
  });

  it('is certain of what the receipt states twice', () => {
    const twice = 'Dato 14-05-2024\nTotal 99,00\nKort 99,00\n14-05-2024 12:00';
    expect(both([twice, 90], [TEXT, 90])).toMatchObject({
      date: { value: '2024-05-14', certainty: 'certain' },
      total: { value: 9900, certainty: 'certain' },
    });
  });

  it('takes the shop from the one that read it better', () => {
    const { shop } = both(['@#  AEQM C0\nTotal 99,00', 40], ['AEON CO. BHD\nTotal 99,00', 90]);
    expect(shop).toBe('AEON CO. BHD');
  });

  it('takes a guess that both make for a guess', () => {
    expect(both([TEXT, 50], [TEXT, 50])).toMatchObject({
      date: { certainty: 'guess' },
      total: { certainty: 'guess' },
    });
  });

  it('is not certain where they disagree, and keeps all values for the comparison', () => {
    const other = 'Dato 14-05-2021\nTotal 90,00\nKort 90,00';
    expect(both([TEXT, 75], [other, 95])).toMatchObject({
      date: { value: '2021-05-14', certainty: 'guess' },
      total: { value: 9000, certainty: 'guess' },
      dates: ['2024-05-14', '2021-05-14'],
      amounts: [minor(9900), minor(9000)],
    });
  });

  it('finds the total of one by what was paid in the other', () => {
    const { total } = both(
      ['Total 49,00\nCash 50,00\nChange', 80],
      ['Total 43,00\nCash 50,00\nChange 7,00', 80],
    );
    expect(total?.value).toBe(4300);
  });
});
