import { inflateSync } from 'node:zlib';

const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

/**
 * Unpacks the font of a WOFF 1.0 file (W3C Recommendation, 2012, sections 3 to 5). The PDF library
 * reads WOFF too, but unpacks the glyph table again for every glyph.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF file');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) =>
    tableAt(woff, HEADER_BYTES + index * ENTRY_BYTES),
  );
  const directory = Buffer.alloc(SFNT_HEADER_BYTES + count * SFNT_ENTRY_BYTES);
  const searchPower = Math.floor(Math.log2(count));
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(2 ** searchPower * SFNT_ENTRY_BYTES, 6);
  directory.writeUInt16BE(searchPower, 8);
  directory.writeUInt16BE((count - 2 ** searchPower) * SFNT_ENTRY_BYTES, 10);
  const parts: Uint8Array[] = [directory];
  let offset = directory.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(checksum, entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(bytes.length, entry + 12);
    const padding = (4 - (bytes.length % 4)) % 4;
    parts.push(bytes, Buffer.alloc(padding));
    offset += bytes.length + padding;
  }
  return Buffer.concat(parts);
}

function tableAt(woff: Buffer, entry: number): { tag: string; checksum: number; bytes: Buffer } {
  const [offset, packedLength, length] = [
    woff.readUInt32BE(entry + 4),
    woff.readUInt32BE(entry + 8),
    woff.readUInt32BE(entry + 12),
  ];
  const packed = woff.subarray(offset, offset + packedLength);
  const bytes = packedLength < length ? inflateSync(packed) : packed;
  if (bytes.length !== length) throw new Error('A table of the font is damaged');
  return {
    tag: woff.toString('latin1', entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    bytes,
  };
}
