import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { makeTenant, type Tenant } from '@/tests/setup/tenants';

let own: Tenant;
let other: Tenant;

beforeAll(async () => {
  other = await makeTenant();
});

beforeEach(async () => {
  own = await makeTenant();
});

const PATH = '/webhook_endpoints';
const URL = 'https://hooks.example.com/in?x=1';

const send = (method: string, path: string, json?: object, { key } = own) =>
  api(method, path, { key, ...(json ? { json } : {}) });

interface Endpoint {
  readonly webhook_endpoint_id: number;
  readonly secret: string;
}

async function make(json: object = {}, tenant = own): Promise<Endpoint> {
  const answer = await send('POST', PATH, { url: URL, ...json }, tenant);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as Endpoint;
}

const expectWrong = async (json: object, words: string | RegExp) => {
  const { status, body } = await send('POST', PATH, json);
  expect([status, (body as { event_code: string }).event_code]).toEqual([400, 'ERWP00']);
  expect((body as { description: string }).description).toMatch(words);
};

describe('an endpoint', () => {
  it('is made with what was said and a secret of 256 bits that no other answer shows', async () => {
    const made = await make({
      description: 'our core system',
      event_types: ['report.created', 'report.created', 'forensics.completed'],
    });
    const seen = {
      webhook_endpoint_id: made.webhook_endpoint_id,
      url: URL,
      description: 'our core system',
      event_types: ['report.created', 'forensics.completed'],
      enabled: true,
      disable_reason: null,
      old_secret_expire_time: null,
      create_time: expect.any(String),
      update_time: expect.any(String),
    };
    expect(made).toEqual({ ...seen, secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/) });
    expect((await send('GET', PATH)).body).toEqual({ webhook_endpoints: [seen] });
    expect((await send('GET', `${PATH}/${made.webhook_endpoint_id}`)).body).toEqual(seen);
    expect((await send('PUT', `${PATH}/${made.webhook_endpoint_id}`, {})).body).toEqual({
      ...seen,
      update_time: expect.any(String),
    });
  });

  it('wants every type when none is named, and can be made switched off', async () => {
    expect(await make()).toMatchObject({ event_types: null, enabled: true });
    expect(await make({ event_types: null, enabled: false })).toMatchObject({
      event_types: null,
      enabled: false,
      disable_reason: 'Switched off over the API',
    });
  });

  it.each([
    [
      'an unknown type',
      { url: URL, event_types: ['report.created', 'report.deleted'] },
      /^event_types\.1 : /,
    ],
    [
      'a type that is only sent on request',
      { url: URL, event_types: ['webhook.test'] },
      /^event_types\.0 : /,
    ],
    [
      'no type at all',
      { url: URL, event_types: [] },
      'event_types : must name at least one; leave it out for all',
    ],
    ['another scheme', { url: 'ftp://hooks.example.com/' }, 'url : must be an http(s) address'],
    ['a file', { url: 'file:///etc/passwd' }, 'url : must be an http(s) address'],
    ['no address', { url: 'hooks.example.com' }, 'url : must be an http(s) address'],
    [
      'credentials',
      { url: 'https://user:word@hooks.example.com/' },
      'url : must carry no user name or password',
    ],
    ['2,049 characters', { url: `https://hooks.example.com/${'x'.repeat(2023)}` }, /^url : /],
    [
      'loopback',
      { url: 'http://127.0.0.1:8080/' },
      'url : must not lead to a private, loopback or reserved address',
    ],
    ['an address without a host', { url: 'http:///x' }, 'url : must be an http(s) address'],
    [
      'an address without a host, with slashes of another kind',
      { url: 'http://\\x' },
      'url : must be an http(s) address',
    ],
    [
      'loopback in disguise',
      { url: 'http://[::ffff:7f00:1]/' },
      'url : must not lead to a private, loopback or reserved address',
    ],
    [
      'the metadata service',
      { url: 'http://0xa9fea9fe/latest' },
      'url : must not lead to a private, loopback or reserved address',
    ],
  ])('%s is 400 ERWP00', async (_what, json, words) => {
    await expectWrong(json, words);
    expect((await send('GET', PATH)).body).toEqual({ webhook_endpoints: [] });
  });

  it('without an address is 400 ERMP00', async () => {
    const { status, body } = await send('POST', PATH, {});
    expect([status, body]).toEqual([400, errorBody('ERMP00', TITLES.MP, 'url : field required')]);
  });

  it('is one of twenty at most, however many are asked for at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => send('POST', PATH, { url: URL })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.find(({ status }) => status !== 200)?.body).toEqual(
      errorBody('ERWP00', TITLES.WP, 'A client may have 20 webhook endpoints: delete one first'),
    );
    await make({}, other);
  });

  it('is changed in what is sent alone, to an address that is delivered to', async () => {
    const { webhook_endpoint_id: id } = await make({
      description: 'before',
      event_types: ['report.created'],
    });
    expect(
      (await send('PUT', `${PATH}/${id}`, { url: 'http://hooks.example.com/other' })).body,
    ).toMatchObject({
      url: 'http://hooks.example.com/other',
      description: 'before',
      event_types: ['report.created'],
    });
    expect(
      (await send('PUT', `${PATH}/${id}`, { description: null, event_types: null, enabled: false }))
        .body,
    ).toMatchObject({ description: null, event_types: null, enabled: false });
    expect((await send('PUT', `${PATH}/${id}`, { enabled: true })).body).toMatchObject({
      enabled: true,
      disable_reason: null,
    });
    expect(await send('PUT', `${PATH}/${id}`, { url: 'http://10.0.0.1/' })).toMatchObject({
      status: 400,
      body: { event_code: 'ERWP00' },
    });
    expect((await send('GET', `${PATH}/${id}`)).body).toMatchObject({
      url: 'http://hooks.example.com/other',
    });
  });

  it('is not changed, and nobody is told, when it is to become what it is', async () => {
    const { webhook_endpoint_id: id } = await make({
      description: 'as it is',
      event_types: ['report.created'],
    });
    const state = async () => [
      (await send('GET', `${PATH}/${id}`)).body,
      await asOwner('SELECT payload FROM client_event WHERE client_id = $1 ORDER BY sequence', [
        own.clientId,
      ]),
    ];
    const before = await state();
    for (const json of [
      {},
      { url: URL },
      {
        url: URL,
        description: 'as it is',
        event_types: ['report.created', 'report.created'],
        enabled: true,
      },
    ])
      expect((await send('PUT', `${PATH}/${id}`, json)).status).toBe(200);
    expect(await state()).toEqual(before);
    await send('PUT', `${PATH}/${id}`, { url: URL, description: 'another' });
    const [, events] = await state();
    expect((events as { payload: string }[]).at(-1)?.payload).toContain(
      '"changes":{"description":"another"}',
    );
  });

  it('is gone when it is deleted, with its deliveries and their history', async () => {
    const { webhook_endpoint_id: id } = await make();
    const { webhook_endpoint_id: endpointId } = await make();
    await send('POST', `${PATH}/${id}/test`);
    await send('POST', `${PATH}/${endpointId}/test`);
    expect((await send('DELETE', `${PATH}/${id}`)).status).toBe(204);
    expect((await send('DELETE', `${PATH}/${id}`)).status).toBe(404);
    expect((await send('GET', `${PATH}/${id}`)).status).toBe(404);
    expect(
      await asOwner('SELECT endpoint_id FROM webhook_delivery WHERE client_id = $1', [
        own.clientId,
      ]),
    ).toEqual([{ endpoint_id: endpointId }]);
  });

  it('gets a new secret on request, with its old one kept for a day unless said otherwise', async () => {
    const { webhook_endpoint_id: id, secret } = await make();
    const rotate = async (json?: object) =>
      (await send('POST', `${PATH}/${id}/rotate_secret`, json)).body as Endpoint & {
        old_secret_expire_time: string | null;
      };
    const rotated = await rotate();
    expect(rotated.secret).toMatch(/^whsec_/);
    expect(rotated.secret).not.toBe(secret);
    expect(Date.parse(rotated.old_secret_expire_time ?? '') - Date.now()).toBeGreaterThan(
      23 * 3_600_000,
    );
    expect(await rotate({ grace_hours: 0 })).toMatchObject({ old_secret_expire_time: null });
    expect(await send('POST', `${PATH}/${id}/rotate_secret`, { grace_hours: 169 })).toMatchObject({
      status: 400,
      body: errorBody('ERWP00', TITLES.WP, 'grace_hours : must be at most 168'),
    });
    expect(await send('POST', `${PATH}/${id}/rotate_secret`, { grace_hours: 1.5 })).toMatchObject({
      status: 400,
    });
  });
});

