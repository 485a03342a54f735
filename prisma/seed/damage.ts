/**
 * Overwrites one cluster in the middle of the image data, as a failing memory card does. The file
 * still opens, but a part of the picture is lost.
 */
export function damaged(jpeg: Uint8Array): Uint8Array {
  const CLUSTER_BYTES = 4096;
  const bytes = Uint8Array.from(jpeg);
  const from = Math.floor(bytes.length * 0.55);
  for (let at = from; at < from + CLUSTER_BYTES; at += 1) bytes[at] = (at * 97 + 13) % 256;
  return bytes;
}
