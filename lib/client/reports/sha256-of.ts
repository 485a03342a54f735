/**
 * Returns the digest in hex; null on a connection without https, where browsers do not offer it.
 * Throws if the file cannot be read.
 */
export async function sha256Of(file: Blob): Promise<string | null> {
  const { subtle } = globalThis.crypto as { readonly subtle?: SubtleCrypto };
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
