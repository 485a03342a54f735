import { beforeAll, describe, expect, it } from 'vitest';
import { withClient } from '@/lib/platform/database/tenant';
import { api } from '@/tests/setup/api';
import { eventsOfClient } from '@/tests/setup/api-keys';
import { idOfKey, makeTenant, type Tenant } from '@/tests/setup/tenants';
import { recordForClients } from './record-for-clients';

let own: Tenant;

beforeAll(async () => {
  own = await makeTenant();
});

const PATH = '/webhook_endpoints';
const URL = 'https://hooks.example.com/in';

describe('recordForClients', () => {
  it('is rolled back with the transaction of the change', async () => {
    const before = await eventsOfClient(own.clientId);
    const failing = withClient(own.clientId, async (tx) => {
      await recordForClients(tx, {
        clientIds: [own.clientId],
        type: 'of.the_tests',
        actor: 'test',
        data: {},
      });
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await eventsOfClient(own.clientId)).toEqual(before);
  });

  it('rejects an event for a client that the transaction cannot see', async () => {
    const other = await makeTenant();
    const before = await eventsOfClient(other.clientId);
    await expect(
      withClient(own.clientId, (tx) =>
        recordForClients(tx, {
          clientIds: [own.clientId, other.clientId],
          type: 'forged.event',
          actor: 'test',
          data: {},
        }),
      ),
    ).rejects.toThrow(/row-level security/);
    expect([
      await eventsOfClient(other.clientId),
      (await eventsOfClient(own.clientId)).some(({ type }) => type === 'forged.event'),
    ]).toEqual([before, false]);
  });
});

describe('the audit trail of a client', () => {
  it('records webhook endpoint changes with actor and URL, without signing secrets', async () => {
    const call = (method: string, path: string, json?: object) =>
      api(method, `${PATH}${path}`, { key: own.key, ...(json ? { json } : {}) });
    const { webhook_endpoint_id: id, secret } = (await call('POST', '', { url: URL })).body as {
      webhook_endpoint_id: number;
      secret: string;
    };
    await call('PUT', `/${id}`, { enabled: false });
    const rotated = (await call('POST', `/${id}/rotate_secret`, {})).body as { secret?: string };
    await call('DELETE', `/${id}`);
    const events = (await eventsOfClient(own.clientId)).filter(({ type }) =>
      type.startsWith('webhook_endpoint.'),
    );
    expect(events).toMatchObject([
      {
        type: 'webhook_endpoint.created',
        actor: `key:${idOfKey(own.key)}`,
        data: { webhook_endpoint_id: id, url: URL },
      },
      { type: 'webhook_endpoint.updated', data: { changes: { enabled: false } } },
      { type: 'webhook_endpoint.secret_rotated', data: { webhook_endpoint_id: id } },
      { type: 'webhook_endpoint.deleted', data: { webhook_endpoint_id: id } },
    ]);
    for (const one of [secret, rotated.secret ?? 'whsec_'])
      expect(JSON.stringify(events)).not.toContain(one);
  });
});
