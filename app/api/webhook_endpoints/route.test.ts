import { describe, expect, it } from 'vitest';
import { errorBody, TITLES } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { own, other, PATH, URL, send, type Endpoint, make, expectWrong } from './endpoints.fixture';

describe('a webhook endpoint', () => {
  it('is created as given with a 256-bit secret that no other response contains', async () => {
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

  it('subscribes to every type by default and can be created disabled', async () => {
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
      'event_types : must have at least one entry; omit it for all',
    ],
    ['another scheme', { url: 'ftp://hooks.example.com/' }, 'url : must be an http(s) address'],
    ['a file', { url: 'file:///etc/passwd' }, 'url : must be an http(s) address'],
    ['no address', { url: 'hooks.example.com' }, 'url : must be an http(s) address'],
    [
      'credentials',
      { url: 'https://user:word@hooks.example.com/' },
      'url : must not contain a user name or password',
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
  ])('returns 400 ERWP00 for %s', async (_what, json, text) => {
    await expectWrong(json, text);
    expect((await send('GET', PATH)).body).toEqual({ webhook_endpoints: [] });
  });

  it('returns 400 ERMP00 without a URL', async () => {
    const { status, body } = await send('POST', PATH, {});
    expect([status, body]).toEqual([400, errorBody('ERMP00', TITLES.MP, 'url : field required')]);
  });

  it('limits a client to twenty endpoints, also when concurrent', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => send('POST', PATH, { url: URL })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.find(({ status }) => status !== 200)?.body).toEqual(
      errorBody('ERWP00', TITLES.WP, 'A client can have 20 webhook endpoints: delete one first'),
    );
    await make({}, other);
  });

  it('updates only the given fields and rejects a private address', async () => {
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

  it('records no event for equal values', async () => {
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

  it('is deleted with its deliveries', async () => {
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

  it('gets a new secret on request; the old one stays valid for a day by default', async () => {
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
