import { bundled } from '@/lib/portal/page/bundle';

/** Asset names contain a hash of their content, so browsers may cache them forever. */
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
