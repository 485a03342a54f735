import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bytesOf,
  C2PA_SEGMENT,
  exifSegment,
  frameHeader,
  heifFile,
  iptcDataset,
  jpegFile,
  jpegSegment,
  photoshopSegment,
  pngChunk,
  pngFile,
  pngInternationalText,
  pngPackedText,
  pngText,
  tiffBlock,
  webpFile,
  xmpSegment,
} from '../testing/files';
import { readContainer, UnreadableContainer } from './read-container';
import { readTags } from './tags';

const TIFF = tiffBlock(
  { 0x010f: 'Example', 0x0110: 'Camera One' },
  { 0x9003: '2024:05:06 07:08:09' },
);
const XMP = '<x:xmpmeta><rdf:Description xmp:CreatorTool="Example Editor 1.0"/></x:xmpmeta>';
const text = (bytes: Uint8Array | null): string => Buffer.from(bytes ?? []).toString('latin1');

const JPEG = jpegFile(
  jpegSegment(0xe0, 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0]),
  exifSegment(TIFF),
  xmpSegment(XMP),
  photoshopSegment(iptcDataset(110, 'Example Agency')),
  C2PA_SEGMENT,
  jpegSegment(0xfe, 'a comment'),
  jpegSegment(
    0xdb,
    [0],
    Array.from({ length: 64 }, (_, i) => i + 1),
  ),
  frameHeader(640, 480),
);
const PNG = pngFile(
  pngChunk('eXIf', TIFF),
  pngInternationalText('XML:com.adobe.xmp', XMP),
  pngText('Software', 'Example'),
  pngPackedText('Comment', 'packed'),
  pngInternationalText('Title', 'Größe', true),
  pngChunk('caBX', 'jumb'),
);
const WEBP = webpFile(
  ['VP8 ', bytesOf([1, 2, 3])],
  ['EXIF', TIFF],
  ['XMP ', bytesOf(XMP)],
  ['C2PA', bytesOf('jumb')],
);
const HEIF = heifFile(TIFF, XMP, { c2pa: true });
const ALL = [
  ['jpeg', JPEG],
  ['png', PNG],
  ['webp', WEBP],
  ['heic', HEIF],
] as const;

const extendedXmp = (offset: number, data: string): Uint8Array =>
  jpegSegment(
    0xe1,
    'http://ns.adobe.com/xmp/extension/\0',
    'A'.repeat(32),
    [0, 0, 0, 6, 0, 0, 0, offset],
    data,
  );

/** Returns true, or rethrows the error if it is not the named one. */
function isAnswered(bytes: Uint8Array): boolean {
  try {
    const container = readContainer(bytes);
    return typeof readTags(container).hasGps === 'boolean';
  } catch (error) {
    if (error instanceof UnreadableContainer) return true;
    throw error;
  }
}

