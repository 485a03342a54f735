import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendTest } from '@/lib/webhooks/deliveries/send-test';
import { createEndpoint } from '@/lib/webhooks/endpoints/create';
import { asOwner } from '@/tests/setup/owner';
import { makeTenant, type Tenant } from '@/tests/setup/tenants';
import { openReceiver, type Receiver } from '@/tests/setup/receiver';
import { allowPrivateAddresses } from '@/tests/setup/webhooks';
import { deliverWebhooks } from './deliver-webhooks';

let own: Tenant;
let receiver: Receiver;

beforeAll(async () => {
  allowPrivateAddresses();
  own = await makeTenant();
  receiver = await openReceiver();
});

afterAll(() => receiver.close());

const statuses = async (endpointId: number) =>
  (
    await asOwner<{ status: string }>(
      'SELECT status::text FROM webhook_delivery WHERE endpoint_id = $1',
      [endpointId],
    )
  ).map(({ status }) => status);

async function runUntil(check: () => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  const running = deliverWebhooks(stopping.signal);
  try {
    await vi.waitFor(check, { timeout: 30_000, interval: 50 });
  } finally {
    stopping.abort();
    await running;
  }
}

describe('deliverWebhooks', () => {
  it('sends events recorded while it runs and stops on its signal', async () => {
    const { webhook_endpoint_id: id } = await createEndpoint(own.caller, { url: receiver.url });
    let sent = 0;
    await runUntil(async () => {
      if (sent < 3) await sendTest(own.caller, id);
      sent += 1;
      expect(await statuses(id)).toEqual(['delivered', 'delivered', 'delivered']);
    });
    expect(receiver.received).toHaveLength(3);
  });

  it('finishes the attempt in progress before it stops', async () => {
    const { webhook_endpoint_id: id } = await createEndpoint(own.caller, { url: receiver.url });
    const stopping = new AbortController();
    receiver.answer((response) => {
      stopping.abort();
      setImmediate(() => response.writeHead(204).end());
    });
    await sendTest(own.caller, id);
    await deliverWebhooks(stopping.signal);
    expect(await statuses(id)).toEqual(['delivered']);
  });

  it('continues after a turn that failed', async () => {
    receiver.answer(204);
    const { webhook_endpoint_id: id } = await createEndpoint(own.caller, { url: receiver.url });
    await asOwner('ALTER FUNCTION webhook_outbox_clients() RENAME TO hidden');
    let isHidden = true;
    await runUntil(async () => {
      if (isHidden) {
        await asOwner('ALTER FUNCTION hidden() RENAME TO webhook_outbox_clients');
        await sendTest(own.caller, id);
        isHidden = false;
      }
      expect(await statuses(id)).toEqual(['delivered']);
    });
  });
});
