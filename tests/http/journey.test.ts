import { beforeAll, describe, expect, it, vi } from 'vitest';
import { jpeg } from '../setup/pictures';
import { demoCredentials, serviceUrl } from '../setup/service';

const {
  api_key: key,
  multi_client_api_key: multiKey,
  multi_client_ids: clientIds,
  client_id: clientId,
} = demoCredentials();

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  readonly bytes: Buffer;
}

async function send(
  method: string,
  path: string,
  {
    json,
    form,
    headers = { authorization: `apiKey ${key}` },
  }: { json?: unknown; form?: FormData; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const url = path.startsWith('http') ? path : `${serviceUrl()}/api${path}`;
  const type = json === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...type },
    body: form ?? (json === undefined ? null : JSON.stringify(json)),
    redirect: 'manual',
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? (JSON.parse(bytes.toString('utf8')) as unknown) : undefined,
    bytes,
  };
}

const VERDICT_TIMEOUT_MS = 60_000;
const NAME = 'Tv & kvittering – æøå #1 (100%).jpg';

let claimId: number;
let appraisalId: number;
let picture: Buffer;

beforeAll(async () => {
  picture = await jpeg(Date.now() % 1000, 400);
  const claim = await send('POST', '/client_reference', {
    json: { client_reference: `journey ${Date.now()}`, date_damage: '2026-03-02' },
  });
  expect(claim.status).toBe(200);
  claimId = (claim.body as { client_reference_id: number }).client_reference_id;
  const appraisal = await send('POST', `/client_reference/${claimId}/appraisal`, {
    json: { cpid: 'apple-iphone-13-128-gb', rpid: 'apple-iphone-15-pro-128-gb' },
  });
  expect(appraisal.status).toBe(200);
  appraisalId = (appraisal.body as { appraisal_id: number }).appraisal_id;
});

describe('from claim to verdict over HTTP', () => {
  it('a photo gets a URL that returns its bytes, whatever its name, and a verdict', async () => {
    const form = new FormData();
    form.append('file', new File([Uint8Array.from(picture)], NAME, { type: 'image/jpeg' }));
    const upload = await send(
      'POST',
      `/client_reference/${claimId}/appraisal/${appraisalId}/attachments`,
      { form },
    );
    expect(upload.status).toBe(200);
    const [details] = (upload.body as { attachment_details: { name: string; url: string }[] })
      .attachment_details;
    expect(details?.name).toBe(NAME);
    const download = await send('GET', details?.url ?? '');
    expect([download.status, download.bytes.equals(picture)]).toEqual([200, true]);
    const done = await vi.waitFor(
      async () => {
        const { body } = await send('GET', `/forensics/${claimId}/results/all`);
        const [result] =
          (body as { forensics_results: Record<string, { status: string; file_name: string }[]> })
            .forensics_results[appraisalId] ?? [];
        if (result?.status !== 'complete') throw new Error(`still ${result?.status}`);
        return result;
      },
      { timeout: VERDICT_TIMEOUT_MS, interval: 300 },
    );
    expect(done).toMatchObject({
      file_name: NAME,
      is_ai_generated: expect.any(Boolean),
      is_digitally_manipulated: expect.any(Boolean),
      analysis: expect.any(String),
    });
    expect(
      await send('POST', `/forensics/${claimId}/clear`, {
        json: { appraisal_id: appraisalId, file_name: NAME },
      }),
    ).toMatchObject({ status: 200, body: { cleared: true } });
    expect((await send('DELETE', (details?.url ?? '').split('?')[0] ?? '')).status).toBe(204);
  });

  it('status and ACV follow the description: {} and 204 without a body', async () => {
    const path = `/client_reference/${claimId}/appraisal/${appraisalId}`;
    expect(
      await send('PUT', `${path}/appraisal_status`, { json: { appraisal_status_id: 2 } }),
    ).toMatchObject({ status: 200, body: {} });
    expect(
      (await send('PUT', `${path}/acv`, { json: { actual_cash_value: 100.5, reason: 'worn' } }))
        .status,
    ).toBe(200);
    const { status, bytes } = await send('DELETE', `${path}/acv`);
    expect([status, bytes.length]).toEqual([204, 0]);
  });

  it('a key of several clients must name one, and then acts for it alone', async () => {
    const headers = { authorization: `apiKey ${multiKey}` };
    expect(await send('GET', '/client_reference', { headers })).toMatchObject({
      status: 400,
      body: { event_code: 'ERMP00' },
    });
    for (const id of clientIds) {
      const { status, body } = await send('GET', `/client_reference?client_id=${id}`, { headers });
      expect(status).toBe(200);
      expect(
        (body as { client_references: { client_id: number }[] }).client_references.every(
          (claim) => claim.client_id === id,
        ),
      ).toBe(true);
      if (id === clientId) continue;
      expect(
        await send('GET', `/client_reference/${claimId}?client_id=${id}`, { headers }),
      ).toMatchObject({ status: 404, body: { event_code: 'ERNF00' } });
    }
  });
});

describe('what only a running server shows', () => {
  it.each([
    '/nothing',
    '',
    '/client_reference/1/nothing/at/all',
    '/%00',
    '/client_reference/%2e%2e/x',
  ])(
    'an unknown path is an error with a JSON body or a plain 400, never a page: %j',
    async (path) => {
      const { status, headers, body } = await send('GET', path);
      expect([400, 404]).toContain(status);
      expect(headers.get('content-type') ?? '').not.toContain('text/html');
      if (status === 404)
        expect(body).toMatchObject({ event_code: expect.stringMatching(/^ERNF/) });
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s where it is not allowed is 405 with Allow and a body',
    async (method) => {
      const { status, headers, body } = await send(method, '/conditions');
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect(body).toMatchObject({ event_code: 'ERNA00' });
    },
  );

  it('without a credential it is 401 with WWW-Authenticate, and the request id is returned', async () => {
    const { status, headers, body } = await send('GET', '/client_reference', {
      headers: { 'x-request-id': 'journey-0001' },
    });
    expect([status, headers.get('www-authenticate'), headers.get('x-request-id')]).toEqual([
      401,
      'apiKey',
      'journey-0001',
    ]);
    expect(body).toMatchObject({ event_code: 'ERIT00' });
  });

  it('an upload above 10 MB arrives complete', async () => {
    const bytes = Buffer.concat([picture, Buffer.alloc(11 * 1024 * 1024, 7)]);
    const form = new FormData();
    form.append('file', new File([bytes], 'large.jpg'));
    const upload = await send(
      'POST',
      `/client_reference/${claimId}/appraisal/${appraisalId}/attachments`,
      { form },
    );
    expect(upload.status).toBe(200);
    const details = (
      upload.body as { attachment_details: { name: string; size: number }[] }
    ).attachment_details.find(({ name }) => name === 'large.jpg');
    expect(details?.size).toBe(bytes.length);
  });

  it('the description of the API is served with its operations', async () => {
    const { body } = await send('GET', '/openapi.json');
    expect(Object.keys((body as { paths: object }).paths)).toContain(
      '/forensics/{client_reference_id}/clear',
    );
  });
});
