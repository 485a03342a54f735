/**
 * Reads width and height from a JPEG's frame header (ITU-T T.81, B.2.2). Null if the bytes are not
 * a JPEG or end before it, so that a damaged thumbnail is omitted and the report still succeeds.
 */
export function jpegSize(bytes: Uint8Array): { width: number; height: number } | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrameHeader(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return width > 0 && height > 0 ? { width, height } : null;
    }
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** SOF0 to SOF15 without DHT (C4), JPG (C8) and DAC (CC). */
const isFrameHeader = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
