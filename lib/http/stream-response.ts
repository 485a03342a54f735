import type { Exported } from '@/lib/events/export';
import { disposition } from './file-response';

/** A file that is read while it is sent, no faster than it is taken. A fault in the middle cuts the connection: no end is feigned. */
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
