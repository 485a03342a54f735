import { createHash } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import { minor } from '@/lib/shared/money';
import { exampleInput, exampleItem, examplePhoto, likelyEdited, NO_DETAILS } from './example-input';
import type { ReportInput, ReportItem } from './input';
import { CONTENT_WIDTH, PAPERS } from './paper/look';
import { printed, type PrintedPage } from './printed';
import { render } from './render';

let photos: Uint8Array[];

beforeAll(async () => {
  photos = await Promise.all([1, 2, 3].map((seed) => examplePhoto(seed, 64, seed === 2 ? 96 : 48)));
});

const pagesOf = async (input: ReportInput) => printed(await render(input));
const textOf = (pages: readonly PrintedPage[]) =>
  pages
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .join(' ')
    .replaceAll('\u00a0', ' ');
const one = (change: Partial<ReportItem>, input = exampleInput(1)): ReportInput => ({
  ...input,
  items: [{ ...exampleItem(0, []), ...change }],
});

/** Everything that has ink stays inside the margins; a text's right end is not known here, its start is. */
function expectInside(pages: readonly PrintedPage[], paper = PAPERS.a4): void {
  for (const { texts, height } of pages) {
    for (const { x, y } of texts) {
      expect(x).toBeGreaterThanOrEqual(paper.left - 0.1);
      expect(x).toBeLessThan(paper.left + CONTENT_WIDTH);
      expect(height - y).toBeGreaterThan(paper.top);
      expect(y).toBeGreaterThan(20);
    }
  }
}

