/** A cluster in the middle of the picture data overwritten, as a failing memory card leaves it: it opens, but not whole. */
export function damaged(jpeg: Uint8Array): Uint8Array {
  const CLUSTER_BYTES = 4096;
  const bytes = Uint8Array.from(jpeg);
  const from = Math.floor(bytes.length * 0.55);
  for (let at = from; at < from + CLUSTER_BYTES; at += 1) bytes[at] = (at * 97 + 13) % 256;
  return bytes;
}
