import { describe, expect, it } from 'vitest';
import { record } from '@/lib/events/record';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { asOwner } from '@/tests/setup/owner';
import { makeClaim, makeTenant } from '@/tests/setup/tenants';
import { useDesk } from '@/tests/setup/webhook-desk';
import { verified } from '@/tests/setup/receiver';
import { work } from '@/tests/setup/webhooks';
import { readEndpoint } from '../endpoints/list';
import { updateEndpoint } from '../endpoints/update';
import { TRIES_MAX } from './back-off';

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;

const desk = useDesk();

describe('an event', () => {
  it('is delivered signed, with its data', async () => {
    await desk().cause();
    await work();
    const message = desk().message(1);
    expect(verified(desk().secret, message)).toEqual({
      type: 'appraisal.status_changed',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: {
        client_id: desk().own.clientId,
        client_reference_id: desk().claim,
        appraisal_id: desk().appraisal.id,
        from: 1,
        to: expect.any(Number),
        claim_totals: {
          as_of: now().toISOString(),
          currency: expect.any(String),
          replacement_cost_value: expect.any(Number),
          actual_cash_value: expect.any(Number),
          net_claim: expect.any(Number),
          line_count: 1,
          lines_counted: expect.any(Number),
          lines_excluded: expect.any(Number),
          lines_not_valued: expect.any(Number),
          claimed_not_valued: expect.any(Number),
        },
      },
    });
    expect(message.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': (await desk().single()).message_id,
      'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
    });
    expect(message.headers['webhook-id']).toMatch(/^msg_[0-9a-f-]{36}$/);
    expect(await desk().single()).toMatchObject({
      status: 'delivered',
      try_count: 1,
      answer_status: 204,
      type: 'appraisal.status_changed',
      next_try_time: null,
      deliver_time: expect.any(String),
    });
  });

  it('fails verification with another secret or after a changed byte', async () => {
    await desk().cause();
    await work();
    const message = desk().message(1);
    const { secret: other } = await desk().register();
    expect(() => verified(other, message)).toThrow('No matching signature');
    expect(() =>
      verified(desk().secret, { ...message, body: message.body.replace('appraisal', 'Appraisal') }),
    ).toThrow('No matching signature');
    expect(() =>
      verified(desk().secret, {
        ...message,
        headers: { ...message.headers, 'webhook-id': 'msg_other' },
      }),
    ).toThrow('No matching signature');
  });

  it('is delivered to every enabled endpoint subscribed to its type, with one id, and to no other', async () => {
    const [wanting, unwanting, off] = [
      await desk().newReceiver(),
      await desk().newReceiver(),
      await desk().newReceiver(),
    ];
    await desk().register(desk().own, wanting.url, ['report.created', 'appraisal.status_changed']);
    await desk().register(desk().own, unwanting.url, ['appraisal.created']);
    const { id: offId } = await desk().register(desk().own, off.url);
    await updateEndpoint(desk().own.caller, offId, { enabled: false });
    await desk().cause();
    await work();
    expect(
      [desk().receiver, wanting, unwanting, off].map(({ received }) => received.length),
    ).toEqual([1, 1, 0, 0]);
    expect(wanting.received[0]?.headers['webhook-id']).toBe(
      desk().receiver.received[0]?.headers['webhook-id'],
    );
    expect(wanting.received[0]?.body).toBe(desk().receiver.received[0]?.body);
  });

  it('of an internal type is delivered nowhere and leaves the outbox', async () => {
    await makeClaim(desk().own);
    await work();
    expect(desk().receiver.received).toEqual([]);
    expect(
      await asOwner(
        'SELECT type, dispatch_time IS NOT NULL AS is_dispatched FROM outbox WHERE client_id = $1 ORDER BY id DESC LIMIT 1',
        [desk().own.clientId],
      ),
    ).toEqual([{ type: 'client_reference.created', is_dispatched: true }]);
  });

  it('is not delivered to endpoints registered after it', async () => {
    await desk().cause();
    const later = await desk().newReceiver();
    await desk().register(desk().own, later.url);
    await work();
    expect([desk().receiver.received.length, later.received.length]).toEqual([1, 0]);
  });

  it('is not delivered to endpoints of other clients', async () => {
    const other = await makeTenant();
    const theirs = await desk().newReceiver();
    await desk().register(other, theirs.url);
    await desk().cause();
    await work();
    expect([desk().receiver.received.length, theirs.received.length]).toEqual([1, 0]);
  });

  it('is not delivered if its transaction rolls back', async () => {
    await expect(
      withClient(desk().own.clientId, async (tx) => {
        await record(tx, {
          ...desk().own.caller,
          clientReferenceId: desk().claim,
          type: 'appraisal.created',
          data: { appraisal_id: 1 },
        });
        throw new Error('on purpose');
      }),
    ).rejects.toThrow('on purpose');
    await work();
    expect(desk().receiver.received).toEqual([]);
  });
});

