import { gzipSync } from 'node:zlib';
import { openClaim } from './cart';
import { expect, test } from './desk';

/** The desk's aim: compressed bytes before the cart is usable. */
const CART_BYTES_MAX = 200_000;

test('the cart loads less than 200 kB of compressed scripts', async ({ desk, baseURL }) => {
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
