/** A stretch in the middle of the picture data overwritten, as a failing memory card does: it opens, but not whole. */
export function damaged(jpeg: Uint8Array): Uint8Array {
  const bytes = Uint8Array.from(jpeg);
  const from = Math.floor(bytes.length * 0.55);
  for (let at = from; at < from + 4096; at += 1) bytes[at] = (at * 97 + 13) % 251;
  return bytes;
}
