import { drawPicture } from '@/lib/catalogue/pictures/draw';
import { errorResponse, faultOf } from './errors';
import { requestIdOf } from './request-id';

/**
 * Serves {files_url}/products/<picture>. The file name encodes all that is drawn, so browsers may
 * cache the picture for ever.
 */
export async function productPicture(
  request: Request,
  context: { params: Promise<{ picture: string }> },
): Promise<Response> {
  const requestId = requestIdOf(request);
  try {
    return new Response(drawPicture((await context.params).picture), {
      headers: {
        'content-type': 'image/svg+xml; charset=utf-8',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-request-id': requestId,
      },
    });
  } catch (error) {
    return errorResponse(faultOf(error, requestId), '00', requestId);
  }
}
