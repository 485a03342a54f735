import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/shared/languages';
import { minor } from '@/lib/shared/money';
import { exampleInput, exampleItem } from './example-input';
import { linkable } from './item-text';
import { view } from './view';
import { amounts, cents, withItem, firstItem, limits, sumsFor } from './view.fixture';

const claimed = (language: 'en' | 'de', purchasePrecision: 'month' | 'year' | 'age') => {
  const input = withItem({ purchasePrecision, claimedName: 'Sofa 3 pers.' });
  return firstItem({ ...input, language })?.claimed;
};

describe('sums', () => {
  const items = [
    ['0.29', '0.29'],
    ['1.005', '1.00'],
    ['99999999.99', '33.33'],
    ['100.10', '0.01'],
  ].map(([rcv = '', acv = ''], index) => ({
    ...exampleItem(index, []),
    quantity: 1,
    rcv: cents(rcv.slice(0, 11)),
    acv: cents(acv),
  }));

  test('add up the printed lines to the cent', () => {
    const input = { ...exampleInput(0), items: [...items], claimLineCount: 4 };
    const printed = view(input).items.map(({ amounts: lines }) =>
      lines.map(({ value }) => cents(value.replace(/[,]/g, '').replace('−', '-'))),
    );
    const [rcv, depreciation, acv] = [0, 1, 2].map((at) =>
      printed.reduce((sum, line) => sum + (line[at] ?? 0), 0),
    );
    expect(rcv).toBe(29 + 0 + 9_999_999_999 + 10_010);
    expect(acv).toBe(29 + 100 + 3_333 + 1);
    expect(depreciation).toBe((acv ?? 0) - (rcv ?? 0));
    expect(amounts(input)).toMatchObject({
      'Replacement cost (RCV)': '100,000,100.38',
      'Actual cash value (ACV)': 'DKK\u00a034.63',
    });
  });

  test('omit an item without an amount and state what is claimed for it', () => {
    const line = { state: 'not_valued', reason: 'no_amount', claimed: cents('900') } as const;
    const input = {
      ...exampleInput(2),
      items: [exampleItem(0, []), { ...exampleItem(1, []), rcv: null, acv: null, line }],
    };
    expect(amounts(input)['Replacement cost (RCV)']).toBe('13,499.00');
    expect(view(input).lineCounts?.replaceAll('\u00a0', ' ')).toBe(
      '1 of 2 lines counted · 1 not valued (claimed 900.00)',
    );
    expect(view(input).items[1]?.amounts).toEqual([
      { label: 'RCV', value: 'No amount yet', isTotal: false },
      { label: 'Claimed', value: '900.00', isTotal: false },
    ]);
  });

  test.each([
    ['9000.00', '8,000.00', undefined],
    ['10600.00', '9,600.00', undefined],
    ['15000.00', '10,000.00', '−4,000.00'],
    ['500.00', '0.00', undefined],
  ])(
    'a total of %s with limit 10,000 and deductible 1,000 is a net claim of %s',
    (total, net, above) => {
      const input = withItem({ rcv: cents(total), acv: cents(total) });
      const claim = { ...input.claim, deductible: cents('1000'), policyLimit: cents('10000') };
      const sums = amounts({ ...input, claim });
      expect(sums['Net claim']).toBe(`DKK\u00a0${net}`);
      expect(sums['Above the policy limit']).toBe(above);
    },
  );

  test('end in the net claim, also of a claim without deductible and limits', () => {
    const input = withItem({ rcv: cents('900'), acv: cents('600.50') });
    const claim = { ...input.claim, deductible: null, policyLimit: null };
    expect(Object.entries(amounts({ ...input, claim })).at(-1)).toEqual([
      'Net claim',
      'DKK\u00a0600.50',
    ]);
    expect(view({ ...input, claim }).notes.lines).toContain(
      'Net claim: the sum of the ACV, without limits or deductibles.',
    );
    const empty = { ...input, claim, items: [], claimLineCount: 0 };
    expect(Object.keys(amounts(empty)).at(-1)).toBe('Net claim');
  });

  test('have no net claim in a report of some items, which states how many', () => {
    const input = { ...exampleInput(2), claimLineCount: 5 };
    expect(Object.keys(amounts(input))).toEqual([
      'Replacement cost (RCV)',
      'Depreciation',
      'Actual cash value (ACV)',
    ]);
    expect(view(input).facts).toContainEqual({ label: 'Items', value: '2 of the claim’s 5' });
  });

  test('without the depreciation part show only the replacement cost', () => {
    const input = exampleInput(1);
    const quiet = view({ ...input, parts: { ...input.parts, depreciation: false } });
    expect(quiet.sums.map(({ label }) => label)).toEqual(['Replacement cost (RCV)']);
    expect(quiet.items[0]?.amounts).toEqual([{ label: 'RCV', value: '13,499.00', isTotal: true }]);
    expect(quiet.items[0]?.acvReasons).toEqual([]);
  });
});

