import { expect, test } from 'vitest';
import { reportFileName } from './file-name';

const DAY = '2026-11-21';
const NAME = /^(.*) report 2026-11-21 [0-9a-f]{32}\.pdf$/;
const stemOf = (reference: string) => NAME.exec(reportFileName(reference, DAY))?.[1];

test.each([
  ['2026-004417', '2026-004417'],
  ['Skade æøå 7', 'Skade æøå 7'],
  ['../../etc/passwd', '-..-etc-passwd'],
  ['a\u0000b\nc\u202ed', 'abcd'],
  ['x'.repeat(300), 'x'.repeat(120)],
  ['CON:1 "q" <b>|?*', 'CON-1 -q- -b----'],
  ['...', 'claim'],
  ['   ', 'claim'],
])('%j becomes %j', (reference, stem) => {
  expect(stemOf(reference)).toBe(stem);
});

test('no name is returned twice', () => {
  expect(new Set(Array.from({ length: 1000 }, () => reportFileName('a', DAY))).size).toBe(1000);
});
