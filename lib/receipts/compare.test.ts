import { describe, expect, it } from 'vitest';
import { minor } from '@/lib/shared/money';
import { differencesOf } from './compare';
import { pdfFindings } from './pdf-findings';
import type { PdfFacts } from './pdf-facts';
import { PLAIN_PDF } from './pdf-facts.fixture';
import type { ReceiptFields } from './receipt';

const FIELDS: ReceiptFields = {
  shop: 'POWER A/S',
  date: { value: '2024-05-14', certainty: 'certain' },
  total: { value: minor(549_900), certainty: 'certain' },
  currency: 'DKK',
  dates: ['2024-05-14', '2024-06-13'],
  amounts: [minor(599_900), minor(549_900)],
};
const CLAIMED = { date: '2024-05-14', amount: minor(549_900), quantity: 1, currency: 'DKK' };

const PLAIN: PdfFacts = { ...PLAIN_PDF, producer: 'iText 7.2' };

const codes = (fields: Partial<ReceiptFields>, claimed: Partial<typeof CLAIMED>) =>
  differencesOf({ ...FIELDS, ...fields }, null, { ...CLAIMED, ...claimed }).map(({ code }) => code);

describe('differencesOf', () => {
  it('tells of a date and an amount that stand nowhere on the receipt', () => {
    expect(codes({}, {})).toEqual([]);
    expect(codes({}, { date: '2023-05-14', amount: minor(700_000) })).toEqual([
      'date_differs',
      'total_differs',
    ]);
  });

  it('accepts any amount and any date of the receipt, and the price of a piece', () => {
    expect(codes({}, { amount: minor(599_900), date: '2024-06-13' })).toEqual([]);
    expect(codes({}, { amount: minor(1_799_700), quantity: 3 })).toEqual([]);
  });

  it('tells of what two readings agreed on, unless one misread digit explains the difference', () => {
    const agreed = {
      date: { value: '2015-03-29', certainty: 'agreed' },
      dates: ['2015-03-29'],
      total: { value: minor(549_900), certainty: 'agreed' },
    } as const;
    expect(codes(agreed, { date: '2018-03-29', amount: minor(549_400) })).toEqual([]);
    expect(codes(agreed, { date: '2018-04-29', amount: minor(700_000) })).toEqual([
      'date_differs',
      'total_differs',
    ]);
  });

  it('takes an amount rounded to small coins for the same', () => {
    expect(codes({}, { amount: minor(549_902) })).toEqual([]);
  });

  it('says nothing where the receipt is in doubt, in another currency, or nothing is claimed', () => {
    const doubtful = { value: minor(549_900), certainty: 'read' } as const;
    expect(codes({ total: doubtful }, { amount: minor(1) })).toEqual([]);
    expect(codes({ currency: 'EUR' }, { amount: minor(1) })).toEqual([]);
    expect(
      codes({ date: { value: '2024-05-14', certainty: 'guess' } }, { date: '2020-01-01' }),
    ).toEqual([]);
    expect(differencesOf(FIELDS, null, { ...CLAIMED, date: null, amount: null })).toEqual([]);
  });
});

describe('a PDF of several pages', () => {
  const other = { ...CLAIMED, date: '2023-05-14', amount: minor(99_900) };
  const differences = (facts: Partial<PdfFacts>) =>
    differencesOf(FIELDS, { ...PLAIN, ...facts }, other).length;

  it('contradicts the claim only if all of its pages were read', () => {
    expect(differences({ pages: 5, pagesRead: 5, largePages: [] })).toBe(2);
    expect(differences({ pages: 3000, pagesRead: 5 })).toBe(0);
    expect(differences({ pages: 2, pagesRead: 2, largePages: [2] })).toBe(0);
  });
});

const found = (facts: Partial<PdfFacts>) => pdfFindings({ ...PLAIN, ...facts });

describe('pdfFindings', () => {
  it('finds nothing in a plain file, and no second save where a signature explains it', () => {
    expect(found({})).toEqual([]);
    expect(found({ saves: 2, isSigned: true })).toEqual([]);
  });

  it('names what a handler may want to know, with its values', () => {
    expect(found({ saves: 3 })).toEqual([{ code: 'pdf_saved_again', values: { count: 3 } }]);
    expect(found({ creator: 'Adobe Photoshop 24.1' })).toEqual([
      { code: 'pdf_editor', values: { program: 'Photoshop' } },
    ]);
    expect(found({ largePages: [2, 3] })).toEqual([
      { code: 'pdf_page_too_large', values: { page: '2, 3' } },
    ]);
    expect(found({ pages: 3000, pagesRead: 5 })).toEqual([
      { code: 'pdf_pages_unread', values: { read: 5, pages: 3000 } },
    ]);
    expect(
      found({ isChangedAfterSigning: true, hasScripts: true, isEncrypted: true }).map(
        ({ code }) => code,
      ),
    ).toEqual(['pdf_changed_after_signing', 'pdf_scripts', 'pdf_encrypted']);
  });
});
