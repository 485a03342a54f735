/** Hex. Null where the page came over a connection on which browsers do not reckon it. Throws for a file that cannot be read. */
export async function sha256Of(file: Blob): Promise<string | null> {
  const { subtle } = globalThis.crypto as { readonly subtle?: SubtleCrypto };
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
