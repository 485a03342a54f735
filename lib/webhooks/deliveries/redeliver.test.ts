import { describe, expect, it } from 'vitest';
import { useDesk } from '@/tests/setup/webhook-desk';
import { verified } from '@/tests/setup/receiver';
import { leaseOne, work } from '@/tests/setup/webhooks';
import { updateEndpoint } from '../endpoints/update';
import { attempt } from '../sending/attempt';
import { leaseDeliveries } from '../sending/lease-deliveries';
import { readDelivery } from './read';
import { redeliver } from './redeliver';
import { sendTest } from './send-test';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

const desk = useDesk();

describe('redelivery', () => {
  it('sends the same message with the same id, whatever its state', async () => {
    await desk().cause();
    await work();
    const { delivery_id: id } = await desk().single();
    expect(await redeliver(desk().own.caller, desk().endpointId, id)).toMatchObject({
      delivery_id: id,
      status: 'pending',
    });
    desk().clock.pass(HOUR_MS);
    await work();
    const [first, second] = desk().receiver.received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.body).toBe(first?.body);
    expect(await desk().single()).toMatchObject({ status: 'delivered', try_count: 2 });
    expect((await desk().history(id)).map(({ number }) => number)).toEqual([1, 2]);
  });

  it('starts a new round of attempts', async () => {
    desk().receiver.answer(500);
    await desk().cause();
    await work();
    desk().clock.pass(2 * DAY_MS);
    await work();
    const { delivery_id: id, status } = await desk().single();
    expect(status).toBe('failed');
    await redeliver(desk().own.caller, desk().endpointId, id);
    await work();
    desk().clock.pass(5 * SECOND_MS);
    await work();
    expect(await desk().single()).toMatchObject({ status: 'pending', try_count: 4 });
  });

  it('adds no attempt while one is in progress', async () => {
    await desk().cause();
    const leased = await leaseOne();
    await redeliver(desk().own.caller, desk().endpointId, leased.id);
    expect(await leaseDeliveries(10)).toEqual([]);
    await attempt(leased);
    await work();
    expect(desk().receiver.received).toHaveLength(1);
    expect(await desk().single()).toMatchObject({ status: 'delivered', try_count: 1 });
  });

  it('is refused for a disabled endpoint', async () => {
    await desk().cause();
    await work();
    const { delivery_id: id } = await desk().single();
    await updateEndpoint(desk().own.caller, desk().endpointId, { enabled: false });
    await expect(redeliver(desk().own.caller, desk().endpointId, id)).rejects.toThrow(
      'the endpoint is disabled',
    );
    await expect(sendTest(desk().own.caller, desk().endpointId)).rejects.toThrow(
      'the endpoint is disabled',
    );
  });
});

describe('a test event', () => {
  it('is delivered like any other, even to an endpoint subscribed to other types, with a readable response', async () => {
    const { id, secret: ofTest } = await desk().register(desk().own, desk().receiver.url, [
      'report.created',
    ]);
    const { delivery_id: deliveryId, type } = await sendTest(desk().own.caller, id);
    expect(type).toBe('webhook.test');
    await work();
    const message = desk().message(1);
    expect(verified(ofTest, message)).toMatchObject({
      type: 'webhook.test',
      data: { webhook_endpoint_id: id },
    });
    expect(await readDelivery(desk().own.caller, id, deliveryId)).toMatchObject({
      status: 'delivered',
      message: { type: 'webhook.test' },
      tries: [{ answer_status: 204 }],
    });
  });
});
