import { deflateSync } from 'node:zlib';

/**
 * Builders of small files for tests: containers made of their parts, without a meaningful picture.
 */

type Part = string | Uint8Array | readonly number[];

/** Encodes texts as Latin-1. */
export const bytesOf = (...parts: readonly Part[]): Uint8Array =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) =>
        typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
      ),
    ),
  );

const be16 = (n: number): number[] => [(n >> 8) & 255, n & 255];
const be32 = (n: number): number[] => [
  (n >>> 24) & 255,
  (n >>> 16) & 255,
  (n >>> 8) & 255,
  n & 255,
];
const le32 = (n: number): number[] => be32(n).reverse();

export const jpegSegment = (marker: number, ...payload: readonly Part[]): Uint8Array => {
  const body = bytesOf(...payload);
  return bytesOf([0xff, marker], be16(body.length + 2), body);
};

export const frameHeader = (width: number, height: number, marker = 0xc0): Uint8Array =>
  jpegSegment(marker, [8], be16(height), be16(width), [1, 1, 0x11, 0]);

/** SOI, the segments, a scan of a few bytes, EOI. */
export const jpegFile = (...segments: readonly Uint8Array[]): Uint8Array =>
  bytesOf(
    [0xff, 0xd8],
    ...segments,
    jpegSegment(0xda, [1, 1, 0, 0, 63, 0]),
    [1, 0xff, 0, 2, 0xff, 0xd0, 3],
    [0xff, 0xd9],
  );

/** A JUMBF box labelled as a C2PA manifest store, without contents. */
export const C2PA_SEGMENT = jpegSegment(
  0xeb,
  'JP',
  [0, 1],
  be32(1),
  be32(40),
  'jumb',
  be32(32),
  'jumd',
  'c2pa',
  [0, 17, 0, 16, 128, 0, 0, 170, 0, 56, 155, 113],
  [3],
  'c2pa',
  [0],
);

export const pngChunk = (type: string, ...data: readonly Part[]): Uint8Array => {
  const body = bytesOf(...data);
  return bytesOf(be32(body.length), type, body, [0, 0, 0, 0]);
};

export const pngFile = (...chunks: readonly Uint8Array[]): Uint8Array =>
  bytesOf(
    '\x89PNG\r\n\x1a\n',
    pngChunk('IHDR', be32(8), be32(8), [8, 2, 0, 0, 0]),
    ...chunks,
    pngChunk('IEND'),
  );

export const pngText = (keyword: string, text: string): Uint8Array =>
  pngChunk('tEXt', keyword, [0], Buffer.from(text, 'utf8'));

export const pngPackedText = (keyword: string, text: string): Uint8Array =>
  pngChunk('zTXt', keyword, [0, 0], deflateSync(Buffer.from(text, 'latin1')));

export const pngInternationalText = (keyword: string, text: string, packed = false): Uint8Array =>
  pngChunk(
    'iTXt',
    keyword,
    [0, packed ? 1 : 0, 0, 0, 0],
    packed ? deflateSync(Buffer.from(text)) : Buffer.from(text),
  );

export const webpFile = (...chunks: readonly (readonly [string, Uint8Array])[]): Uint8Array => {
  const body = bytesOf(
    'WEBP',
    ...chunks.flatMap(([type, data]) => [
      type,
      le32(data.length),
      data,
      data.length % 2 ? [0] : [],
    ]),
  );
  return bytesOf('RIFF', le32(body.length), body);
};

const box = (type: string, ...content: readonly Part[]): Uint8Array => {
  const body = bytesOf(...content);
  return bytesOf(be32(body.length + 8), type, body);
};

