import { referenceScript } from '@/lib/docs/reference-script';

/**
 * Serves the reference's script from our own origin. Its URL contains its version, so its content
 * never changes; Next compresses it.
 */
export async function GET(request: Request): Promise<Response> {
  const { bytes, version } = await referenceScript();
  const etag = `"${version}"`;
  const headers = { etag, 'cache-control': 'public, max-age=31536000, immutable' };
  if (request.headers.get('if-none-match')?.replace(/^W\//, '') === etag)
    return new Response(null, { status: 304, headers });
  return new Response(bytes, {
    headers: { ...headers, 'content-type': 'text/javascript; charset=utf-8' },
  });
}
