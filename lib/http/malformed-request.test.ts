import { expect, it } from 'vitest';
import { malformedAddress, malformedRequest, originForm, unknownAddress, unknownMethod } from './malformed-request';

it('an address with a broken percent code gets the common error body', () => {
  for (const address of ['/api/%zz', '/api/client_reference/%', '/%E0%A4%A']) {
    const refusal = malformedAddress(address);
    expect(refusal?.status).toBe(400);
    expect(refusal?.headers['link']).toMatch(/\/docs\/errors\/ERIP01>; rel="help"$/);
    expect(JSON.parse(refusal?.body ?? '{}')).toMatchObject({ event_code: 'ERIP01', event_dict: { event_severity: 'ERROR' } });
  }
});

it('every address that can be decoded passes, whatever its query says', () => {
  for (const address of ['/', '/api/client_reference?q=%zz', '/files/reports/a%20b.pdf', '/api/%F0%9F%98%80']) expect(malformedAddress(address)).toBeNull();
});

it('a method that no route has is answered with 405, Allow and the common body', () => {
  const refusal = unknownMethod('TRACE');
  expect([refusal?.status, refusal?.headers['allow']]).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS']);
  expect(JSON.parse(refusal?.body ?? '{}')).toMatchObject({ event_code: 'ERNA01' });
  expect(unknownMethod('DELETE')).toBeNull();
});

it('what is no HTTP request at all gets an answer with the common body', () => {
  const [head = '', body = ''] = malformedRequest().split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(head).toContain(`content-length: ${body.length}`);
  expect(JSON.parse(body)).toMatchObject({ event_code: 'ERIP01' });
});

it('doubled and trailing slashes, dots and targets that are no path are no path of ours', () => {
  for (const address of ['/api/', '/api//conditions', '/api/conditions/', '/api/a/%2e%2e', '/api/a/..?x=1', '/files/reports/', '*', 'x']) {
    expect(unknownAddress(address)?.status, address).toBe(404);
    expect(JSON.parse(unknownAddress(address)?.body ?? '{}')).toMatchObject({ event_code: 'ERNF01' });
  }
  for (const address of ['/', '/claims/', '/api', '/api/conditions', '/api/x?next=//y/', '/files/reports/a..b%2F.pdf', '/login//']) expect(unknownAddress(address), address).toBeNull();
});

it('a target with scheme and host is read as its path', () => {
  expect(['http://127.0.0.1:3000/api/x?y=1', 'HTTPS://host', '/api/x', '*'].map(originForm)).toEqual(['/api/x?y=1', '/', '/api/x', '*']);
});
