import { afterEach, expect, test, vi } from 'vitest';
import { addressOf, call } from './call';

afterEach(() => vi.unstubAllGlobals());

test('a file name with spaces, slashes and percent signs stays one part of the path', () => {
  expect(
    addressOf('/attachments/{file_name}', { file_name: 'tv 50 %/(2).jpg' }, { variant: 'preview' }),
  ).toBe('/api/attachments/tv%2050%20%25%2F(2).jpg?variant=preview');
});

test('an undefined query value is left out', () => {
  expect(addressOf('/claims', {}, { q: undefined, limit: 5 })).toBe('/api/claims?limit=5');
});

test('an error response is thrown with its code, message and request id', async () => {
  const body = JSON.stringify({
    event_code: 'ERNF00',
    event_dict: { description: 'claim not found' },
    error: 'claim not found',
    description: 'claim not found',
  });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(body, { status: 404, headers: { 'x-request-id': 'abc' } })),
  );
  await expect(
    call('GET /client_reference/{client_reference_id}', { params: { client_reference_id: 9 } }),
  ).rejects.toMatchObject({
    status: 404,
    code: 'ERNF00',
    message: 'claim not found',
    requestId: 'abc',
  });
});

test('a request without a response is an error of status 0', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(call('GET /session', {})).rejects.toMatchObject({ status: 0 });
});

test('a POST carries its Idempotency-Key', async () => {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    sent.push(new Request(new URL(address, 'http://desk.test'), init));
    return Promise.resolve(new Response('{}', { status: 201 }));
  });
  await call('POST /client_reference', {
    body: { client_reference: 'a' },
    idempotencyKey: 'once-1',
  });
  await call('POST /client_reference', { body: { client_reference: 'a' } });
  expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['once-1', null]);
});
