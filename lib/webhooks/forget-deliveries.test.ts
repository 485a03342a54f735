import { describe, expect, it } from 'vitest';
import { now } from '@/lib/platform/clock';
import { asOwner } from '@/tests/setup/owner';
import { useDesk } from '@/tests/setup/webhook-desk';
import { fanOutAll, work } from '@/tests/setup/webhooks';
import { forgetDeliveries } from './forget-deliveries';
import { fanOut } from './sending/fan-out';

const DAY_MS = 86_400_000;

const desk = useDesk();

describe('forgetDeliveries', () => {
  it('deletes finished deliveries after thirty days, but none that are newer or pending', async () => {
    desk().receiver.answer(500);
    await desk().cause();
    await work();
    desk().clock.pass(2 * DAY_MS);
    await work();
    desk().receiver.answer(200);
    await desk().cause();
    await work();
    desk().clock.pass(28 * DAY_MS);
    await forgetDeliveries(now());
    expect(await desk().deliveries()).toHaveLength(2);
    await desk().cause();
    await fanOut();
    desk().clock.pass(1 * DAY_MS);
    await forgetDeliveries(now());
    expect((await desk().deliveries()).map(({ status }) => status)).toEqual([
      'pending',
      'delivered',
    ]);
    desk().clock.pass(2 * DAY_MS);
    await forgetDeliveries(now());
    expect((await desk().deliveries()).map(({ status }) => status)).toEqual(['pending']);
    expect(
      await asOwner('SELECT 1 FROM webhook_try WHERE client_id = $1', [desk().own.clientId]),
    ).toEqual([]);
    expect(
      await asOwner<{ n: number }>('SELECT count(*)::int AS n FROM outbox WHERE client_id = $1', [
        desk().own.clientId,
      ]),
    ).toEqual([{ n: 1 }]);
  });

  it('deletes as many batches as there are', async () => {
    await asOwner(
      `INSERT INTO outbox (client_id, client_reference_id, type, payload, create_time, dispatch_time) SELECT $1, $2, 'x.y', '{}', now(), now() - interval '40 days' FROM generate_series(1, 1200)`,
      [desk().own.clientId, desk().claim],
    );
    await fanOutAll();
    await asOwner(
      `UPDATE outbox SET dispatch_time = now() - interval '40 days' WHERE client_id = $1`,
      [desk().own.clientId],
    );
    await forgetDeliveries(now());
    expect(
      await asOwner('SELECT 1 FROM outbox WHERE client_id = $1', [desk().own.clientId]),
    ).toEqual([]);
  });
});
