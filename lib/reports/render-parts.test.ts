import { expect, test } from 'vitest';
import { minor } from '@/lib/shared/money';
import { exampleInput, NO_DETAILS } from './example-input';
import { PAPERS } from './paper/look';
import { printed } from './printed.fixture';
import { render } from './render';
import { photos, pagesOf, textOf, one, expectInside, text } from './render.fixture';

test('the audit trail begins on a new page and contains every event', async () => {
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

test('Letter has the same lines on pages of its size', async () => {
  const input = exampleInput(12, { thumbnails: photos });
  const [a4, letter] = [await pagesOf(input), await pagesOf({ ...input, paper: 'letter' })];
  expect(letter.map(({ width, height }) => [width, height])).toEqual(letter.map(() => [612, 792]));
  expectInside(letter, PAPERS.letter);
  expect(text(letter)).toEqual(text(a4));
});

test('rooms precede their items with sums, and items without a room come last', async () => {
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

test('the annex shows every examined picture with regions, digest and review, and only on request', async () => {
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

test('names the rules and the engine behind it, and has space for signatures', async () => {
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
    'Actual cash value entered manually: 1 item.',
    'Depreciation not calculated: 1 item.',
    'Photos examined by the picture analysis 2.3.0: 9.',
    'For the insurer',
    'Place and date',
    'DKK 500,000.00',
    input.contentDigest,
  ])
    expect(text).toContain(expected);
});

test('is tagged with headings, figures and links with URLs, and every section is a bookmark', async () => {
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
  'amounts of a billion in %s do not leave the page',
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

test('the signatures are on the page that identifies the document', async () => {
  for (const count of [0, 1, 2, 3, 4, 5, 6]) {
    const pages = (await pagesOf(exampleInput(count, { thumbnails: photos }))).map(({ texts }) =>
      texts.map(({ text }) => text),
    );
    expect(pages.find((texts) => texts.includes('Signatures'))).toContain('This document');
  }
});

test('pages that continue a room or the annex name it, and every item has a bookmark below its room', async () => {
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
