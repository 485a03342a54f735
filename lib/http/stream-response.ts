import type { Exported } from '@/lib/events/export';
import { disposition } from './file-response';

/**
 * Streams a file at the speed of its reader. An error aborts the connection, so that a truncated
 * file does not look complete.
 */
export function streamResponse({ mediaType, name, lines }: Exported): Response {
  const bytes = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(bytes.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
  return new Response(stream, {
    headers: {
      'content-type': mediaType,
      'content-disposition': disposition('attachment', name),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });
}