test('A4 pages, each with the claim, the document and its number', async () => {
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

test('every item stands once, whole, on one page, with its photos and its link', async () => {
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

test('a report of no items says so', async () => {
  const pages = await pagesOf(exampleInput(0));
  expect(pages).toHaveLength(1);
  expect(textOf(pages)).toContain('This report covers no items.');
});

test('names of 300 characters wrap and lose nothing', async () => {
  const words = `${'Loudspeaker '.repeat(24)}end-of-name`;
  const solid = `${'W'.repeat(299)}!`;
  const pages = await pagesOf(one({ claimedName: words, replacementName: solid }));
  expectInside(pages);
  expect(textOf(pages)).toContain('end-of-name');
  const letters = pages
    .flatMap(({ texts }) => texts.filter(({ text }) => /^W*!?$/.test(text)).map(({ text }) => text))
    .join('');
  expect(letters).toBe(solid);
});

test('HTML is text, and broken surrogates and marks of direction are no obstacle', async () => {
  const comment = '<script>alert("x")</script> <b>wet</b> \ud83d &amp; %PDF ) endobj (';
  const text = textOf(await pagesOf(one({ comment, shopName: '\u202eppohs' })));
  for (const expected of [
    '<script>alert("x")</script> <b>wet</b>  &amp; %PDF ) endobj (',
    'ppohs, 30 Oct 2026',
  ])
    expect(text).toContain(expected);
});

test('a comment longer than a page runs over several, with the item named again', async () => {
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

test('a damaged or lost thumbnail has words in its place beside the item and in the annex, a receipt in PDF has none', async () => {
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

test('a comma of amounts is right-aligned: equal figures begin at the same place', async () => {
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

test('title and language stand in the document; the same input gives the same bytes', async () => {
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

test('the audit trail begins a page of its own and holds every event', async () => {
  const input = exampleInput(1);
  const audit = Array.from({ length: 90 }, (_, index) => ({
    at: new Date(Date.UTC(2026, 10, 1, 0, index)),
    actor: 'Kari Holm',
    type: 'forensics.cleared',
    ...NO_DETAILS,
    files: [`picture ${index}.jpg`],
  }));
  const pages = await pagesOf({ ...input, audit, parts: { ...input.parts, audit: true } });
  expect(pages[1]?.texts[0]?.text).toBe('Audit trail');
  const text = textOf(pages);
  for (const {
    files: [file],
  } of audit)
    expect(text).toContain(file);
});

const words = (pages: readonly PrintedPage[]) =>
  new Set(
    pages
      .flatMap(({ texts }) => texts.map(({ text }) => text))
      .filter((text) => !text.startsWith('Page ')),
  );

test('Letter has the same lines on pages of its own size', async () => {
  const input = exampleInput(12, { thumbnails: photos });
  const [a4, letter] = [await pagesOf(input), await pagesOf({ ...input, paper: 'letter' })];
  expect(letter.map(({ width, height }) => [width, height])).toEqual(letter.map(() => [612, 792]));
  expectInside(letter, PAPERS.letter);
  expect(words(letter)).toEqual(words(a4));
});

test('rooms stand above their items with what they come to, and those without one last', async () => {
  const input = exampleInput(3);
  const items = input.items.map((item, index) => ({
    ...item,
    claimedName: `Thing ${index}`,
    location: index < 2 ? 'Kitchen' : null,
  }));
  const texts = (await pagesOf({ ...input, items })).flatMap((page) =>
    page.texts.map(({ text }) => text),
  );
  const order = [
    'Kitchen',
    '2 items · RCV 18,090.00 · ACV 14,472.00',
    'Thing 0',
    'Thing 1',
    'No location stated',
    '1 item · RCV 9,001.00 · ACV 7,200.80',
    'Thing 2',
  ];
  expect(texts.filter((text) => order.includes(text))).toEqual(order);
});

test('the annex shows every examined picture with its regions, its digest and who marked it clean; never unless it is asked for', async () => {
  const input = exampleInput(3, { thumbnails: photos });
  const full = await pagesOf({ ...input, parts: { ...input.parts, forensics: 'full' } });
  const pictures = input.items.flatMap((item) => item.pictures);
  expect(full.reduce((sum, { photoCount }) => sum + photoCount, 0)).toBe(2 * pictures.length);
  const text = textOf(full);
  for (const { sha256, fileName } of pictures)
    for (const expected of [sha256, fileName]) expect(text).toContain(expected);
  for (const expected of [
    'Forensic annex',
    '1 Edited, 14% of the picture',
    'checked and marked clean by Kari Holm on 3 Nov 2026',
  ])
    expect(text).toContain(expected);
  expect(textOf(await pagesOf(input))).not.toContain('Forensic annex');
});

test('tells by which rules and which engine it came about, and has room to sign', async () => {
  const input = exampleInput(4);
  const method = {
    ruleSets: [{ name: 'Contents', version: 7, effectiveFrom: '2026-01-01', items: 2 }],
    byHand: 1,
    engines: [{ version: '2.3.0', pictures: 9 }],
  };
  const text = textOf(
    await pagesOf({ ...input, method, claim: { ...input.claim, policyLimit: minor(50_000_000) } }),
  );
  for (const expected of [
    'Depreciation by the rules “Contents, version 7, in force from 1 Jan 2026”: 2 items.',
    'Actual cash value entered by a person: 1 item.',
    'Without a calculation of depreciation: 1 item.',
    'Photos examined by the image engine 2.3.0: 9.',
    'For the insurer',
    'Place and date',
    'DKK 500,000.00',
    input.contentDigest,
  ])
    expect(text).toContain(expected);
});

test('is tagged: a heading, a figure with its words and a link with its address hang on the structure, and every section is a bookmark', async () => {
  const source = Buffer.from(await render(exampleInput(2, { thumbnails: photos }))).toString(
    'latin1',
  );
  for (const [part, count] of [
    ['/S /Document', 1],
    ['/S /H1', 1],
    ['/S /H3', 2],
    ['/S /Figure', 3],
    ['/S /Link', 3],
    ['/Type /OBJR', 3],
  ] as const) {
    expect([part, source.split(new RegExp(`${part}\\b`)).length - 1]).toEqual([part, count]);
  }
  expect(source).toContain('/Marked true');
  const titles = [...source.matchAll(/\/Title \(([\x20-\x7e]*)\)/g)].map(([, title]) => title);
  for (const title of ['Summary', 'Items', 'Method', 'This document', 'Signatures'])
    expect(titles).toContain(title);
});

test.each(['da', 'sv', 'nb', 'de', 'fi'] as const)(
  'amounts of a billion, in %s, stay on the paper',
  async (language) => {
    const huge = {
      rcv: minor(100_000_000_000),
      acv: minor(99_999_999_999),
      quantity: 999,
      rcvEach: minor(100_100_100),
      claimedName: 'W'.repeat(300),
    };
    expectInside(await pagesOf({ ...one(huge), language, paper: 'letter' }));
  },
);

test('the signatures stand on the page that says which document they are of', async () => {
  for (const count of [0, 1, 2, 3, 4, 5, 6]) {
    const pages = (await pagesOf(exampleInput(count, { thumbnails: photos }))).map(({ texts }) =>
      texts.map(({ text }) => text),
    );
    expect(pages.find((texts) => texts.includes('Signatures'))).toContain('This document');
  }
});

test('a page within a room and a page within the annex say of which they are, and every item has a bookmark below its room', async () => {
  const input = exampleInput(24, { thumbnails: photos });
  const items = input.items.map((item, index) => ({
    ...item,
    location: index < 20 ? 'Hall' : 'Attic',
  }));
  const source = await render({ ...input, items, parts: { ...input.parts, forensics: 'full' } });
  const pages = printed(source).map(({ texts }) => texts.map(({ text }) => text.trim()));
  const within = pages.slice(0, pages.findIndex((texts) => texts.includes('Attic')) + 1);
  expect(within.length).toBeGreaterThan(2);
  for (const texts of within.slice(1)) expect(texts).toContain('Hall, continued');
  expect(within[0]).not.toContain('Hall, continued');
  const annex = pages.slice(
    pages.findIndex((texts) => texts.includes('Forensic annex')),
    pages.findLastIndex((texts) => texts.some((text) => text.startsWith('SHA-256 7'))) + 1,
  );
  expect(annex.length).toBeGreaterThan(3);
  for (const texts of annex.slice(1)) {
    expect(texts[0]).toBe('Forensic annex, continued');
    expect(texts[1]).toMatch(/^Item \d+(, continued|: )/);
  }
  const titles = [
    ...Buffer.from(source)
      .toString('latin1')
      .matchAll(/\/Title \(([\x20-\x7e]*)\)/g),
  ].map(([, title]) => title);
  for (const title of ['Hall', 'Attic'])
    expect(titles.filter((one) => one === title)).toHaveLength(1);
  expect(titles.filter((title) => title?.startsWith('Item '))).toHaveLength(
    items.filter(({ claimedName }) => /^[\x20-\x7e]*$/.test(claimedName)).length,
  );
});
