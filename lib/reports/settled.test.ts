import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/shared/languages';
import { minor, parseAmount, type Minor } from '@/lib/shared/money';
import { exampleInput, exampleItem } from './example-input';
import type { ReportInput, ReportItem } from './input';
import { view } from './view';

const cents = (amount: string): Minor => parseAmount(amount) ?? minor(0);
const withItem = (change: Partial<ReportItem>): ReportInput => ({
  ...exampleInput(1),
  items: [{ ...exampleItem(0, []), ...change }],
});
const firstItem = (input: ReportInput) => view(input).items[0];
const bare = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '').replaceAll('\u00a0', ' ');

describe('the net claim', () => {
  const phone = {
    rcv: cents('7758.95'),
    acv: cents('7758.95'),
    limits: { taken: cents('2008.95'), rule: 'Phones', ruleLimit: cents('9000') },
  };
  const three = (language: (typeof LANGUAGES)[number] = 'en') => {
    const input = exampleInput(3, { language });
    return view({
      ...input,
      claim: { ...input.claim, deductible: cents('1000') },
      items: input.items.map((item) => ({ ...item, ...phone })),
    });
  };

  test('shows what item limits and category limits deduct, and names the category', () => {
    expect(three().sums.map(({ label, value }) => [label, bare(value)])).toEqual([
      ['Replacement cost (RCV)', '23,276.85'],
      ['Depreciation', '0.00'],
      ['Actual cash value (ACV)', 'DKK 23,276.85'],
      ['Limits and deductibles of items', '−6,026.85'],
      ['Limits of categories', '−8,250.00'],
      ['Deductible', '−1,000.00'],
      ['Net claim', 'DKK 8,000.00'],
    ]);
    expect(three().method.lines.map(bare)).toContain(
      'The items under the rule “Phones” are paid up to 9,000.00 together; 8,250.00 is above it.',
    );
  });

  test('is explained by the limits that deduct something and by no others, in every language', () => {
    expect(three().notes.lines).toContain(
      'Net claim: the sum of the ACV minus limits and deductibles of items, limits of categories and the deductible of the claim.',
    );
    expect(three('de').notes.lines).toContain(
      'Nettoanspruch: die Summe der Zeitwerte abzüglich der Grenzen und Selbstbehalte einzelner Gegenstände, der Grenzen von Kategorien und des Selbstbehalts des Schadens.',
    );
    for (const language of LANGUAGES) expect(three(language).sums).toHaveLength(7);
    const untouched = withItem({});
    expect(
      view({ ...untouched, claim: { ...untouched.claim, deductible: minor(0) } }).notes.lines,
    ).toContain('Net claim: the sum of the ACV, without limits or deductibles.');
  });
});

describe('what a reader could mistake for final', () => {
  test.each(LANGUAGES)(
    '%s states how an ACV was determined and what is still open, in that language',
    (language) => {
      const open = withItem({
        noAcv: 'purchase',
        acvOutdated: [{ field: 'item_quantity', was: 1, is: 5 }],
        acvAwaiting: {
          amount: cents('1200'),
          by: 'Kari Holm',
          outdated: [{ field: 'is_price_per_item', was: true, is: false }],
        },
      });
      const own = firstItem({ ...open, language })?.acvReasons ?? [];
      expect(own).toHaveLength(4);
      expect(own[0]).toMatch(/Household contents.*Contents 2026/);
      if (language !== 'en')
        for (const [index, reason] of (firstItem(open)?.acvReasons ?? []).entries())
          if (index > 0) expect(own[index]).not.toBe(reason);
    },
  );
});
