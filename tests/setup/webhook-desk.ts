/** Gives each test a client with one endpoint at its own receiver, and a stopped clock. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { setStatus } from '@/lib/appraisals/set-status';
import { listDeliveries } from '@/lib/webhooks/deliveries/list';
import { readDelivery } from '@/lib/webhooks/deliveries/read';
import { sendTest } from '@/lib/webhooks/deliveries/send-test';
import { createEndpoint } from '@/lib/webhooks/endpoints/create';
import { asOwner } from './owner';
import { openReceiver, type Received, type Receiver } from './receiver';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  type MadeAppraisal,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from './tenants';
import { allowPrivateAddresses, fanOutAll, startClock, type TestClock } from './webhooks';

type Types = Parameters<typeof createEndpoint>[1]['event_types'];

class WebhookDesk {
  private readonly receivers: Receiver[];
  private statusId = 2;

  constructor(
    readonly clock: TestClock,
    readonly own: Tenant,
    readonly claim: number,
    readonly appraisal: MadeAppraisal,
    readonly receiver: Receiver,
  ) {
    this.receivers = [receiver];
  }

  endpointId = 0;
  secret = '';

  async newReceiver(): Promise<Receiver> {
    const opened = await openReceiver();
    this.receivers.push(opened);
    return opened;
  }

  async register(
    tenant = this.own,
    url = this.receiver.url,
    types: Types = undefined,
  ): Promise<{ id: number; secret: string }> {
    const made = await createEndpoint(tenant.caller, { url, event_types: types });
    return { id: made.webhook_endpoint_id, secret: made.secret };
  }

  /** Causes one event, appraisal.status_changed. */
  async cause(): Promise<void> {
    this.statusId = this.statusId === 2 ? 3 : 2;
    await setStatus(this.own.caller, this.claim, this.appraisal.id, this.statusId);
  }

  async deliveries() {
    return (await listDeliveries(this.own.caller, this.endpointId, {})).deliveries;
  }

  async single() {
    const [first, ...others] = await this.deliveries();
    if (!first || others.length > 0) throw new Error('not one delivery');
    return first;
  }

  async history(deliveryId: number) {
    return (await readDelivery(this.own.caller, this.endpointId, deliveryId)).tries;
  }

  message(n: number): Received {
    const found = this.receiver.received[n - 1];
    if (!found) throw new Error(`there is no message ${n}`);
    return found;
  }

  async close(): Promise<void> {
    this.clock.stop();
    await Promise.all(this.receivers.map((one) => one.close()));
  }
}

/** Creates an endpoint with an unsent delivery, at an address without a server. */
export async function makeWebhook({
  caller,
}: Tenant): Promise<{ webhookEndpointId: number; deliveryId: number }> {
  const { webhook_endpoint_id: webhookEndpointId } = await createEndpoint(caller, {
    url: 'https://hooks.example.com/in',
  });
  return { webhookEndpointId, deliveryId: (await sendTest(caller, webhookEndpointId)).delivery_id };
}

async function openDesk(): Promise<WebhookDesk> {
  const own = await makeTenant();
  const claim = await makeClaim(own);
  const desk = new WebhookDesk(
    startClock(),
    own,
    claim,
    await makeAppraisal(own, claim),
    await openReceiver(),
  );
  await fanOutAll();
  ({ id: desk.endpointId, secret: desk.secret } = await desk.register());
  return desk;
}

/**
 * To be called at the top of a test file.
 * @returns the desk of the running test
 */
export function useDesk(): () => WebhookDesk {
  let desk: WebhookDesk | undefined;
  beforeAll(async () => {
    allowPrivateAddresses();
    await loadCatalogue(PRICE_DATE);
  });
  beforeEach(async () => {
    await desk?.close();
    await asOwner('DELETE FROM webhook_endpoint');
    await asOwner('DELETE FROM outbox');
    desk = await openDesk();
  });
  afterAll(() => desk?.close());
  return () => {
    if (!desk) throw new Error('not set up');
    return desk;
  };
}
