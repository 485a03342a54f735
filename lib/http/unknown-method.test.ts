import { expect, it } from 'vitest';
import { operations } from '@/lib/contract/operations';
import { unknownMethod } from './unknown-method';

it.each([
  ['/api/conditions', 'GET, HEAD', 'ERNA00'],
  ['/api/client_reference?x=1', 'GET, HEAD, POST', 'ERNACR'],
  ['/api/forensics/1/clear', 'POST', 'ERNA00'],
  ['/api/client_reference/1/appraisal/2/attachments/a%2Fb.jpg', 'GET, HEAD, DELETE', 'ERNAAT'],
  ['/api/openapi.json', 'GET, HEAD', 'ERNA00'],
  ['/api/auth/session', 'GET, HEAD, POST', 'ERNA01'],
  ['/files/reports/a.pdf', 'GET, HEAD', 'ERNA01'],
  ['/', 'GET, HEAD', 'ERNA01'],
  ['/apiary', 'GET, HEAD', 'ERNA01'],
])('answers an unknown method on %s with its allowed methods: %s', (address, allow, code) => {
  for (const method of ['TRACE', 'PROPFIND']) {
    const refusal = unknownMethod(method, address);
    expect([refusal?.status, refusal?.headers['allow']]).toEqual([405, allow]);
    expect(JSON.parse(refusal?.body ?? '{}')).toMatchObject({
      event_code: code,
      description: `${method} is not allowed here; allowed: ${allow}`,
    });
  }
});

it('knows the path of every operation', () => {
  for (const { path, method } of operations)
    expect(
      unknownMethod('TRACE', `/api${path.replaceAll(/\{\w+\}/g, 'x')}`)?.headers['allow']?.split(
        ', ',
      ),
      path,
    ).toContain(method);
});

it('returns 404 for an unknown path below /api, whatever the method', () => {
  for (const address of ['/api', '/api/nothing', '/api/conditions/1', '/api/client_reference/1/'])
    expect(unknownMethod('TRACE', address)?.status, address).toBe(404);
});

it('lets the methods of routes pass on every path', () => {
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    for (const address of ['/api/conditions', '/api/nothing', '/'])
      expect(unknownMethod(method, address)).toBeNull();
});
