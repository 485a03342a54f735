import { expect, it } from 'vitest';
import { malformedAddress } from './malformed-address';

it('an address with a broken percent code gets the common error body', () => {
  for (const address of ['/api/%zz', '/api/client_reference/%', '/%E0%A4%A']) {
    const refusal = malformedAddress(address);
    expect(refusal?.status).toBe(400);
    expect(JSON.parse(refusal?.body ?? '{}')).toMatchObject({ event_code: 'ERIP01', event_dict: { event_severity: 'ERROR' } });
  }
});

it('every address that can be decoded passes, whatever its query says', () => {
  for (const address of ['/', '/api/client_reference?q=%zz', '/files/reports/a%20b.pdf', '/api/%F0%9F%98%80']) expect(malformedAddress(address)).toBeNull();
});
