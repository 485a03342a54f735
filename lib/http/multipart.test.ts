import { describe, expect, it } from 'vitest';
import { boundaryOf, formOf } from './multipart';

const HEAD =
  'Content-Disposition: form-data; name="file"; filename="a.bin"\r\nContent-Type: application/octet-stream\r\n\r\n';
const quoted = (boundary: string) => `multipart/form-data; boundary="${boundary}"`;

async function contentsOf(body: string, type: string): Promise<string[] | null> {
  const form = await formOf(Buffer.from(body, 'latin1'), type);
  if (!form) return null;
  return Promise.all(
    [...form.values()].map(async (value) =>
      typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer()).toString('latin1'),
    ),
  );
}

const bodyOf = (boundary: string, ...contents: string[]) =>
  `${contents.map((content) => `--${boundary}\r\n${HEAD}${content}\r\n`).join('')}--${boundary}--\r\n`;

describe('a form', () => {
  it.each([
    ..."xX1-._:/+'(),=?",
    'a b',
    '===============7330845974216740156==',
    '----=_Part_3_1.2',
    'x'.repeat(70),
  ])('can be read with the boundary %j', async (boundary) => {
    expect(await contentsOf(bodyOf(boundary, 'one', 'two'), quoted(boundary))).toEqual([
      'one',
      'two',
    ]);
  });

  it('preserves every byte of a part: line ends, dashes and lines that start like the boundary', async () => {
    const content = ['', '--', '-', '--x and more', '\r\n', 'x--x', '\xff\x00', ''].join('\r\n');
    expect(await contentsOf(bodyOf('x', content, ''), 'multipart/form-data; boundary=x')).toEqual([
      content,
      '',
    ]);
  });

  it('may have a preamble, an epilogue and blanks after a boundary', async () => {
    expect(
      await contentsOf(
        `This is a form.\r\n${bodyOf('x', 'one').replace('--x\r\n', '--x \t\r\n')}That was it.`,
        'multipart/form-data; charset=utf-8; boundary=x; a=b',
      ),
    ).toEqual(['one']);
  });

  it('may have no parts', async () => {
    expect(await contentsOf('--x--', 'multipart/form-data; boundary=x')).toEqual([]);
  });

  it.each([
    '',
    'x',
    '--x',
    `--x\r\n${HEAD}one`,
    `--x\r\n${HEAD}one\r\n--x`,
    `--x\r\n${HEAD}one\r\n--y--`,
    '--x\r\none\r\n--x--',
    '--x\r\n--x--',
  ])('is refused if malformed or cut off: %j', async (body) => {
    expect(await contentsOf(body, 'multipart/form-data; boundary=x')).toBeNull();
  });
});

it('accepts boundaries of 1 to 70 characters allowed by RFC 2046 that do not end with a blank', () => {
  expect(
    ['boundary=x', 'BOUNDARY="a b"', 'boundary=x;a=b'].map((one) =>
      boundaryOf(`multipart/form-data; ${one}`),
    ),
  ).toEqual(['x', 'a b', 'x']);
  for (const one of [
    '',
    'boundary=',
    'boundary=""',
    'boundary="a "',
    `boundary=${'x'.repeat(71)}`,
    'boundary="a;b"',
    'boundary=æ',
    'xboundary=x',
  ])
    expect(boundaryOf(`multipart/form-data; ${one}`), one).toBeNull();
});
