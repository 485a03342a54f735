import { expect, test } from 'vitest';
import { exampleInput, exampleItem } from './example-input';
import type { ReportInput, ReportItem } from './input';
import { printed } from './printed';
import { render } from './render';

const one = (change: Partial<ReportItem>): ReportInput => ({
  ...exampleInput(1),
  items: [{ ...exampleItem(0, []), ...change }],
});

/** What a reader of the file gets back: glyphs stand from the left, whatever their direction; ligatures are their letters. */
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

test('Hebrew, Arabic and emoji in names, shops, comments and persons can be read and read back', async () => {
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

test('a sign that no font has is one mark, and the rest is read', async () => {
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

test('only a report that says something in a script carries its font', async () => {
  const usual = fontsIn(await render(exampleInput(3)));
  expect(
    [...usual].every((name) => name?.startsWith('IBMPlexSans') && !/Hebrew|Arabic/.test(name)),
  ).toBe(true);
  expect(
    [...fontsIn(await render(one({ comment: 'שלום' })))].filter((name) => name?.includes('Hebrew')),
  ).toHaveLength(1);
});

test('bookmarks carry no mark of direction', async () => {
  const pdf = Buffer.from(await render(one({ claimedName: 'שלום' })));
  const [name, marked] = ['שלום', '\u2068שלום'].map((text) =>
    Buffer.from(text, 'utf16le').swap16(),
  );
  expect([pdf.includes(name ?? ''), pdf.includes(marked ?? '')]).toEqual([true, false]);
});