describe('language', () => {
  test.each([
    ['en', '−1,234,567.89', '28\u00a0Oct\u00a02026'],
    ['da', '−1.234.567,89', '28.\u00a0okt.\u00a02026'],
    ['sv', '−1\u00a0234\u00a0567,89', '28\u00a0okt.\u00a02026'],
    ['nb', '−1\u00a0234\u00a0567,89', '28.\u00a0okt.\u00a02026'],
    ['de', '−1.234.567,89', '28.\u00a0Okt.\u00a02026'],
    ['fi', '−1\u00a0234\u00a0567,89', '28.10.2026'],
  ] as const)(
    '%s formats amounts and days by its conventions, with a real minus sign',
    (language, depreciation, day) => {
      const input = { ...withItem({ rcv: minor(123_456_789), acv: minor(0) }), language };
      expect(view(input).sums[1]?.value).toBe(depreciation);
      expect(view(input).facts[1]?.value).toBe(day);
    },
  );

  test.each(LANGUAGES)('%s contains no English text of ours', (language) => {
    const own = view({ ...exampleInput(1), language });
    const english = view(exampleInput(1));
    if (language === 'en') expect(own).toEqual(english);
    else {
      expect(own.kind).not.toBe(english.kind);
      for (const [index, fact] of own.notes.lines.entries())
        expect(fact).not.toBe(english.notes.lines[index]);
    }
  });
});

describe('items', () => {
  test("an amount entered beside an offer is not shown as the shop's price", () => {
    const shown = firstItem(
      withItem({ shopName: 'A shop', priceDate: '2026-10-30', shopPrice: minor(416_995) }),
    );
    expect(shown?.replacement.source?.text).toMatch(/^Entered amount; A shop asked 4,169\.95 on /);
  });

  test('several pieces are shown with their number and the price of one', () => {
    expect(
      firstItem(
        withItem({ quantity: 3, rcvEach: minor(3_333), rcv: minor(9_999), acv: minor(9_332) }),
      )?.amounts,
    ).toEqual([
      { label: 'Quantity', value: '3', isTotal: false },
      { label: 'Each', value: '33.33', isTotal: false },
      { label: 'RCV', value: '99.99', isTotal: false },
      { label: 'Depreciation', value: '−6.67', isTotal: false },
      { label: 'ACV', value: '93.32', isTotal: true },
    ]);
  });

  test.each([
    ['2022-06-15', '2026-10-28', '4\u00a0years, 4\u00a0months old at the damage'],
    ['2026-09-29', '2026-10-28', 'less than a month old at the damage'],
    ['2024-02-29', '2025-02-28', '11\u00a0months old at the damage'],
  ])('bought %s and damaged %s is %s', (datePurchase, dateDamage, expected) => {
    const input = withItem({ datePurchase });
    expect(firstItem({ ...input, claim: { ...input.claim, dateDamage } })?.claimed.lines).toContain(
      expected,
    );
  });

  test('a purchase is printed as exactly as it is known, and names as they were entered', () => {
    expect(claimed('en', 'year')).toMatchObject({
      name: 'Sofa 3 pers.',
      lines: expect.arrayContaining(['Bought 2022', '≈\u00a04\u00a0years old at the damage']),
    });
    expect(claimed('en', 'month')?.lines).toContain('Bought June\u00a02022');
    expect(claimed('en', 'age')?.lines).toContain('Bought ≈\u00a02022');
    expect(claimed('de', 'year')?.lines).toContain('Gekauft 2022');
  });

  test('an ACV entered by hand names the person and the reason', () => {
    expect(
      firstItem(
        withItem({
          acvBasis: { kind: 'by_hand', reason: 'cracked', by: 'key:ab12', approvedBy: null },
        }),
      )?.acvReasons,
    ).toEqual(['Entered by API key ab12: cracked']);
  });

  test.each([
    ['https://shop.example/a b', 'https://shop.example/a%20b'],
    ['HTTP://shop.example', 'http://shop.example/'],
    ['javascript:alert(1)', null],
    ['file:///etc/passwd', null],
    ['//shop.example', null],
    ['https://', null],
    [null, null],
  ])('the address %s is linked as %s', (address, href) => {
    expect(linkable(address)).toBe(href);
  });
});

describe('limits and deductibles of items', () => {
  test('are deducted before the deductible of the claim and included in the net claim', () => {
    expect(
      sumsFor([{ limits: limits('150.00') }, { limits: limits('0.00') }], {
        deductible: cents('100.00'),
      }),
    ).toEqual(['2,000.00', '−400.00', '1,600.00', '−150.00', '−100.00', '1,350.00']);
  });

  test('of a category apply to all its lines and cause a net claim even without a deductible or policy limit', () => {
    expect(
      sumsFor([{ limits: limits('0.00', '1000.00') }, { limits: limits('0.00', '1000.00') }], {}),
    ).toEqual(['2,000.00', '−400.00', '1,600.00', '−600.00', '1,000.00']);
  });
});
