import type { Chapter } from '../sample';

const NOWHERE = { webhook_endpoint_id: '999999999' };
const NO_INTEGER = { webhook_endpoint_id: 'first' };
const URL = 'https://claims.example/hooks';

interface Delivery {
  readonly tries: readonly { readonly duration_ms: number | null }[];
}

const wasTried = ({ tries }: Delivery) => tries.length === 1 && tries[0]?.duration_ms !== null;

export const webhooks: Chapter = {
  title: 'Webhooks',
  about: 'With a key that has the scope `admin`. How a message looks and is verified: [the guide](guide/webhooks.md).',
  samples: [
    {
      operation: 'createWebhookEndpoint', status: 200, key: 'ADMIN_KEY', json: { url: URL, event_types: ['forensics.completed', 'report.created'] },
      keep: { ENDPOINT: (body: { webhook_endpoint_id: number }) => body.webhook_endpoint_id },
    },
    { operation: 'createWebhookEndpoint', status: 400, code: 'ERMP00', when: 'no address', key: 'ADMIN_KEY', json: {} },
    { operation: 'createWebhookEndpoint', status: 400, code: 'ERIP00', when: 'a wrong type', key: 'ADMIN_KEY', json: { url: 7 } },
    { operation: 'createWebhookEndpoint', status: 400, code: 'ERWP00', when: 'an address with a password', key: 'ADMIN_KEY', json: { url: 'https://name:secret@hooks.example.com/in' } },
    { operation: 'createWebhookEndpoint', status: 403, code: 'ERIT02', when: 'a key without the scope', json: { url: URL } },
    { operation: 'listWebhookEndpoints', status: 200, key: 'ADMIN_KEY' },
    { operation: 'readWebhookEndpoint', status: 200, key: 'ADMIN_KEY' },
    { operation: 'readWebhookEndpoint', status: 400, code: 'ERIP00', when: 'the id is no integer', key: 'ADMIN_KEY', path: NO_INTEGER },
    { operation: 'readWebhookEndpoint', status: 404, code: 'ERNF00', when: 'no such endpoint', key: 'ADMIN_KEY', path: NOWHERE },
    { operation: 'updateWebhookEndpoint', status: 200, key: 'ADMIN_KEY', json: { description: 'claims desk' } },
    { operation: 'updateWebhookEndpoint', status: 400, code: 'ERIP00', when: 'a wrong type', key: 'ADMIN_KEY', json: { enabled: 'yes' } },
    { operation: 'updateWebhookEndpoint', status: 400, code: 'ERWP00', when: 'an address with a password', key: 'ADMIN_KEY', json: { url: 'https://name:secret@hooks.example.com/in' } },
    { operation: 'updateWebhookEndpoint', status: 404, code: 'ERNF00', when: 'no such endpoint', key: 'ADMIN_KEY', path: NOWHERE, json: {} },
    { operation: 'rotateWebhookSecret', status: 200, key: 'ADMIN_KEY', json: { grace_hours: 24 } },
    { operation: 'rotateWebhookSecret', status: 400, code: 'ERIP00', when: 'the id is no integer', key: 'ADMIN_KEY', path: NO_INTEGER, json: {} },
    { operation: 'rotateWebhookSecret', status: 400, code: 'ERWP00', when: 'a grace time out of range', key: 'ADMIN_KEY', json: { grace_hours: 1000 } },
    { operation: 'rotateWebhookSecret', status: 404, code: 'ERNF00', when: 'no such endpoint', key: 'ADMIN_KEY', path: NOWHERE, json: {} },
    {
      operation: 'testWebhookEndpoint', status: 200, key: 'ADMIN_KEY',
      keep: { DELIVERY: (body: { delivery_id: number }) => body.delivery_id },
    },
    { operation: 'testWebhookEndpoint', status: 400, code: 'ERIP00', when: 'the id is no integer', key: 'ADMIN_KEY', path: NO_INTEGER },
    { operation: 'testWebhookEndpoint', status: 404, code: 'ERNF00', when: 'no such endpoint', key: 'ADMIN_KEY', path: NOWHERE },
    { operation: 'readWebhookDelivery', status: 200, when: 'after a try that nobody answered', key: 'ADMIN_KEY', until: wasTried },
    { operation: 'readWebhookDelivery', status: 400, code: 'ERIP00', when: 'the id is no integer', key: 'ADMIN_KEY', path: { delivery_id: 'first' } },
    { operation: 'readWebhookDelivery', status: 404, code: 'ERNF00', when: 'no such delivery', key: 'ADMIN_KEY', path: { delivery_id: '999999999' } },
    { operation: 'listWebhookDeliveries', status: 200, key: 'ADMIN_KEY' },
    { operation: 'listWebhookDeliveries', status: 400, code: 'ERIP00', when: 'a cursor that is not ours', key: 'ADMIN_KEY', query: 'cursor=x' },
    { operation: 'listWebhookDeliveries', status: 400, code: 'ERWP00', when: '`limit` is out of range', key: 'ADMIN_KEY', query: 'limit=101' },
    { operation: 'listWebhookDeliveries', status: 404, code: 'ERNF00', when: 'no such endpoint', key: 'ADMIN_KEY', path: NOWHERE },
    { operation: 'redeliverWebhook', status: 200, key: 'ADMIN_KEY' },
    { operation: 'redeliverWebhook', status: 400, code: 'ERIP00', when: 'the id is no integer', key: 'ADMIN_KEY', path: { delivery_id: 'first' } },
    { operation: 'redeliverWebhook', status: 404, code: 'ERNF00', when: 'no such delivery', key: 'ADMIN_KEY', path: { delivery_id: '999999999' } },
    { operation: 'updateWebhookEndpoint', status: 200, when: 'switched off', key: 'ADMIN_KEY', json: { enabled: false } },
    { operation: 'testWebhookEndpoint', status: 400, code: 'ERWP00', when: 'it is switched off', key: 'ADMIN_KEY' },
    { operation: 'redeliverWebhook', status: 400, code: 'ERWP00', when: 'it is switched off', key: 'ADMIN_KEY' },
    { operation: 'deleteWebhookEndpoint', status: 204, key: 'ADMIN_KEY' },
    { operation: 'deleteWebhookEndpoint', status: 400, code: 'ERIP00', when: 'the id is no integer', key: 'ADMIN_KEY', path: NO_INTEGER },
    { operation: 'deleteWebhookEndpoint', status: 404, code: 'ERNF00', when: 'it is gone already', key: 'ADMIN_KEY' },
  ],
};
