/** Creates files to upload, valid and hostile. */
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Returns a picture with some texture, different for every seed. */
export function jpeg(seed = 1, side = 64): Promise<Buffer> {
  const rgb = Buffer.alloc(side * side * 3);
  for (let at = 0; at < rgb.length; at += 1) rgb[at] = ((at * 7919 * seed) ^ (at >> 4)) & 0xff;
  return sharp(rgb, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

export const png = async (seed = 1): Promise<Buffer> =>
  sharp(await jpeg(seed))
    .png()
    .toBuffer();
export const webp = async (seed = 1): Promise<Buffer> =>
  sharp(await jpeg(seed))
    .webp()
    .toBuffer();
export const gif = async (): Promise<Buffer> =>
  sharp(await jpeg())
    .gif()
    .toBuffer();
export const avif = async (): Promise<Buffer> =>
  sharp(await jpeg())
    .avif({ effort: 0 })
    .toBuffer();

export const pdf = (): Buffer =>
  Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

const CRC_TABLE = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = (CRC_TABLE[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
}

const integers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeUInt32BE(value, at * 4));
  return bytes;
};

/** A few hundred bytes that declare an animation of huge frames (APNG: acTL, fcTL). */
export function animatedPngBomb(widthPx: number, heightPx: number, frames = 1000): Buffer {
  const header = Buffer.concat([integers(widthPx, heightPx), Buffer.from([8, 6, 0, 0, 0])]);
  const frame = Buffer.concat([
    integers(0, widthPx, heightPx, 0, 0),
    Buffer.from([0, 1, 0, 10, 0, 0]),
  ]);
  const data = deflateSync(Buffer.alloc(4096));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('acTL', integers(frames, 0)),
    chunk('fcTL', frame),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly type?: string;
}

export function formOf(...files: readonly SentFile[]): FormData {
  const form = new FormData();
  for (const { name, bytes, type = 'application/octet-stream' } of files)
    form.append('file', new File([Uint8Array.from(bytes)], name, { type }));
  return form;
}
