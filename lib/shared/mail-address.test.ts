import { expect, it } from 'vitest';
import { isMailAddress } from './mail-address';

it.each([
  'kari@example.com',
  'k.a+claims@mail.example.co',
  "o'neil@example.org",
  'x@xn--bcher-kva.example',
  `${'a'.repeat(64)}@example.com`,
])('%s is an address', (text) => {
  expect(isMailAddress(text)).toBe(true);
});

it.each(
  [
    [
      '',
      'a',
      '@example.com',
      'a@',
      'a@example',
      'a@localhost',
      'a b@example.com',
      'a@exa mple.com',
      'a@-example.com',
      'a@example-.com',
      '.a@example.com',
      'a..b@example.com',
      'a@127.0.0.1',
    ],
    [
      'a@example.com, b@example.com',
      'a@example.com;b@example.com',
      'Kari <kari@example.com>',
      '<kari@example.com>',
      '"a b"@example.com',
    ],
    [
      'a@example.com\r\nBcc: b@example.com',
      'a\n@example.com',
      'a@example.com\n',
      'a\0@example.com',
      'å@example.com',
      'a@exämple.com',
    ],
    [
      `${'a'.repeat(65)}@example.com`,
      `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.com`,
    ],
  ]
    .flat()
    .map((text) => [text]),
)('%j is not an address', (text) => {
  expect(isMailAddress(text)).toBe(false);
});
