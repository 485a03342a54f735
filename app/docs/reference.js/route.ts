import { referenceScript } from '@/lib/docs/reference-script';

/** The program of the reference, from our own origin. Its address carries its version, so it never changes; Next compresses it. */
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
