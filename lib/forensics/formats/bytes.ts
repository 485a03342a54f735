/** Bounded reads: outside the file each of them returns 0 or an empty text; none throws. */
export const u8 = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0;

export const u16 = (bytes: Uint8Array, at: number): number =>
  (u8(bytes, at) << 8) | u8(bytes, at + 1);

export const u32 = (bytes: Uint8Array, at: number): number =>
  u16(bytes, at) * 0x10000 + u16(bytes, at + 2);

export const u32LittleEndian = (bytes: Uint8Array, at: number): number =>
  u8(bytes, at) +
  u8(bytes, at + 1) * 0x100 +
  u8(bytes, at + 2) * 0x10000 +
  u8(bytes, at + 3) * 0x1000000;

/** Big-endian unsigned integer of 0-8 bytes; above 2^53 only its magnitude is correct. */
export function unsigned(bytes: Uint8Array, at: number, length: number): number {
  let value = 0;
  for (let i = 0; i < length; i++) value = value * 256 + u8(bytes, at + i);
  return value;
}

export function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

/** Decodes UTF-8; invalid bytes become U+FFFD. */
export function utf8(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}

export function startsWith(bytes: Uint8Array, text: string, at = 0): boolean {
  if (at + text.length > bytes.length) return false;
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
}
