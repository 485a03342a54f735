import type { FileToServe } from '@/lib/appraisals/attachments/read';

/** RFC 6266 and 8187: `filename*` has the full name, `filename` an ASCII fallback. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** `sandbox` and `nosniff` stop a browser from running scripts in an uploaded file. */
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
