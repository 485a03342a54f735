import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sniff } from './sniff';

const flat = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } });
const box = (...brands: string[]) => {
  const body = Buffer.from(`ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`, 'latin1');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 4);
  return Buffer.concat([size, body, Buffer.alloc(16)]);
};

describe('sniff', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'recognises a %s that an encoder wrote',
    async (kind) => {
      expect(sniff(await flat().toFormat(kind).toBuffer())).toBe(kind);
    },
  );

  it.each([['gif'], ['avif'], ['tiff']] as const)('does not recognise a %s', async (kind) => {
    expect(sniff(await flat().toFormat(kind).toBuffer())).toBeNull();
  });

  it('recognises HEIC by its major or a compatible brand, and does not accept AVIF', () => {
    expect(sniff(box('heic', 'mif1'))).toBe('heic');
    expect(sniff(box('mif1', 'heic'))).toBe('heic');
    expect(sniff(box('isom', 'mp41'))).toBeNull();
    expect(sniff(box('avif', 'mif1', 'miaf'))).toBeNull();
  });

  it('recognises a PDF by its header, and text as nothing', () => {
    expect(sniff(Buffer.from('%PDF-1.7\n'))).toBe('pdf');
    for (const text of [
      '',
      'GIF',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '<html>',
      'PK\u0003\u0004',
      ' %PDF-1.7',
    ])
      expect(sniff(Buffer.from(text))).toBeNull();
  });

  it('never throws, however few the bytes and wherever they lie in their buffer', () => {
    const starts = fc.constantFrom(
      '',
      '\xff\xd8\xff',
      '\x89PNG\r\n\x1a\n',
      'RIFF',
      'RIFFxxxxWEBP',
      '\0\0\0\x20ftyp',
      '\xff\xff\xff\xffftypheic',
      '%PDF-',
    );
    fc.assert(
      fc.property(
        starts,
        fc.uint8Array({ maxLength: 64 }),
        fc.integer({ min: 0, max: 7 }),
        (start, rest, offset) => {
          const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(start, 'latin1'), rest]);
          const kind = sniff(
            new Uint8Array(bytes.buffer, bytes.byteOffset + offset, bytes.length - offset),
          );
          expect([null, 'jpeg', 'png', 'webp', 'heic', 'pdf']).toContain(kind);
        },
      ),
    );
  });
});
