import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { minor } from '@/lib/shared/money';
import { exampleInput, exampleItem, likelyEdited } from './example-input';
import { render } from './render';
import { photos, pagesOf, textOf, one, expectInside } from './render.fixture';

test('A4 pages have the claim, the document and their number', async () => {
  const pages = await pagesOf(exampleInput(30, { thumbnails: photos }));
  expect(pages.length).toBeGreaterThan(3);
  for (const [index, page] of pages.entries()) {
    expect([Math.round(page.width), Math.round(page.height)]).toEqual([595, 842]);
    const footer = page.texts.slice(-3).map(({ text }) => text);
    expect(footer).toEqual([
      'Claim 2026-004417',
      'Document 7f3c9a1e52d84b06',
      `Page ${index + 1} of ${pages.length}`,
    ]);
  }
  expectInside(pages);
});

test('every item is complete on one page, with its photos and its link', async () => {
  const input = exampleInput(40, { thumbnails: photos });
  const items = input.items.map((item, index) => ({
    ...item,
    claimedName: `Claimed-${index}.`,
    replacementName: `Replacement-${index}.`,
    rcv: minor(1_000_000 + index),
    rcvEach: null,
    quantity: 1,
  }));
  const pages = await pagesOf({ ...input, items });
  const at = (text: string) =>
    pages.flatMap((page, index) =>
      page.texts.filter((printedText) => printedText.text === text).map(() => index),
    );
  for (const index of items.keys()) {
    const [page] = at(`Claimed-${index}.`);
    expect(at(`Claimed-${index}.`)).toEqual([page]);
    expect(at(`Replacement-${index}.`)).toEqual([page]);
    expect(at(`10,000.${String(index).padStart(2, '0')}`)).toEqual([page]);
  }
  const photoCount = input.items.reduce((sum, item) => sum + item.pictures.length, 0);
  expect(pages.reduce((sum, page) => sum + page.photoCount, 0)).toBe(photoCount);
  expect(pages.flatMap(({ links }) => links)).toEqual([
    ...items.map((_, index) => `https://shop.example/product/${1000 + index}`),
    input.verifyAddress,
  ]);
});

test('a report without items says so', async () => {
  const pages = await pagesOf(exampleInput(0));
  expect(pages).toHaveLength(1);
  expect(textOf(pages)).toContain('This report covers no items.');
});

test('names of 300 characters wrap and lose nothing', async () => {
  const text = `${'Loudspeaker '.repeat(24)}end-of-name`;
  const solid = `${'W'.repeat(299)}!`;
  const pages = await pagesOf(one({ claimedName: text, replacementName: solid }));
  expectInside(pages);
  expect(textOf(pages)).toContain('end-of-name');
  const letters = pages
    .flatMap(({ texts }) => texts.filter(({ text }) => /^W*!?$/.test(text)).map(({ text }) => text))
    .join('');
  expect(letters).toBe(solid);
});

test('HTML is printed as text, and lone surrogates and direction marks do no harm', async () => {
  const comment = '<script>alert("x")</script> <b>wet</b> \ud83d &amp; %PDF ) endobj (';
  const text = textOf(await pagesOf(one({ comment, shopName: '\u202eppohs' })));
  for (const expected of [
    '<script>alert("x")</script> <b>wet</b>  &amp; %PDF ) endobj (',
    'ppohs, 30 Oct 2026',
  ])
    expect(text).toContain(expected);
});

test('a comment longer than a page continues on further pages, which name the item', async () => {
  const lines = Array.from({ length: 150 }, (_, index) => `line ${index} of the comment`);
  const pages = await pagesOf(one({ comment: lines.join('\n') }));
  expect(pages.length).toBeGreaterThan(2);
  const text = textOf(pages);
  for (const line of lines) expect(text).toContain(line);
  expect(pages[1]?.texts.map(({ text }) => text)).toContain('Item 1, continued');
  expectInside(pages);
});

test('an item with many photos shows all of them', async () => {
  const pictures = Array.from({ length: 60 }, (_, index) => ({
    fileName: `${index}.jpg`,
    sha256: '',
    thumbnail: photos[index % 3] ?? null,
    isDocument: false,
    verdict: null,
  }));
  expect((await pagesOf(one({ pictures }))).reduce((sum, page) => sum + page.photoCount, 0)).toBe(
    60,
  );
});

test('a damaged or lost thumbnail is replaced by a text, beside the item and in the annex; a PDF receipt is not', async () => {
  const warn = vi.spyOn(console, 'warn');
  const thumbnail = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0]);
  const pictures = [thumbnail, null].map((bytes) => ({
    fileName: 'a.jpg',
    sha256: '',
    thumbnail: bytes,
    isDocument: false,
    verdict: likelyEdited,
  }));
  const input = one({
    pictures: [
      ...pictures,
      { fileName: 'b.pdf', sha256: '', thumbnail: null, isDocument: true, verdict: null },
    ],
  });
  const pages = await pagesOf({ ...input, parts: { ...input.parts, forensics: 'full' } });
  expect(pages.map(({ photoCount }) => photoCount)).toEqual(pages.map(() => 0));
  expect(textOf(pages).match(/Photo\s+cannot\s+be\s+shown/g)).toHaveLength(4);
  expect(warn).not.toHaveBeenCalled();
});

test('the decimals of amounts are aligned: equal figures begin at the same position', async () => {
  const pages = await pagesOf({
    ...exampleInput(3),
    items: [1, 2, 3].map((digit) => ({
      ...exampleItem(0, []),
      rcv: minor(digit * 111_111),
      acv: minor(digit * 111_111),
    })),
  });
  const starts =
    pages[0]?.texts
      .filter(({ text, size }) => size === 9 && /^\d,\d{3}\.\d\d$/.test(text))
      .map(({ x }) => x) ?? [];
  expect(starts.length).toBeGreaterThanOrEqual(6);
  expect(Math.max(...starts) - Math.min(...starts)).toBeLessThan(1);
});

test('the document contains title and language, and equal input gives equal bytes', async () => {
  const input = { ...exampleInput(2, { thumbnails: photos }), language: 'da' } as const;
  const [first, second] = [await render(input), await render(input)];
  const source = Buffer.from(first).toString('latin1');
  expect(source).toContain('/Lang (da)');
  expect(source).toContain('/DisplayDocTitle true');
  expect(
    Buffer.from(first).includes(
      Buffer.from('Værdiansættelsesrapport – Skade 2026-004417', 'utf16le').swap16(),
    ),
  ).toBe(true);
  expect(createHash('sha256').update(first).digest('hex')).toBe(
    createHash('sha256').update(second).digest('hex'),
  );
});
