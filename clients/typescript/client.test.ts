import {
  ClaimValuationError,
  createClaimValuationClient,
  idempotent,
  settle,
  unwrap,
} from 'claim-valuation-client';
import { describe, expect, it } from 'vitest';

const ERROR = {
  event_code: 'ERAECR',
  event_dict: {
    event_severity: 'ERROR',
    title: 'Resource already exists',
    description: 'it is there',
  },
  error: 'it is there',
  description: 'it is there',
};

/** A client whose requests are kept and answered alike. */
function answering(answer: () => Response | Promise<Response>, clientId?: number) {
  const sent: Request[] = [];
  const fetch = async (request: Request) => {
    sent.push(request);
    return answer();
  };
  const client = createClaimValuationClient({
    baseUrl: 'https://claims.example/api/',
    apiKey: 'cvs_live_1_x',
    fetch,
    ...(clientId === undefined ? {} : { clientId }),
  });
  return {
    client,
    sent,
    single: () => (sent.length === 1 && sent[0]) || expect.unreachable(`${sent.length} requests`),
  };
}

const path = { client_reference_id: 1 };
const post = (response: () => Response | Promise<Response>) =>
  answering(response).client.POST('/client_reference', { body: { client_reference: 'a' } });

const causesOf = async (dict: object) => {
  const body = { ...ERROR, event_dict: { ...ERROR.event_dict, ...dict } };
  const outcome = await settle(post(() => Response.json(body, { status: 400 })));
  return outcome.ok || outcome.problem.causes;
};

describe('what is sent', () => {
  it('carries the key, and the client where one is named', async () => {
    const plain = answering(() => Response.json({}));
    await plain.client.GET('/client_reference/{client_reference_id}', { params: { path } });
    expect([plain.single().url, plain.single().headers.get('authorization')]).toEqual([
      'https://claims.example/api/client_reference/1',
      'apiKey cvs_live_1_x',
    ]);

    const named = answering(() => Response.json({}), 7);
    await named.client.GET('/client_reference', { params: { query: { q: 'a b' } } });
    await named.client.GET('/client_reference', { params: { query: { client_id: 8 } } });
    expect(named.sent.map(({ url }) => new URL(url).search)).toEqual([
      '?client_id=7&q=a%20b',
      '?client_id=8',
    ]);
  });

  it('a body as JSON, under the idempotency key of the caller', async () => {
    const { client, single } = answering(() => Response.json({}), 7);
    await client.POST('/client_reference', {
      ...idempotent('key-1'),
      body: { client_reference: 'a' },
    });
    expect([
      single().headers.get('idempotency-key'),
      single().headers.get('content-type'),
      await single().json(),
    ]).toEqual(['key-1', 'application/json', { client_reference: 'a' }]);
  });

  it('files as a form, with their names', async () => {
    const { client, single } = answering(() => Response.json({}));
    const file = [new File(['one'], 'one.jpg'), new File(['two'], 'two.jpg')];
    await client.POST(
      '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/attachments',
      { params: { path: { ...path, appraisal_id: 2 } }, body: { file } },
    );
    const parts = (await single().formData()).getAll('file') as File[];
    expect(parts.map(({ name, size }) => [name, size])).toEqual([
      ['one.jpg', 3],
      ['two.jpg', 3],
    ]);
  });

  it('once, whatever comes back', async () => {
    const { client, sent } = answering(
      () => new Response('', { status: 503, headers: { 'retry-after': '5' } }),
    );
    const outcome = await settle(
      client.POST('/client_reference', { body: { client_reference: 'a' } }),
    );
    expect([sent.length, outcome.ok || outcome.problem.retryAfterSeconds]).toEqual([1, 5]);
  });
});

describe('what comes back', () => {
  it('is the data', async () => {
    const data = { client_reference_id: 5, client_reference: 'a' };
    expect(await unwrap(post(() => Response.json(data)))).toEqual(data);
    expect(await settle(post(() => Response.json(data)))).toMatchObject({ ok: true, data });
  });

  it('or a problem with the code, the words and the request id', async () => {
    const outcome = await settle(
      post(() =>
        Response.json(ERROR, { status: 409, headers: { 'x-request-id': 'request-0001' } }),
      ),
    );
    expect(outcome).toMatchObject({
      ok: false,
      problem: {
        status: 409,
        event_code: 'ERAECR',
        title: 'Resource already exists',
        description: 'it is there',
        requestId: 'request-0001',
        retryAfterSeconds: null,
      },
    });
  });

  it('with all of its causes as data, also where there is only one', async () => {
    const one = { reason: 'required', field: 'client_reference', values: {} };
    const other = { reason: 'too_long', field: null, values: { count: 255 } };
    expect(await causesOf(one)).toEqual([one]);
    expect(await causesOf({ ...one, problems: [one, other] })).toEqual([one, other]);
    expect(await causesOf({})).toEqual([]);
  });

  it.each([
    [
      { title: 'Invalid mark-clean payload', description: 'file_name: Field required' },
      'Invalid mark-clean payload',
      'file_name: Field required',
    ],
    [
      { error: 'Not Found', description: 'No completed verdict' },
      'Not Found',
      'No completed verdict',
    ],
  ])('a body without a code takes it from the header: %j', async (body, title, description) => {
    const outcome = await settle(
      post(() => Response.json(body, { status: 400, headers: { 'x-event-code': 'ERIP00' } })),
    );
    expect(outcome).toMatchObject({ problem: { event_code: 'ERIP00', title, description } });
  });

  it("a proxy's page is a problem without a code", async () => {
    const outcome = await settle(
      post(() => new Response('<html>', { status: 502, statusText: 'Bad Gateway' })),
    );
    expect(outcome).toMatchObject({
      ok: false,
      problem: { status: 502, event_code: null, title: 'Bad Gateway' },
    });
  });

  it('unwrap throws the problem', async () => {
    const thrown = await unwrap(post(() => Response.json(ERROR, { status: 409 }))).catch(
      (error: unknown) => error,
    );
    expect(thrown).toBeInstanceOf(ClaimValuationError);
    expect(thrown).toMatchObject({
      status: 409,
      event_code: 'ERAECR',
      message: 'ERAECR: it is there',
    });
  });

  it('no answer at all rejects as fetch does', async () => {
    await expect(settle(post(() => Promise.reject(new TypeError('fetch failed'))))).rejects.toThrow(
      'fetch failed',
    );
  });
});
