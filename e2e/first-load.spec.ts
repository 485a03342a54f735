import { gzipSync } from 'node:zlib';
import { openClaim } from './cart';
import { expect, test } from './desk';

/**
 * Limit on the compressed bytes before the cart is usable; well below the desk's aim of 200 KiB.
 */
const CART_BYTES_MAX = 190 * 1024;

test('the cart loads less than 190 KiB of compressed scripts', async ({ desk, baseURL }) => {
  await openClaim(desk);
  const html = await (await desk.request.get(desk.url())).text();
  const tags = html.match(/<script[^>]+src="[^"]+"[^>]*>/g) ?? [];
  const sources = new Set(
    tags.filter((tag) => !/nomodule/i.test(tag)).map((tag) => /src="([^"]+)"/.exec(tag)?.[1] ?? ''),
  );
  expect(sources.size).toBeGreaterThan(3);
  let bytes = 0;
  for (const source of sources)
    bytes += gzipSync(await (await desk.request.get(new URL(source, baseURL).href)).body()).length;
  expect(bytes).toBeLessThan(CART_BYTES_MAX);
});
