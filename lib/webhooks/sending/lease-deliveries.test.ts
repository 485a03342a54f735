import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { database, withClient } from '@/lib/platform/database/tenant';
import { asOwner } from '@/tests/setup/owner';
import { makeTenant, type Tenant } from '@/tests/setup/tenants';
import { openReceiver, type Receiver, verified } from '@/tests/setup/receiver';
import {
  allowPrivateAddresses,
  leaseOne,
  startClock,
  startWorker,
  type TestClock,
  work,
} from '@/tests/setup/webhooks';
import { readDelivery } from '../deliveries/read';
import { sendTest } from '../deliveries/send-test';
import { createEndpoint } from '../endpoints/create';
import { removeEndpoint } from '../endpoints/remove';
import { attempt } from './attempt';
import { TRIES_MAX } from './back-off';
import { leaseDeliveries, type LeasedDelivery } from './lease-deliveries';
import { fanOut } from './fan-out';
import type { Answer } from './post';

const LEASE_MS = 60_000;

let own: Tenant;
let receiver: Receiver;
let clock: TestClock;
let endpointId: number;
let secret: string;

const register = async (tenant: Tenant) => createEndpoint(tenant.caller, { url: receiver.url });

beforeAll(async () => {
  allowPrivateAddresses();
  receiver = await openReceiver();
});

let receivedBefore = 0;
const came = () => receiver.received.slice(receivedBefore);

beforeEach(async () => {
  clock?.stop();
  clock = startClock();
  await asOwner('DELETE FROM webhook_endpoint');
  await asOwner('DELETE FROM outbox');
  own = await makeTenant();
  ({ webhook_endpoint_id: endpointId, secret } = await register(own));
  receiver.answer(204);
  receivedBefore = receiver.received.length;
});

afterAll(async () => {
  clock.stop();
  await receiver.close();
});

/** Inserts `count` events into the outbox. */
const happen = (count: number, { clientId } = own) =>
  asOwner(
    `
  INSERT INTO outbox (client_id, client_reference_id, type, payload, create_time)
  SELECT $1, 1, 'report.created', jsonb_build_object('time', '2026-03-02T12:00:00.000Z', 'data', jsonb_build_object('n', n)), now() FROM generate_series(1, $2) n`,
    [clientId, count],
  );

const idsOf = (list: readonly { headers: Record<string, unknown> }[]) =>
  list.map(({ headers }) => String(headers['webhook-id']));
const statuses = () =>
  asOwner<{ status: string; n: number }>(
    'SELECT status::text, count(*)::int AS n FROM webhook_delivery GROUP BY 1 ORDER BY 1',
  );
const answered = (answer: Partial<Answer>) => async (): Promise<Answer> => ({
  status: 204,
  body: '',
  error: null,
  durationMs: 1,
  ...answer,
});

describe('concurrent workers', () => {
  it('create one delivery per event and endpoint', async () => {
    await register(own);
    await happen(900);
    for (let more = true; more;)
      more = (await Promise.all([fanOut(), fanOut(), fanOut(), fanOut()])).includes(true);
    expect(await statuses()).toEqual([{ status: 'pending', n: 1800 }]);
    expect(await asOwner('SELECT 1 FROM outbox WHERE dispatch_time IS NULL')).toEqual([]);
  });

  it('send each delivery once', async () => {
    await happen(60);
    await Promise.all([work(), work(), work(), work()]);
    await work();
    expect(idsOf(came())).toHaveLength(60);
    expect(new Set(idsOf(came())).size).toBe(60);
    expect(await statuses()).toEqual([{ status: 'delivered', n: 60 }]);
    expect(await asOwner<{ n: number }>('SELECT count(*)::int AS n FROM webhook_try')).toEqual([
      { n: 60 },
    ]);
  });

  it('do not lease a delivery in progress, but lease others of its endpoint', async () => {
    await happen(2);
    const first = await leaseOne();
    const others = await leaseDeliveries(64);
    expect(others).toHaveLength(1);
    expect(others[0]?.id).not.toBe(first.id);
  });

  it('lease no more than four deliveries of an endpoint together', async () => {
    for (let more = 0; more < 4; more += 1) await register(own);
    await happen(10);
    while (await fanOut());
    const leased = (
      await Promise.all([leaseDeliveries(64), leaseDeliveries(64), leaseDeliveries(64)])
    ).flat();
    const again = await leaseDeliveries(64);
    const perEndpoint = new Map<number, number>();
    for (const { endpointId: id } of leased) perEndpoint.set(id, (perEndpoint.get(id) ?? 0) + 1);
    expect(Math.max(...perEndpoint.values())).toBe(4);
    expect(again).toEqual([]);
    expect(new Set(leased.map(({ id }) => id)).size).toBe(leased.length);
  });
});

describe('leaseDeliveries', () => {
  it('leases the first delivery of a client despite a thousand of another', async () => {
    const other = await makeTenant();
    await register(other);
    await happen(1000);
    await happen(1, other);
    await fanOut();
    const leased = await leaseDeliveries(64);
    expect(leased.filter(({ clientId }) => clientId === other.clientId)).toHaveLength(1);
  });

  it('leaves room for other clients while endpoints do not respond', async () => {
    for (let more = 0; more < 3; more += 1) await register(own);
    await happen(20);
    while (await fanOut());
    const stuck = await leaseDeliveries(64); // leased until the end of the test
    expect(stuck).toHaveLength(8);
    const other = await makeTenant();
    await register(other);
    await happen(3, other);
    await work();
    expect(came()).toHaveLength(3);
  });

  it('alternates between the endpoints of a client', async () => {
    const { webhook_endpoint_id: second } = await register(own);
    await happen(3);
    while (await fanOut());
    const turns: number[] = [];
    for (let [one] = await leaseDeliveries(1); one; [one] = await leaseDeliveries(1)) {
      turns.push(one.endpointId);
      await attempt(one, answered({}));
      clock.pass(1);
    }
    expect(turns).toEqual([endpointId, second, endpointId, second, endpointId, second]);
  });
});

