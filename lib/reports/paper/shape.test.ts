import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { isolated, withoutMarks } from './direction';
import { loadTypefaces, type Typeface } from './fonts';
import { printable, runsOf, widthOf, wrap } from './text';

let plex: Typeface;

beforeAll(async () => {
  plex = (await loadTypefaces()).regular;
});

/** The text of each run in visual order, from the left. */
const seen = (text: string) =>
  [...runsOf(printable(text, plex), plex)]
    .sort((a, b) => a.offset - b.offset)
    .map((run) => run.text)
    .join('|');

test.each([
  ['Hebrew words from the right', 'שלום עולם', 'עולם| |שלום'],
  ['figures within them from the left', 'מסך 55 אינץ', 'אינץ| |55| |מסך'],
  ['a Latin name within Hebrew whole', 'כיסא IKEA POÄNG כחול', 'כחול| |IKEA POÄNG| |כיסא'],
  ['brackets turned', 'כיסא (כחול)', '(|כחול|)| |כיסא'],
  [
    'Arabic in a Latin sentence in its place',
    'Shop: متجر النور today',
    'Shop: |النور| |متجر| today',
  ],
  ['Arabic figures from the left', 'غرفة ٣٤', '٣|٤| |غرفة'],
  ['a full stop at the end of Hebrew left of it', 'שלום.', '.|שלום'],
  [
    'an isolated name away from the figures after it',
    `Price from ${isolated('חנות')}, 30 Oct`,
    'Price from |חנות|, 30 Oct',
  ],
])('%s', (_, text, expected) => {
  expect(seen(text)).toBe(expected);
});

test('without isolation a number would move to the name before it', () => {
  expect(seen('Price from חנות, 30 Oct')).not.toBe('Price from |חנות|, 30 Oct');
});

test.each(['🔥', '👩🏽‍🚒', '👨‍👩‍👧', '🇩🇰', '❤️', '🏳️‍🌈'])('the emoji %s is one glyph', (emoji) => {
  const [run, ...others] = runsOf(printable(emoji, plex), plex);
  expect([run?.text, run?.file.key, others]).toEqual([
    emoji,
    'noto-emoji/files/noto-emoji-emoji-400',
    [],
  ]);
  expect(widthOf(printable(emoji, plex), plex, 10)).toBeCloseTo(12.7, 1);
});

const width = (text: string) => widthOf(printable(text, plex), plex, 1000);

test('Arabic letters are joined: a word is narrower than its letters, and a non-joiner separates them', () => {
  expect(width('سلام')).toBeLessThan([...'سلام'].reduce((sum, letter) => sum + width(letter), 0));
  expect(width('می\u200cخواهم')).not.toBe(width('میخواهم'));
});

test('a direction mark does not reverse the rest of a line', () => {
  for (const mark of [
    '\u202e',
    '\u202b',
    '\u2067',
    '\u2066',
    '\u200f',
    '\u061c',
    '\u2068',
    '\u2069',
  ])
    expect(seen(`inv${mark}oice.jpg`)).toBe('invoice.jpg');
});

const bare = (text: string) => withoutMarks(text).replaceAll(' ', '');
const word = fc.oneof(
  fc.stringMatching(/^[א-ת]{1,30}$/),
  fc.stringMatching(/^[ء-غف-ي]{1,60}$/),
  fc.stringMatching(/^[a-zæøå0-9.,()-]{1,12}$/),
  fc.constantFrom('👩🏽‍🚒', '🇩🇰🇸🇪', '😀😀😀'),
);

test('lines in both directions fit, lose nothing, and their parts do not overlap', () => {
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 14 }),
      fc.integer({ min: 30, max: 300 }),
      (messages, limit) => {
        const text = messages.join(' ');
        const lines = wrap(text, plex, 9, limit);
        expect(bare(lines.join(''))).toBe(bare(printable(text, plex)));
        for (const line of lines) {
          expect(widthOf(line, plex, 9)).toBeLessThanOrEqual(limit + 1e-6);
          const runs = [...runsOf(line, plex)].sort((a, b) => a.offset - b.offset);
          for (const [index, run] of runs.slice(1).entries()) {
            const before = runs[index];
            expect(run.offset).toBeCloseTo(
              (before?.offset ?? 0) + widthOf(before?.text ?? '', plex, 1000),
              6,
            );
          }
        }
      },
    ),
  );
});

test('a line continues the direction of its paragraph and of the text before it', () => {
  const lines = wrap('כיסא כיסא כיסא 30, 40 cm', plex, 9, widthOf('כיסא כיסא כיסא', plex, 9) + 1);
  expect(lines).toHaveLength(2);
  expect(seenLine(lines[1] ?? '')).toBe('cm| |40| |,|30');
});

const seenLine = (line: string) =>
  [...runsOf(line, plex)]
    .sort((a, b) => a.offset - b.offset)
    .map((run) => run.text)
    .join('|');