describe('deliveries', () => {
  it('are listed newest first, by pages and by status', async () => {
    const { webhook_endpoint_id: id } = await make();
    const ids: number[] = [];
    for (let made = 0; made < 5; made += 1)
      ids.push(
        ((await send('POST', `${PATH}/${id}/test`)).body as { delivery_id: number }).delivery_id,
      );
    await asOwner(
      `UPDATE webhook_delivery SET status = 'failed', next_try_time = NULL WHERE id = ANY ($1)`,
      [ids.slice(0, 2)],
    );
    interface Page {
      readonly deliveries: { delivery_id: number }[];
      readonly metadata: { next_cursor: string | null };
    }
    const page = async (query: string) =>
      (await send('GET', `${PATH}/${id}/deliveries?${query}`)).body as Page;
    const seen: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { deliveries, metadata }: Page = await page(
        `limit=2${cursor ? `&cursor=${cursor}` : ''}`,
      );
      seen.push(...deliveries.map((one) => one.delivery_id));
      cursor = metadata.next_cursor;
    }
    expect(seen).toEqual(ids.toReversed());
    expect((await page('status=failed')).deliveries.map((one) => one.delivery_id)).toEqual(
      ids.slice(0, 2).toReversed(),
    );
    expect((await page('status=delivered')).deliveries).toEqual([]);
    expect(await send('GET', `${PATH}/${id}/deliveries?status=lost`)).toMatchObject({
      status: 400,
      body: { event_code: 'ERWP00' },
    });
    expect(await send('GET', `${PATH}/${id}/deliveries?cursor=abc`)).toMatchObject({
      status: 400,
      body: { event_code: 'ERIP00' },
    });
  });

  it('belong to one endpoint: under another of the same client they are missing', async () => {
    const [one, another] = [await make(), await make()];
    const { delivery_id: id } = (await send('POST', `${PATH}/${one.webhook_endpoint_id}/test`))
      .body as { delivery_id: number };
    expect((await send('GET', `${PATH}/${one.webhook_endpoint_id}/deliveries/${id}`)).status).toBe(
      200,
    );
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/redeliver'],
    ] as const) {
      expect(
        await send(method, `${PATH}/${another.webhook_endpoint_id}/deliveries/${id}${path}`),
        method,
      ).toMatchObject({ status: 404, body: errorBody('ERNF00', TITLES.NF, 'Delivery not found') });
    }
  });

  it("of another client's endpoint are missing as the endpoint is, and nothing of it changes", async () => {
    const { webhook_endpoint_id: theirs } = await make({}, other);
    const { delivery_id: delivery } = (
      await send('POST', `${PATH}/${theirs}/test`, undefined, other)
    ).body as { delivery_id: number };
    const before = await asOwner(
      'SELECT e::text, d::text FROM webhook_endpoint e JOIN webhook_delivery d ON d.endpoint_id = e.id WHERE e.id = $1',
      [theirs],
    );
    const missing = errorBody('ERNF00', TITLES.NF, 'Webhook endpoint not found');
    for (const [method, path, json] of [
      ['GET', ''],
      ['PUT', '', { enabled: false }],
      ['DELETE', ''],
      ['POST', '/rotate_secret', {}],
      ['POST', '/test'],
      ['GET', '/deliveries'],
      ['GET', `/deliveries/${delivery}`],
      ['POST', `/deliveries/${delivery}/redeliver`],
    ] as const) {
      expect(
        await send(method, `${PATH}/${theirs}${path}`, json),
        `${method} ${path}`,
      ).toMatchObject({ status: 404, body: missing });
    }
    expect(
      await asOwner(
        'SELECT e::text, d::text FROM webhook_endpoint e JOIN webhook_delivery d ON d.endpoint_id = e.id WHERE e.id = $1',
        [theirs],
      ),
    ).toEqual(before);
  });
});

describe('an Idempotency-Key', () => {
  it('gives the same endpoint and the same secret again', async () => {
    const headers = { 'idempotency-key': 'once' };
    const first = await api('POST', PATH, { key: own.key, headers, json: { url: URL } });
    const second = await api('POST', PATH, { key: own.key, headers, json: { url: URL } });
    expect([first.status, second.status, second.headers.get('idempotent-replayed')]).toEqual([
      200,
      200,
      'true',
    ]);
    expect(second.body).toEqual(first.body);
    expect((await send('GET', PATH)).body).toMatchObject({ webhook_endpoints: [{}] });
  });
});