describe('a worker that dies during an attempt', () => {
  it('loses its lease to another worker, which sends the same id; the history shows both attempts', async () => {
    await happen(1);
    const { id: deliveryId, messageId } = await leaseOne();
    clock.pass(LEASE_MS - 1);
    await work();
    expect(came()).toEqual([]);
    clock.pass(1);
    await work();
    expect(idsOf(came())).toEqual([`msg_${messageId}`]);
    const { status, tries } = await readDelivery(own.caller, endpointId, deliveryId);
    expect(status).toBe('delivered');
    expect(tries).toMatchObject([
      { number: 1, duration_ms: null, answer_status: null, error: null },
      { number: 2, answer_status: 204 },
    ]);
  });

  it('does not cause attempts for ever', async () => {
    await happen(1);
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      await leaseOne();
      clock.pass(LEASE_MS);
    }
    await work();
    expect(came()).toEqual([]);
    expect(await statuses()).toEqual([{ status: 'failed', n: 1 }]);
  });

  it('by SIGKILL before the response has its delivery sent again', async () => {
    await sendTest(own.caller, endpointId);
    // the receiver gets the request, but does not respond
    const arrival = new Promise<void>((settle) => receiver.answer(() => settle()));
    const worker = startWorker();
    try {
      await arrival;
    } finally {
      worker.kill('SIGKILL');
    }
    await once(worker, 'exit');
    receiver.answer(204);
    await work();
    expect(came()).toHaveLength(1);
    clock.pass(2 * LEASE_MS);
    await work();
    const [first, second] = came();
    if (!first || !second) throw new Error('it did not come twice');
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
    expect(verified(secret, second)).toMatchObject({ type: 'webhook.test' });
    expect(await statuses()).toEqual([{ status: 'delivered', n: 1 }]);
  });
});

/** Two leases of one delivery: the first has ended, the second is current. */
async function overtaken(): Promise<[slow: LeasedDelivery, other: LeasedDelivery]> {
  await happen(1);
  const slow = await leaseOne();
  clock.pass(LEASE_MS);
  return [slow, await leaseOne()];
}

describe('a worker whose lease has ended', () => {
  it('cannot report failure after another has delivered', async () => {
    const [slow, other] = await overtaken();
    await attempt(other, answered({ status: 200 }));
    await attempt(slow, answered({ status: 500 }));
    expect(await readDelivery(own.caller, endpointId, slow.id)).toMatchObject({
      status: 'delivered',
      answer_status: 200,
      tries: [{ answer_status: 500 }, { answer_status: 200 }],
    });
  });

  it('can report success, after which the failure of the other is ignored', async () => {
    const [slow, other] = await overtaken();
    await attempt(slow, answered({ status: 200 }));
    await attempt(other, answered({ status: 500 }));
    expect((await readDelivery(own.caller, endpointId, slow.id)).status).toBe('delivered');
    clock.pass(LEASE_MS);
    expect(await leaseDeliveries(10)).toEqual([]);
  });

  it('changes nothing if the endpoint has been deleted', async () => {
    await happen(1);
    const leased = await leaseOne();
    await removeEndpoint(own.caller, endpointId);
    await attempt(leased, answered({ status: 410 }));
    await attempt(leased, answered({ status: 200 }));
    expect(await asOwner('SELECT 1 FROM webhook_delivery')).toEqual([]);
  });
});

describe('functions that bypass row-level security', () => {
  it('return ids of clients and endpoints with pending work only', async () => {
    await happen(1);
    expect(await database().$queryRaw`SELECT * FROM webhook_outbox_clients()`).toEqual([
      { client_id: own.clientId },
    ]);
    await fanOut();
    expect(
      await database().$queryRaw`SELECT * FROM webhook_due(now() + interval '1 day', 4, 8, 10)`,
    ).toEqual([{ client_id: own.clientId, endpoint_id: endpointId }]);
    expect(
      await asOwner(
        `SELECT proname FROM pg_proc WHERE prosecdef AND pronamespace = 'public'::regnamespace ORDER BY 1`,
      ),
    ).toEqual(
      [
        'count_catalogue',
        'job_due',
        'mail_due',
        'next_price_import',
        'sort_in_words',
        'webhook_due',
        'webhook_outbox_clients',
      ].map((proname) => ({ proname })),
    );
  });

  it('do not let a client read secrets, messages or responses of another', async () => {
    await happen(1);
    await work();
    const other = await makeTenant();
    for (const table of ['webhook_endpoint', 'webhook_delivery', 'webhook_try', 'outbox']) {
      expect(
        await withClient(other.clientId, (tx) => tx.$queryRawUnsafe(`SELECT 1 FROM ${table}`)),
        table,
      ).toEqual([]);
      expect((await asOwner(`SELECT 1 FROM ${table}`)).length, table).toBeGreaterThan(0);
    }
  });
});
