import { expect, test } from 'vitest';
import { exampleInput, exampleItem } from './example-input';
import type { ReportInput, ReportItem } from './input';
import { printed } from './printed.fixture';
import { render } from './render';

const one = (change: Partial<ReportItem>): ReportInput => ({
  ...exampleInput(1),
  items: [{ ...exampleItem(0, []), ...change }],
});

/**
 * The text as a PDF reader extracts it: glyphs are placed from the left, whatever their direction,
 * and ligatures stand for their letters.
 */
function readBack(pdf: Uint8Array): string {
  const texts = printed(pdf).flatMap((page) =>
    page.texts.map(({ text }) => text.replaceAll('\u00a0', ' ')),
  );
  return texts
    .map((text) =>
      /[\u0590-\u08ff\ufb50-\ufefc]/.test(text)
        ? [...text].reverse().join('').normalize('NFKC')
        : text,
    )
    .join('');
}

test('Hebrew, Arabic and emoji in names, shops, comments and persons are drawn and can be extracted', async () => {
  const input = one({
    claimedName: 'טלוויזיה 55 כחולה',
    replacementName: 'كرسي خشبي',
    shopName: 'متجر النور',
    comment: 'لا يمكن إصلاحها 👩🏽‍🚒 Tak 🙏',
    acvBasis: { kind: 'by_hand', approvedBy: null, by: 'דוד כהן', reason: 'فيه خدش' },
  });
  const pdf = await render({
    ...input,
    claim: { ...input.claim, reference: 'תיק-7', policyholderName: 'محمد علي' },
  });
  const text = readBack(pdf);
  for (const expected of [
    'טלוויזיה 55 כחולה',
    'كرسي خشبي',
    'متجر النور, 30 Oct 2026',
    'لا يمكن إصلاحها',
    '👩🏽‍🚒',
    'Tak 🙏',
    'דוד כהן: فيه خدش',
    'Claim תיק-7',
    'محمد علي',
  ]) {
    expect(text).toContain(expected);
  }
  expect(text).not.toContain('\ufffd');
});

test('a character without a glyph in any font becomes one replacement mark, and the rest is readable', async () => {
  expect(readBack(await render(one({ claimedName: 'IKEA 椅子 blue' })))).toContain(
    'IKEA \ufffd\ufffd blue',
  );
});

const fontsIn = (pdf: Uint8Array) =>
  new Set(
    [
      ...Buffer.from(pdf)
        .toString('latin1')
        .matchAll(/\/FontName \/[A-Z]+\+(\w+)/g),
    ].map(([, name]) => name),
  );

test('the font of a script is embedded only in a report that uses the script', async () => {
  const usual = fontsIn(await render(exampleInput(3)));
  expect(
    [...usual].every((name) => name?.startsWith('IBMPlexSans') && !/Hebrew|Arabic/.test(name)),
  ).toBe(true);
  expect(
    [...fontsIn(await render(one({ comment: 'שלום' })))].filter((name) => name?.includes('Hebrew')),
  ).toHaveLength(1);
});

test('bookmarks contain no direction marks', async () => {
  const pdf = Buffer.from(await render(one({ claimedName: 'שלום' })));
  const [name, marked] = ['שלום', '\u2068שלום'].map((text) =>
    Buffer.from(text, 'utf16le').swap16(),
  );
  expect([pdf.includes(name ?? ''), pdf.includes(marked ?? '')]).toEqual([true, false]);
});
