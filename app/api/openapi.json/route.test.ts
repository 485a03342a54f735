import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openapiResponse } from '@/lib/http/openapi-response';
import { GET } from './route';

const fetchDescription = (headers: Record<string, string> = {}) =>
  openapiResponse(new Request('http://127.0.0.1:3000/api/openapi.json', { headers }), [
    'br',
    'gzip',
    'identity',
  ]);
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('GET /api/openapi.json', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
  ])('uses an encoding that the caller accepts: %s', async (accepted, encoding, open) => {
    const plain = await bytesOf(await fetchDescription());
    const response = await fetchDescription({ 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const sent = await bytesOf(response);
    expect(sent.length).toBeLessThan(plain.length / 5);
    expect(open(sent).equals(plain)).toBe(true);
  });

  it.each(['identity', 'zstd', 'br;q=0, gzip;q=0'])(
    'is uncompressed if the caller accepts no supported encoding: %s',
    async (accepted) => {
      const response = await fetchDescription({ 'accept-encoding': accepted });
      expect(response.headers.get('content-encoding')).toBeNull();
      expect(JSON.parse((await bytesOf(response)).toString())).toMatchObject({ openapi: '3.1.0' });
    },
  );

  it('returns 304 for a matching ETag in any encoding', async () => {
    const etag = (await fetchDescription({ 'accept-encoding': 'br' })).headers.get('etag') ?? '';
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const response = await fetchDescription({ 'if-none-match': known });
      expect([response.status, (await bytesOf(response)).length]).toEqual([304, 0]);
      expect(response.headers.get('etag')).toBe(etag);
    }
    expect((await fetchDescription({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is uncompressed in the Next route, because Next drops Content-Encoding', async () => {
    const headers = { 'accept-encoding': 'br, gzip' };
    const response = GET(new Request('http://127.0.0.1:3000/api/openapi.json', { headers }));
    expect((await bytesOf(await response)).equals(await bytesOf(await fetchDescription()))).toBe(true);
  });

  it('is smaller than 0.8 MB', async () => {
    expect((await bytesOf(await fetchDescription())).length).toBeLessThan(800_000);
  });
});
