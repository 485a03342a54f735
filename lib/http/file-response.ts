import type { FileToServe } from '@/lib/appraisals/attachments/read';

/** RFC 6266 / 8187: the name in full for whoever reads `filename*`, without the bytes that a header cannot hold. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** The sandbox and nosniff keep a browser from running whatever the bytes turn out to be. */
export function fileResponse({ bytes, mediaType, isInline, name, etag }: FileToServe): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': mediaType,
      'content-length': String(bytes.length),
      'content-disposition': disposition(isInline ? 'inline' : 'attachment', name),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': isInline ? 'private, max-age=300' : 'private, no-store',
      etag,
    },
  });
}
