import { expect, it } from 'vitest';
import {
  malformedAddress,
  malformedRequest,
  missingHost,
  originForm,
  unknownAddress,
} from './malformed-request';

it('returns the common error body for an address with a broken percent code', () => {
  for (const address of ['/api/%zz', '/api/client_reference/%', '/%E0%A4%A']) {
    const refusal = malformedAddress(address);
    expect(refusal?.status).toBe(400);
    expect(refusal?.headers['link']).toMatch(/\/docs\/errors\/ERIP01>; rel="help"$/);
    expect(JSON.parse(refusal?.body ?? '{}')).toMatchObject({
      event_code: 'ERIP01',
      event_dict: { event_severity: 'ERROR' },
    });
  }
});

it('accepts every decodable address, whatever its query contains', () => {
  for (const address of [
    '/',
    '/api/client_reference?q=%zz',
    '/files/reports/a%20b.pdf',
    '/api/%F0%9F%98%80',
  ])
    expect(malformedAddress(address)).toBeNull();
});

it('refuses a request with a missing, repeated or invalid host in the common body', () => {
  for (const [version, hosts] of [
    ['1.1', []],
    ['1.1', ['a.example', 'b.example']],
    ['1.0', ['a.example', 'a.example']],
    ['1.1', ['']],
    ['1.1', ['a b']],
    ['1.1', ['a/b']],
    ['1.1', ['a:x']],
  ] as const) {
    expect(
      [missingHost(version, hosts)?.status, JSON.parse(missingHost(version, hosts)?.body ?? '{}')],
      hosts.join(),
    ).toMatchObject([400, { event_code: 'ERIP01' }]);
  }
  for (const [version, hosts] of [
    ['1.0', []],
    ['1.0', ['a.example']],
    ['1.1', ['127.0.0.1:3000']],
    ['1.1', ['[::1]:3000']],
    ['1.1', ['a_b.example']],
  ] as const)
    expect(missingHost(version, hosts), hosts.join()).toBeNull();
});

it('answers bytes that are no HTTP request with the common body', () => {
  const [head = '', body = ''] = malformedRequest().split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(head).toContain(`content-length: ${body.length}`);
  expect(JSON.parse(body)).toMatchObject({ event_code: 'ERIP01' });
});

it('returns 404 for doubled and trailing slashes, dots and targets that are no path', () => {
  for (const address of [
    '/api/',
    '/api//conditions',
    '/api/conditions/',
    '/api/a/%2e%2e',
    '/api/a/..?x=1',
    '/files/reports/',
    '*',
    'x',
  ]) {
    expect(unknownAddress(address)?.status, address).toBe(404);
    expect(JSON.parse(unknownAddress(address)?.body ?? '{}')).toMatchObject({
      event_code: 'ERNF01',
    });
  }
  for (const address of [
    '/',
    '/claims/',
    '/api',
    '/api/conditions',
    '/api/x?next=//y/',
    '/files/reports/a..b%2F.pdf',
    '/login//',
  ])
    expect(unknownAddress(address), address).toBeNull();
});

it('reads a target with scheme and host as its path', () => {
  expect(
    ['http://127.0.0.1:3000/api/x?y=1', 'HTTPS://host', '/api/x', '*'].map(originForm),
  ).toEqual(['/api/x?y=1', '/', '/api/x', '*']);
});
