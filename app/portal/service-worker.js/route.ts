import { bundled } from '@/lib/portal/page/bundle';

/**
 * Has a fixed URL, because browsers check it for updates; it lists the assets of one version
 * (decision 040).
 */
export async function GET(): Promise<Response> {
  const file = await bundled('service-worker.js');
  if (!file) return new Response(null, { status: 404 });
  return new Response(file.bytes, {
    headers: {
      'content-type': file.type,
      'cache-control': 'no-cache',
      'service-worker-allowed': '/portal',
    },
  });
}
