import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/shared/languages';
import { minor } from '@/lib/shared/money';
import { cleared, exampleInput, exampleItem, examplePhoto, likelyEdited } from './example-input';
import type { ReportInput, ReportItem, ReportPicture } from './input';
import { layOut } from './layout';
import { loadTypefaces, type Typefaces } from './paper/fonts';
import { CONTENT_WIDTH, contentHeightOf, PAPERS } from './paper/look';
import type { TextMark } from './paper/marks';
import { widthOf } from './paper/text';
import { render } from './render';
import { view } from './view';

let typefaces: Typefaces;
let photo: Uint8Array;

beforeAll(async () => {
  typefaces = await loadTypefaces();
  photo = await examplePhoto(1, 64, 48);
});

const HUGE = minor(100_000_000_000);

const OTHER = { field: 'item_quantity', was: 1, is: 9_999 };

/** A report in which `text` replaces every text that somebody wrote. */
function saying(text: string, change: Partial<ReportInput> = {}): ReportInput {
  const base = exampleInput(2);
  const verdicts = [
    { ...likelyEdited, analysis: text },
    { ...cleared, cleared: { by: text, at: base.createdAt, note: text } },
  ];
  const pictures = verdicts.map((verdict): ReportPicture => ({
    ...picture(photo),
    fileName: text,
    verdict,
  }));
  const item: ReportItem = {
    ...exampleItem(0, []),
    claimedName: text,
    replacementName: text,
    shopName: text,
    comment: text,
    location: text,
    status: { id: 1, name: text, isOwnName: true },
    quantity: 9_999,
    rcvEach: minor(10_000_100),
    rcv: HUGE,
    acv: minor(1),
    unapprovedRcv: HUGE,
    acvBasis: { kind: 'by_hand', by: text, reason: text, approvedBy: text },
    acvOutdated: [OTHER, { ...OTHER, field: 'cp_name_cart', was: text }],
    acvAwaiting: { amount: HUGE, by: text, outdated: [OTHER] },
    pictures,
  };
  return {
    ...base,
    clientName: text,
    handlerName: text,
    printedBy: text,
    items: [
      item,
      {
        ...item,
        pictures: [],
        shopUrl: null,
        location: null,
        rcv: null,
        acv: null,
        unapprovedRcv: null,
        acvBasis: null,
        line: { state: 'not_valued', reason: 'no_amount', claimed: HUGE },
      },
      {
        ...item,
        line: {
          state: 'excluded',
          reason: 'status',
          status: { id: 3, name: text, isOwnName: true },
        },
      },
    ],
    unappraised: [
      {
        displayId: 99_998,
        description: text,
        quantity: 99_999,
        location: text,
        claimed: HUGE,
        pictures: item.pictures,
      },
      {
        displayId: 99_999,
        description: text,
        quantity: 1,
        location: null,
        claimed: null,
        pictures: [],
      },
    ],
    claim: {
      ...base.claim,
      reference: text,
      cause: text,
      policyholderName: text,
      deductible: HUGE,
      policyLimit: minor(1),
    },
    method: {
      ...base.method,
      ruleSets: [{ name: text, version: 99_999, effectiveFrom: '2026-01-01', items: 1 }],
    },
    parts: { photos: true, depreciation: true, forensics: 'full', audit: true },
    audit: [
      {
        at: base.createdAt,
        actor: text,
        type: 'appraisal.status_changed',
        about: { appraisalId: 1000, name: text },
        files: [text],
        amount: HUGE,
        status: {
          from: { id: 9, name: text, isOwnName: true },
          to: { id: 3, name: text, isOwnName: true },
        },
        changes: [OTHER],
        note: text,
      },
    ],
    ...change,
  };
}