describe('a failing receiver', () => {
  it('gets the message again with the same id and a new signature, and every response is stored', async () => {
    desk().receiver.answer((response) => void response.writeHead(500).end('no luck'));
    await desk().cause();
    await work();
    await desk().receiver.close();
    desk().clock.pass(5 * SECOND_MS);
    await work();
    await desk().receiver.open();
    desk().receiver.answer(200);
    desk().clock.pass(20 * SECOND_MS);
    await work();
    expect(desk().receiver.received).toHaveLength(1);
    desk().clock.pass(10 * SECOND_MS);
    await work();
    const [first, second] = [desk().message(1), desk().message(2)];
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
    expect(second.body).toBe(first.body);
    expect(
      Number(second.headers['webhook-timestamp']) - Number(first.headers['webhook-timestamp']),
    ).toBe(35);
    expect(verified(desk().secret, second)).toMatchObject({ type: 'appraisal.status_changed' });
    const { delivery_id: id, ...delivery } = await desk().single();
    expect(delivery).toMatchObject({ status: 'delivered', try_count: 3, answer_status: 200 });
    expect(await desk().history(id)).toEqual([
      {
        number: 1,
        start_time: expect.any(String),
        duration_ms: expect.any(Number),
        answer_status: 500,
        answer_body: 'no luck',
        error: null,
        error_cause: null,
      },
      {
        number: 2,
        start_time: expect.any(String),
        duration_ms: expect.any(Number),
        answer_status: null,
        answer_body: null,
        error: 'The connection was refused',
        error_cause: { reason: 'webhook_connection_refused', values: {} },
      },
      {
        number: 3,
        start_time: expect.any(String),
        duration_ms: expect.any(Number),
        answer_status: 200,
        answer_body: '',
        error: null,
        error_cause: null,
      },
    ]);
  });

  it('gets eleven attempts within 24 hours, after which the delivery has failed', async () => {
    desk().receiver.answer(503);
    await desk().cause();
    await work();
    let passedMs = 0;
    for (
      let { next_try_time: next } = await desk().single();
      next !== null;
      { next_try_time: next } = await desk().single()
    ) {
      const waitMs = Date.parse(next) - now().getTime();
      desk().clock.pass(waitMs - 1);
      await work();
      expect((await desk().single()).next_try_time, 'not before its time').toBe(next);
      desk().clock.pass(1);
      passedMs += waitMs;
      await work();
    }
    expect(await desk().single()).toMatchObject({
      status: 'failed',
      try_count: TRIES_MAX,
      next_try_time: null,
      answer_status: 503,
    });
    expect(desk().receiver.received).toHaveLength(TRIES_MAX);
    expect(passedMs).toBeLessThanOrEqual(DAY_MS);
    desk().clock.pass(30 * DAY_MS);
    await work();
    expect(desk().receiver.received).toHaveLength(TRIES_MAX);
  });

  it('gets one more attempt if no worker ran for days', async () => {
    desk().receiver.answer(503);
    await desk().cause();
    await work();
    desk().clock.pass(2 * DAY_MS);
    await work();
    expect(await desk().single()).toMatchObject({ status: 'failed', try_count: 2 });
  });

  it.each([301, 307, 400, 404, 429, 500])('fails with status %i', async (status) => {
    desk().receiver.answer(status);
    await desk().cause();
    await work();
    expect(await desk().single()).toMatchObject({
      status: 'pending',
      try_count: 1,
      answer_status: status,
    });
  });

  it('can delay the next attempt with Retry-After', async () => {
    desk().receiver.answer(
      (response) => void response.writeHead(429, { 'retry-after': '600' }).end(),
    );
    await desk().cause();
    await work();
    desk().clock.pass(599 * SECOND_MS);
    await work();
    expect(desk().receiver.received).toHaveLength(1);
    desk().clock.pass(SECOND_MS);
    await work();
    expect(desk().receiver.received).toHaveLength(2);
  });

  it('that answers 410 is disabled and its pending deliveries fail', async () => {
    desk().receiver.answer(500);
    await desk().cause();
    await work();
    desk().receiver.answer(410);
    await desk().cause();
    await work();
    expect(await readEndpoint(desk().own.caller, desk().endpointId)).toMatchObject({
      enabled: false,
      disable_reason: 'The endpoint answered 410 Gone',
    });
    expect(
      (await desk().deliveries()).map(({ status, answer_status: answer }) => [status, answer]),
    ).toEqual([
      ['failed', 410],
      ['failed', 500],
    ]);
    await desk().cause();
    desk().clock.pass(DAY_MS);
    await work();
    expect(desk().receiver.received).toHaveLength(2);
    await updateEndpoint(desk().own.caller, desk().endpointId, { enabled: true });
    desk().receiver.answer(200);
    await desk().cause();
    await work();
    expect(desk().receiver.received).toHaveLength(3);
    expect(await readEndpoint(desk().own.caller, desk().endpointId)).toMatchObject({
      enabled: true,
      disable_reason: null,
    });
  });
});
