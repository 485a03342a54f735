import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { withoutMarks } from './direction';
import { loadTypefaces, REPLACEMENT, type Typeface } from './fonts';
import { printable, runsOf, shortened, widthOf, wrap } from './text';

let plex: Typeface;

beforeAll(async () => {
  plex = (await loadTypefaces()).regular;
});

test('Nordic and Central European letters, signs and number spaces have glyphs', () => {
  const text = 'æøåÆØÅäöüßéŠšžłćő €−–—×…“”„‘’· ½²\u00a0Αθήνα Київ';
  expect(printable(text, plex)).toBe(text);
});

test.each([
  ['a decomposed letter is composed', 'A\u030alesund', 'Ålesund'],
  ['a narrow no-break space becomes one that the font has', '1\u202f234', '1\u00a0234'],
  ['about is a sign that the font has', '≈\u00a02018', '~\u00a02018'],
  ['a direction mark cannot turn a file name around', 'gpj.\u202etest', 'gpj.test'],
  ['a sign that no font has becomes one mark', 'ok 椅子!', `ok ${REPLACEMENT.repeat(2)}!`],
  ['letters of an unknown script become one mark each', 'เก้าอี้', REPLACEMENT.repeat(4)],
  ['control characters are gone', 'a\u0000b\u0007c', 'abc'],
  ['half of a surrogate pair is gone', 'a\ud83db', 'ab'],
])('%s', (_, text, expected) => {
  expect(printable(text, plex)).toBe(expected);
});

test('every line fits, and no character except spaces is lost, whatever the text', () => {
  const messages = fc.array(
    fc.oneof(
      fc.string({ maxLength: 90 }),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom('å-b', 'x/y', '  ', 'W'.repeat(70)),
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(messages, fc.integer({ min: 12, max: 300 }), (parts, width) => {
      const text = parts.join(' ');
      const lines = wrap(text, plex, 9, width);
      for (const line of lines)
        if ([...withoutMarks(line)].length > 1)
          expect(widthOf(line, plex, 9)).toBeLessThanOrEqual(width + 1e-6);
      expect(withoutMarks(lines.join('')).replaceAll(/\s/gu, '')).toBe(
        withoutMarks(printable(text, plex)).replaceAll(/\s/gu, ''),
      );
    }),
    // one character that is wider than the line, between direction marks
    { examples: [[['\ufdfd', 'å-b'], 12]] },
  );
});

test('a no-break space prevents a line break within a number', () => {
  expect(
    wrap('costs 1\u00a0234,50 kr today', plex, 9, 60).some((line) =>
      line.includes('1\u00a0234,50'),
    ),
  ).toBe(true);
});

test('a line in several scripts is split where the font file changes, without overlap', () => {
  const runs = runsOf('Łódź α β', plex);
  expect(runs.map(({ text }) => text).join('')).toBe('Łódź α β');
  expect(new Set(runs.map(({ file }) => file.key)).size).toBeGreaterThan(2);
  for (const [index, run] of runs.slice(1).entries()) {
    const before = runs[index];
    expect(run.offset).toBeCloseTo(
      (before?.offset ?? 0) + widthOf(before?.text ?? '', plex, 1000),
      6,
    );
  }
});

test('a shortened line fits and contains both ends', () => {
  const short = shortened(`2026-${'0'.repeat(300)}-end`, plex, 7.5, 120);
  expect(widthOf(short, plex, 7.5)).toBeLessThanOrEqual(120);
  expect(short).toMatch(/^2026-0+…0+-end$/);
});
