import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/shared/languages';
import { minor } from '@/lib/shared/money';
import { exampleInput, exampleItem } from './example-input';
import { everyKind } from './lines.fixture';
import type { ReportLine } from './input';
import { settlementOf } from './sum-text';
import { view } from './view';
import { cents, limits } from './view.fixture';

const bare = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '').replaceAll('\u00a0', ' ');

describe('a report of lines that are counted, excluded and not valued', () => {
  const shown = view(everyKind());

  test('adds up the counted ones and states how many there are of each', () => {
    expect(shown.sums.map(({ label, value }) => [label, bare(value)])).toEqual([
      ['Replacement cost (RCV)', '18,089.00'],
      ['Depreciation', '−3,617.80'],
      ['Actual cash value (ACV)', 'DKK 14,471.20'],
      ['Deductible', '−2,000.00'],
      ['Net claim', 'DKK 12,471.20'],
    ]);
    expect(bare(shown.lineCounts ?? '')).toBe(
      '2 of 7 lines counted · 4 not valued (claimed 14,300.00) · 1 excluded',
    );
    expect(shown.facts).toContainEqual({ label: 'Items', value: '7' });
  });

  test('states with each other item why it is not counted', () => {
    expect(shown.items.map(({ notCounted }) => notCounted && bare(notCounted))).toEqual([
      null,
      null,
      'Not counted: Rejected',
      'Not counted: alternative of item 2, which is chosen',
      'Not valued: no amount yet',
      'Not valued: the date of purchase is unknown',
    ]);
    expect(shown.items.map((item) => item.amounts.map(({ label }) => label)).slice(4)).toEqual([
      ['Quantity', 'RCV', 'Claimed'],
      ['RCV', 'Claimed'],
    ]);
    expect(shown.notes.lines.some((line) => line.startsWith('Line: '))).toBe(true);
    expect(view(exampleInput(2)).notes.lines.some((line) => line.startsWith('Line: '))).toBe(false);
  });

  test('lists the items without an appraisal, numbered after the others', () => {
    expect(shown.unappraised?.rows).toMatchObject([
      {
        number: '7',
        description: 'Winter coat',
        location: 'Hall',
        quantity: '2',
        claimed: '1,300.00',
      },
      { number: '8', description: 'Box of books', location: '', quantity: '40', claimed: '–' },
    ]);
    expect(shown.unappraised?.columns.claimed).toBe('Claimed in DKK');
  });

  test('states the counted lines of a room beside its sums', () => {
    const input = everyKind();
    const items = input.items.map((item, index) => ({
      ...item,
      location: index < 2 ? 'Kitchen' : null,
    }));
    expect(view({ ...input, items }).items.map(({ location }) => location?.line)).toEqual([
      '2 items · RCV 18,089.00 · ACV 14,471.20',
      undefined,
      '0 of 4 lines counted · RCV 0.00 · ACV 0.00',
      undefined,
      undefined,
      undefined,
    ]);
  });

  const textsOf = ({ lineCounts, items, unappraised, notes }: typeof shown) => [
    lineCounts,
    ...items.flatMap(({ notCounted }) => notCounted ?? []),
    unappraised?.title,
    notes.lines.at(-1),
  ];

  test.each(LANGUAGES.filter((language) => language !== 'en'))(
    '%s says all of it in that language',
    (language: Language) => {
      const own = textsOf(view(everyKind(language)));
      for (const [index, text] of textsOf(shown).entries()) {
        expect(own[index]).toBeTruthy();
        expect(own[index]).not.toBe(text);
      }
    },
  );
});

test('limits and deductibles of items that are not counted deduct nothing from the net claim', () => {
  const [first, second] = [exampleItem(0, []), exampleItem(1, [])];
  const amounts = { rcv: cents('1000'), acv: cents('1000'), limits: limits('100', '500') };
  const rejected: ReportLine = {
    state: 'excluded',
    reason: 'status',
    status: { id: 3, name: 'Rejected', isOwnName: false },
  };
  const input = {
    ...exampleInput(2),
    items: [
      { ...first, ...amounts },
      { ...second, ...amounts, line: rejected },
    ],
  };
  expect(settlementOf({ ...input, claim: { ...input.claim, deductible: null } })).toMatchObject({
    byRules: cents('100'),
    byCategories: cents('400'),
    net: cents('500'),
  });
});

test('a report without the chosen appraisal of a line has no net claim', () => {
  const input = exampleInput(1);
  const alternative: ReportLine = { state: 'excluded', reason: 'alternative', chosenId: 1 };
  const items = [{ ...exampleItem(0, []), line: alternative }];
  const shown = view({ ...input, items });
  expect(shown.sums.map(({ value }) => bare(value))).toEqual(['0.00', '0.00', 'DKK 0.00']);
  expect(shown.items[0]?.notCounted).toBe('Not counted: another appraisal of this item is chosen');
  expect(bare(shown.lineCounts ?? '')).toBe('0 of 1 line counted · 1 excluded');
  const complete = { ...input, items: [...items, { ...exampleItem(1, []), rowId: 5000 }] };
  expect(settlementOf(complete)?.net).toBe(
    minor(cents('4591') - Math.floor(459_100 / 5) - 200_000),
  );
});