describe('readContainer', () => {
  it.each(ALL)('finds EXIF, XMP and Content Credentials of a %s file', (format, bytes) => {
    const container = readContainer(bytes);
    expect(container).toMatchObject({
      format,
      xmp: XMP,
      hasContentCredentials: true,
      truncated: false,
    });
    expect(text(container.exif)).toBe(text(TIFF));
    expect(readTags(container)).toMatchObject({
      make: 'Example',
      model: 'Camera One',
      takenAt: '2024-05-06T07:08:09',
      creatorTool: 'Example Editor 1.0',
    });
  });

  it.each(ALL)('reports a %s file without its last byte as truncated', (_, bytes) => {
    expect(readContainer(bytes.subarray(0, -1)).truncated).toBe(true);
  });

  it('reads the parts that only a JPEG has: tables, frame, comment, IPTC, bytes after its end', () => {
    const container = readContainer(bytesOf(JPEG, 'more'));
    expect(container.jpeg).toMatchObject({
      width: 640,
      height: 480,
      progressive: false,
      hasJfif: true,
      lumaTable: 0,
      bytesAfterEnd: 4,
      markers: [0xe0, 0xe1, 0xe1, 0xed, 0xeb, 0xfe, 0xdb, 0xc0, 0xda],
    });
    // Zigzag positions 0, 1, 2 are (0,0), (0,1), (1,0).
    expect([...(container.jpeg?.quantizationTables[0] ?? [])].slice(0, 9)).toEqual([
      1, 2, 6, 7, 15, 16, 28, 29, 3,
    ]);
    expect(container.texts).toEqual([{ keyword: 'Comment', text: 'a comment' }]);
    expect(readTags(container).credit).toBe('Example Agency');
  });

  it('assembles extended XMP in the order of its offsets', () => {
    expect(
      readContainer(jpegFile(xmpSegment('main'), extendedXmp(3, 'def'), extendedXmp(0, 'abc'))).xmp,
    ).toBe('main\nabcdef');
  });

  it('skips markers without a length, and stops at a length that leaves the file', () => {
    const comment = jpegSegment(0xfe, 'a comment');
    expect(readContainer(jpegFile(bytesOf([0xff, 0x01, 0xff, 0xd0]), comment)).texts).toHaveLength(
      1,
    );
    const liar = readContainer(jpegFile(bytesOf([0xff, 0xfe, 0x7f, 0xff], 'a comment')));
    expect(liar).toMatchObject({ texts: [], truncated: true });
  });

  it('stops at a HEIF box that is smaller than its own header', () => {
    const small = bytesOf(HEIF, [0, 0, 0, 4], 'free', [0, 0, 0, 0], 'free');
    expect(readContainer(small)).toMatchObject({ xmp: XMP, truncated: true });
  });

  it('reads PNG texts, compressed or not, in UTF-8 and Latin-1', () => {
    expect(
      readContainer(pngFile(pngText('A', 'Größe'), pngChunk('tEXt', 'B', [0], 'Gr\xf6\xdfe')))
        .texts,
    ).toEqual([
      { keyword: 'A', text: 'Größe' },
      { keyword: 'B', text: 'Größe' },
    ]);
    expect(readContainer(PNG).texts).toEqual([
      { keyword: 'Software', text: 'Example' },
      { keyword: 'Comment', text: 'packed' },
      { keyword: 'Title', text: 'Größe' },
    ]);
  });

  it('omits a PNG text that unpacks to more than 4 MB', () => {
    const bomb = pngPackedText('Comment', 'x'.repeat(5 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(20_000);
    expect(readContainer(pngFile(bomb, pngText('A', 'b'))).texts).toEqual([
      { keyword: 'A', text: 'b' },
    ]);
  });

  it('reads EXIF that a PNG carries as a raw profile', () => {
    const hex = Buffer.from(bytesOf('Exif\0\0', TIFF))
      .toString('hex')
      .replace(/(.{72})/gu, '$1\n');
    for (const [type, name] of [
      ['APP1', 'generic profile'],
      ['exif', 'exif'],
    ] as const) {
      const profile = `\n${name}\n      ${TIFF.length + 6}\n${hex}\n`;
      expect(
        readTags(readContainer(pngFile(pngPackedText(`Raw profile type ${type}`, profile)))).make,
      ).toBe('Example');
    }
  });

  it('throws the named error for every other file', () => {
    for (const bytes of [
      [],
      [0xff],
      bytesOf('GIF89a......'),
      bytesOf('II*\0........'),
      bytesOf('....ftypisom'),
    ]) {
      expect(() => readContainer(Uint8Array.from(bytes))).toThrow(UnreadableContainer);
    }
  });

  it('returns a container or throws the named error whatever a byte is changed to, and wherever the file ends', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ALL.map(([, bytes]) => bytes)),
        fc.nat(),
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 }),
        (bytes, end, changes) => {
          const changed = Uint8Array.from(bytes);
          for (const [at, value] of changes) changed[at % changed.length] = value;
          expect(isAnswered(changed)).toBe(true);
          expect(isAnswered(changed.slice(0, end % (changed.length + 1)))).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('returns a container for any bytes after a known beginning', () => {
    const beginnings = [
      '\xff\xd8',
      '\xff\xd8\xff\xe1',
      '\x89PNG\r\n\x1a\n',
      'RIFF\xff\xff\xff\xffWEBP',
      '\0\0\0\x10ftypheic',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...beginnings),
        fc.uint8Array({ maxLength: 400 }),
        (beginning, rest) => {
          expect(isAnswered(bytesOf(beginning, rest))).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
