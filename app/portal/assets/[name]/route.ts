import { bundled } from '@/lib/portal/page/bundle';

/** Each name carries a hash of its content, so a browser may keep it for good. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const file = await bundled((await params).name);
  if (!file) return new Response(null, { status: 404 });
  return new Response(file.bytes, {
    headers: { 'content-type': file.type, 'cache-control': 'public, max-age=31536000, immutable' },
  });
}
