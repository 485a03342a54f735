/**
 * Webhooks from an integrator's side: the running service and its worker, and a receiver that
 * verifies with the public library.
 */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoCredentials, serviceUrl } from '../setup/service';
import { openReceiver, type Received, type Receiver, verified } from '../setup/receiver';

const { api_key: key } = demoCredentials();
const ARRIVAL_TIMEOUT_MS = 30_000;

interface Delivery {
  readonly delivery_id: number;
  readonly message_id: string;
  readonly status: string;
  readonly try_count: number;
  readonly type: string;
}

async function send<Body = unknown>(method: string, path: string, json?: object): Promise<Body> {
  const response = await fetch(`${serviceUrl()}/api${path}`, {
    method,
    headers: {
      authorization: `apiKey ${key}`,
      ...(json ? { 'content-type': 'application/json' } : {}),
    },
    body: json ? JSON.stringify(json) : null,
  });
  const text = await response.text();
  expect(response.status, `${method} ${path}: ${text}`).toBeLessThan(300);
  return (text === '' ? undefined : JSON.parse(text)) as Body;
}

let receiver: Receiver;
let endpointId: number;
let secret: string;
let appraisalPath: string;
let claimId: number;

const arrived = (count: number): Promise<readonly Received[]> =>
  vi.waitFor(
    () => {
      if (receiver.received.length < count)
        throw new Error(`${receiver.received.length} of ${count} messages came`);
      return receiver.received;
    },
    { timeout: ARRIVAL_TIMEOUT_MS, interval: 50 },
  );

const deliveryThat = (condition: (delivery: Delivery) => boolean): Promise<Delivery> =>
  vi.waitFor(
    async () => {
      const { deliveries } = await send<{ deliveries: Delivery[] }>(
        'GET',
        `/webhook_endpoints/${endpointId}/deliveries`,
      );
      const found = deliveries.find(condition);
      if (!found) throw new Error(`none of ${JSON.stringify(deliveries)}`);
      return found;
    },
    { timeout: ARRIVAL_TIMEOUT_MS, interval: 100 },
  );

const setStatus = (id: number) =>
  send('PUT', `${appraisalPath}/appraisal_status`, { appraisal_status_id: id });

beforeAll(async () => {
  receiver = await openReceiver();
  ({ client_reference_id: claimId } = await send<{ client_reference_id: number }>(
    'POST',
    '/client_reference',
    { client_reference: `webhooks ${Date.now()}` },
  ));
  const made = await send<{ webhook_endpoint_id: number; secret: string }>(
    'POST',
    '/webhook_endpoints',
    { url: receiver.url, event_types: ['appraisal.created', 'appraisal.status_changed'] },
  );
  ({ webhook_endpoint_id: endpointId, secret } = made);
});

afterAll(async () => {
  await send('DELETE', `/webhook_endpoints/${endpointId}`);
  await receiver.close();
});

it('an event caused over the API arrives, signed, with its data', async () => {
  const { appraisal_id: id } = await send<{ appraisal_id: number }>(
    'POST',
    `/client_reference/${claimId}/appraisal`,
    { cpid: 'apple-iphone-13-128-gb', rpid: 'apple-iphone-15-pro-128-gb' },
  );
  appraisalPath = `/client_reference/${claimId}/appraisal/${id}`;
  await setStatus(2);
  const events = (await arrived(2)).map((message) => verified(secret, message));
  expect(events.map(({ type }) => type).sort()).toEqual([
    'appraisal.created',
    'appraisal.status_changed',
  ]);
  for (const { data } of events)
    expect(data).toMatchObject({ client_reference_id: claimId, appraisal_id: id });
});

it('a receiver that was down gets the message under the same id when it is back', async () => {
  await receiver.close();
  await setStatus(3);
  const waiting = await deliveryThat(
    ({ status, try_count: tries }) => status === 'pending' && tries > 0,
  );
  await vi.waitFor(
    async () => {
      // An attempt is counted when it starts.
      const read = await send(
        'GET',
        `/webhook_endpoints/${endpointId}/deliveries/${waiting.delivery_id}`,
      );
      expect(read).toMatchObject({
        tries: expect.arrayContaining([
          expect.objectContaining({ answer_status: null, error: 'The connection was refused' }),
        ]),
      });
    },
    { timeout: ARRIVAL_TIMEOUT_MS, interval: 100 },
  );
  await receiver.open();
  const came = (await arrived(3))[2];
  if (!came) throw new Error('nothing came');
  expect(came.headers['webhook-id']).toBe(waiting.message_id);
  expect(verified(secret, came)).toMatchObject({ type: 'appraisal.status_changed' });
  await deliveryThat(
    ({ delivery_id: id, status }) => id === waiting.delivery_id && status === 'delivered',
  );
});

it('a message is sent again on request, and after a rotation both secrets verify it', async () => {
  const before = await deliveryThat(({ status }) => status === 'delivered');
  const { secret: fresh } = await send<{ secret: string }>(
    'POST',
    `/webhook_endpoints/${endpointId}/rotate_secret`,
  );
  await send('POST', `/webhook_endpoints/${endpointId}/deliveries/${before.delivery_id}/redeliver`);
  const again = (await arrived(4))[3];
  if (!again) throw new Error('nothing came');
  expect(again.headers['webhook-id']).toBe(before.message_id);
  for (const one of [secret, fresh]) expect(verified(one, again).type).toBe(before.type);
});

it('a test message arrives and its answer can be read', async () => {
  receiver.answer((response) => void response.writeHead(200).end('seen'));
  const { delivery_id: id } = await send<Delivery>('POST', `/webhook_endpoints/${endpointId}/test`);
  await deliveryThat((delivery) => delivery.delivery_id === id && delivery.status === 'delivered');
  expect(await send('GET', `/webhook_endpoints/${endpointId}/deliveries/${id}`)).toMatchObject({
    type: 'webhook.test',
    message: { type: 'webhook.test' },
    tries: [{ answer_status: 200, answer_body: 'seen' }],
  });
});
