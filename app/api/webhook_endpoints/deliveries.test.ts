import { describe, expect, it } from 'vitest';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { own, other, PATH, URL, send, make } from './endpoints.fixture';

describe('deliveries', () => {
  it('are listed newest first, across pages and by status', async () => {
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

  it('return 404 under another endpoint of the same client', async () => {
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

  it("return 404 for another client's endpoint and change nothing", async () => {
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
  it('replays the same endpoint and secret', async () => {
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