interface Placed {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

const placedOf = ({ text, x, y, weight, size }: TextMark, top: number): Placed => ({
  text,
  left: x,
  right: x + widthOf(text.trimEnd(), typefaces[weight], size),
  y: top + y,
});

/** Expects every text between the margins and no two texts of a line to overlap. */
function expectReadable(input: ReportInput): void {
  const text = view(input);
  const { sheets, footer } = layOut(text, typefaces);
  const wrong: string[] = [];
  for (const [index, sheet] of sheets.entries()) {
    const blocks = [...sheet, { block: footer(index + 1, sheets.length), y: 2000 }];
    const texts = blocks.flatMap(({ block, y }) =>
      block.marks.flatMap((mark) => (mark.kind === 'text' ? [placedOf(mark, y)] : [])),
    );
    for (const { block, y } of sheet)
      if (y + block.height > contentHeightOf(PAPERS[input.paper]) + 0.01)
        wrong.push(`below page ${index + 1}`);
    const lines = texts.sort((a, b) => a.y - b.y || a.left - b.left);
    for (const [at, { left, right, y, text }] of lines.entries()) {
      if (left < -0.1 || right > CONTENT_WIDTH + 0.1) wrong.push(`beyond a margin: ${text}`);
      const next = lines[at + 1];
      if (next && Math.abs(next.y - y) < 0.01 && next.left < right - 0.1)
        wrong.push(`one over the other: ${text} | ${next.text}`);
    }
  }
  expect(wrong).toEqual([]);
}

const LONG = [
  'W'.repeat(300),
  `${'Loudspeaker '.repeat(25)}`,
  'שלום'.repeat(75),
  'كرسي '.repeat(60),
  '👩🏽‍🚒'.repeat(60),
  'x',
  ' ',
  '',
];

test.each(LANGUAGES)(
  'in %s no text is cut off or overlaps another, however long the names and amounts',
  (language) => {
    for (const [index, text] of LONG.entries())
      expectReadable(
        saying(text, {
          language,
          paper: index % 2 === LANGUAGES.indexOf(language) % 2 ? 'a4' : 'letter',
        }),
      );
  },
);

test.each(['a4', 'letter'] as const)(
  'a name of 512 and a note of 2,000 wide capitals continue on the next page of the annex and of the audit trail, on %s',
  (paper) => {
    const [name, note] = ['W'.repeat(512), 'M'.repeat(2000)];
    const input = saying('Name', { language: 'de', paper });
    const verdicts = [
      likelyEdited,
      { ...likelyEdited, cleared: { by: name, at: input.createdAt, note } },
      { ...likelyEdited, confirmed: { by: name, at: input.createdAt, note }, analysis: note },
    ];
    const items = input.items.map((item) => ({
      ...item,
      claimedName: name,
      pictures: verdicts.map((verdict) => ({ ...picture(photo), fileName: name, verdict })),
    }));
    const audit = input.audit.map((line) => ({
      ...line,
      about: { appraisalId: null, name },
      note,
    }));
    expectReadable({ ...input, items, audit });
    const { sheets } = layOut(view({ ...input, items, audit }), typefaces);
    const letters = sheets
      .flat()
      .flatMap(({ block }) =>
        block.marks.flatMap((mark) =>
          mark.kind === 'text' && /^M+$/.test(mark.text.trim()) ? [mark.text.trim().length] : [],
        ),
      );
    // Three long notes of each item, and one of the event. The first line of some is beside its
    // label.
    expect(letters.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(7 * 1900);
  },
);

test('no text is cut off or overlaps another, whatever somebody wrote', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.constantFrom('a\u0000b\u001b[31m\u007f', '\u202e\u2066', '\r\n\t\v', '</text>\u0085'),
  );
  fc.assert(
    fc.property(text, fc.constantFrom(...LANGUAGES), (sample, language) =>
      expectReadable(saying(sample, { language })),
    ),
    { numRuns: 40 },
  );
});

const shape = (pdf: Uint8Array) =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/^\d+ 0 obj\n|^endobj\n|^\/S \/\w+$/gm),
  ]
    .map(([found]) => found.replace(/^\d+/, ''))
    .join('');

test.each([
  ['control characters', 'a\u0000b\u0007c\u001b[0m d'],
  ['what a PDF is written in', ') >> endobj (\\ %PDF <</Type'],
  ['half of a surrogate pair', 'a\ud83d'],
])('%s in every name result in a document of the same structure', async (_, text) => {
  expect(shape(await render(saying(text)))).toBe(shape(await render(saying('abc d'))));
});

const picture = (thumbnail: Uint8Array | null): ReportPicture => ({
  fileName: 'a.jpg',
  sha256: 'f'.repeat(64),
  thumbnail,
  isDocument: false,
  verdict: likelyEdited,
});

test.each([
  ['cut off in its header', (bytes: Uint8Array) => bytes.subarray(0, 40)],
  ['of no bytes', () => new Uint8Array()],
  ['no JPEG', () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['without height', (bytes: Uint8Array) => withHeight(bytes, 0)],
])('a photo that is %s is omitted, and the others remain', async (_, spoil) => {
  const item = exampleItem(0, []);
  const input = {
    ...exampleInput(1),
    items: [
      { ...item, pictures: [spoil(photo), null, photo].map(picture) },
      { ...item, pictures: [] },
    ],
    claimLineCount: 2,
  };
  const source = Buffer.from(
    await render({ ...input, parts: { ...input.parts, forensics: 'full' } }),
  ).toString('latin1');
  expect(source.match(/\/Subtype \/Image/g)).toHaveLength(1);
  expect(source.match(/\/S \/Figure/g)).toHaveLength(2); // beside the item and in the annex
  expectReadable(input);
});

/** Overwrites the height in the frame header, which begins with FFC0. */
function withHeight(jpeg: Uint8Array, height: number): Uint8Array {
  const bytes = Uint8Array.from(jpeg);
  const at = bytes.findIndex((byte, index) => byte === 0xff && bytes[index + 1] === 0xc0);
  bytes.set([height >> 8, height & 255], at + 5);
  return bytes;
}