/** A HEIF file whose EXIF and XMP are items in `mdat`, found through `iinf` and `iloc`. */
export function heifFile(exif: Uint8Array, xmp: string, { c2pa = false } = {}): Uint8Array {
  const exifItem = bytesOf(be32(6), 'Exif\0\0', exif);
  const ftyp = box('ftyp', 'heic', [0, 0, 0, 0], 'mif1heic');
  const entry = (id: number, type: string, ...rest: readonly Part[]): Uint8Array =>
    box('infe', [2, 0, 0, 0], be16(id), [0, 0], type, [0], ...rest);
  const iinf = box(
    'iinf',
    [0, 0, 0, 0],
    be16(2),
    entry(1, 'Exif'),
    entry(2, 'mime', 'application/rdf+xml', [0]),
  );
  const location = (id: number, at: number, length: number): number[] => [
    ...be16(id),
    ...be16(0),
    ...be16(1),
    ...be32(at),
    ...be32(length),
  ];
  const metaOf = (at: number): Uint8Array =>
    box(
      'meta',
      [0, 0, 0, 0],
      iinf,
      box(
        'iloc',
        [0, 0, 0, 0, 0x44, 0],
        be16(2),
        location(1, at, exifItem.length),
        location(2, at + exifItem.length, xmp.length),
      ),
    );
  const C2PA_UUID = '\xd8\xfe\xc3\xd6\x1b\x0e\x48\x3c\x92\x97\x58\x28\x87\x7e\xc4\x81';
  const uuid = c2pa ? box('uuid', C2PA_UUID, [0, 0, 0, 0]) : [];
  const at = ftyp.length + metaOf(0).length + uuid.length + 8;
  return bytesOf(ftyp, metaOf(at), uuid, box('mdat', exifItem, xmp));
}

export type TiffValue = string | number | Uint8Array;

const sizeOf = (entries: number): number => 2 + entries * 12 + 4;

/**
 * Directories by tag; text becomes ASCII, a number LONG, bytes UNDEFINED. `exif` and `gps` get
 * their pointers.
 */
export function tiffBlock(
  ifd0: Readonly<Record<number, TiffValue>>,
  exif: Readonly<Record<number, TiffValue>> = {},
  gps: Readonly<Record<number, TiffValue>> = {},
): Uint8Array {
  const [ifdAt, exifAt] = [8, 8 + sizeOf(Object.keys(ifd0).length + 2)];
  const gpsAt = exifAt + sizeOf(Object.keys(exif).length);
  let dataAt = gpsAt + sizeOf(Object.keys(gps).length);
  const data: Uint8Array[] = [];
  const directory = (tags: Readonly<Record<number, TiffValue>>): Uint8Array => {
    const entries = Object.entries(tags).map(([tag, value]) => {
      if (typeof value === 'number')
        return bytesOf(be16(Number(tag)), be16(4), be32(1), be32(value));
      const stored = typeof value === 'string' ? bytesOf(Buffer.from(value, 'utf8'), [0]) : value;
      const head = bytesOf(
        be16(Number(tag)),
        be16(typeof value === 'string' ? 2 : 7),
        be32(stored.length),
      );
      if (stored.length <= 4) return bytesOf(head, stored, new Uint8Array(4 - stored.length));
      const entry = bytesOf(head, be32(dataAt));
      data.push(stored);
      dataAt += stored.length;
      return entry;
    });
    return bytesOf(be16(entries.length), ...entries, be32(0));
  };
  const directories = [
    directory({ ...ifd0, 0x8769: exifAt, 0x8825: gpsAt }),
    directory(exif),
    directory(gps),
  ];
  return bytesOf('MM', [0, 42], be32(ifdAt), ...directories, ...data);
}

export const exifSegment = (block: Uint8Array): Uint8Array => jpegSegment(0xe1, 'Exif\0\0', block);

export const xmpSegment = (xmp: string): Uint8Array =>
  jpegSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', xmp);

/** An IPTC-IIM record 2 dataset. */
export const iptcDataset = (dataset: number, text: string): Uint8Array =>
  bytesOf([0x1c, 2, dataset], be16(text.length), text);

export const photoshopSegment = (iptc: Uint8Array): Uint8Array =>
  jpegSegment(0xed, 'Photoshop 3.0\0', '8BIM', [4, 4, 0, 0], be32(iptc.length), iptc);
