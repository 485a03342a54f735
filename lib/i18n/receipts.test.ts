import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/shared/languages';
import { RECEIPT_FINDINGS } from '@/lib/shared/receipt-findings';
import { formatsOf } from './formats';
import { dictionaryOf } from '@/lib/forensics/sentences/languages';
import { inventoryMessagesOf } from './messages';
import { findingText, receiptMessagesOf } from './receipts';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('the messages of a receipt', () => {
  it.each(LANGUAGES)('have the same placeholders in %s as in English', async (language) => {
    const english = await receiptMessagesOf('en');
    const { findings } = await receiptMessagesOf(language);
    for (const code of RECEIPT_FINDINGS) {
      expect(placeholders(findings[code])).toEqual(placeholders(english.findings[code]));
      if (language !== 'en') expect(findings[code]).not.toBe(english.findings[code]);
    }
  });

  it.each(LANGUAGES)(
    'call what is claimed as the rest of the desk does in %s',
    async (language) => {
      const { claimed } = await receiptMessagesOf(language);
      const { heads } = inventoryMessagesOf(language);
      expect(claimed).toBe(heads['claimed_amount']);
      const { headline, advice } = dictionaryOf(language).findings['reason.receipt_total'];
      // The inflected forms of the languages share their first letters.
      const stem = language === 'fi' ? /vaadi|vaadit/iu : new RegExp(claimed.slice(0, 5), 'iu');
      expect(`${headline} ${advice}`).toMatch(stem);
    },
  );

  it('are listed in docs/forensics/sentences.md', async () => {
    const { findings } = await receiptMessagesOf('en');
    const page = readFileSync('docs/forensics/sentences.md', 'utf8');
    for (const code of RECEIPT_FINDINGS)
      expect(page).toContain(`| finding \`${code}\` | ${findings[code]} |`);
  });

  it('write dates and amounts as the language does', async () => {
    const values = { total_amount: 1398.5, claimed_amount: 2999, currency: 'DKK' };
    const text = findingText(
      { code: 'total_differs', values },
      await receiptMessagesOf('da'),
      formatsOf('da'),
    );
    expect(text.replaceAll('\u00a0', ' ')).toBe(
      'Kvitteringen lyder på 1.398,50 DKK. De anmeldte 2.999,00 DKK står ikke på den.',
    );
  });
});
