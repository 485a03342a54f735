import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeName } from './accept-file';
import { freeName } from './free-name';

describe('a safe name', () => {
  it.each([
    ['photo.jpg', 'photo.jpg'],
    ['C:\\Users\\Kari\\Bilder\\tv.JPG', 'tv.JPG'],
    ['/etc/../passwd', 'passwd'],
    ['../../..', 'attachment'],
    ['.htaccess', 'htaccess'],
    ['...jpg', 'jpg'],
    ['', 'attachment'],
    ['  a  b .png ', 'a  b .png'],
    ['a\u0000b\r\nc\u007f.jpg', 'abc.jpg'],
    ['invoice\u202egpj.exe', 'invoicegpj.exe'],
    ['a"b<c>d|e:f*g?.jpg', 'abcdefg.jpg'],
    ['o\u0308.jpg', 'ö.jpg'],
    ['kvittering – æøå 😀.pdf', 'kvittering – æøå 😀.pdf'],
    ['.jpg', 'jpg'],
    [' .', 'attachment'],
  ])('%j becomes %j', (sent, stored) => {
    expect(safeName(sent)).toBe(stored);
  });

  it('truncates a long name between characters and keeps the extension', () => {
    expect(safeName(`${'x'.repeat(500)}.jpeg`)).toBe(`${'x'.repeat(200)}.jpeg`);
    expect(safeName(`${'😀'.repeat(500)}.jpg`)).toBe(`${'😀'.repeat(200)}.jpg`);
  });

  it('is never empty, hidden, a path, longer than its column, or with control characters or lone surrogates', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 300 }),
          fc.string({ maxLength: 300 }),
          fc.stringMatching(/^[./\\ \t:"*?a]{0,30}$/),
        ),
        (sent) => {
          const name = safeName(sent);
          expect(name).not.toBe('');
          expect(name).not.toMatch(/^\.|[/\\"<>|:*?\p{Cc}\p{Surrogate}]/u);
          expect(name.trim()).not.toBe('');
          expect([...freeName(name, new Set([name]))].length).toBeLessThanOrEqual(255);
        },
      ),
    );
  });
});

describe('a free name', () => {
  it.each([
    ['a.jpg', [], 'a.jpg'],
    ['a.jpg', ['a.jpg'], 'a (2).jpg'],
    ['a.jpg', ['a.jpg', 'a (2).jpg', 'a (3).jpg'], 'a (4).jpg'],
    ['a (2).jpg', ['a (2).jpg'], 'a (2) (2).jpg'],
    ['a.tar.gz', ['a.tar.gz'], 'a.tar (2).gz'],
    ['a', ['a'], 'a (2)'],
    ['.jpg', ['.jpg'], '.jpg (2)'],
    ['A.jpg', ['a.jpg'], 'A.jpg'],
  ])('for %j beside %j is %j', (wanted, taken, free) => {
    expect(freeName(wanted, new Set(taken))).toBe(free);
  });

  it('is never a taken name, however many files share one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a.jpg', 'a (2).jpg', 'a', 'b.png', 'a (3).jpg'), {
          maxLength: 40,
        }),
        (names) => {
          const taken = new Set<string>();
          for (const name of names) taken.add(freeName(name, taken));
          expect(taken.size).toBe(names.length);
        },
      ),
    );
  });
});
