import { createWebhookEndpoint, listWebhookEndpoints } from '@/lib/contract/webhooks';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { createEndpoint } from '@/lib/webhooks/endpoints/create';
import { listEndpoints } from '@/lib/webhooks/endpoints/list';

export const POST = endpoint(createWebhookEndpoint, ({ caller, body }) =>
  createEndpoint(caller, body),
);
export const GET = endpoint(listWebhookEndpoints, ({ caller }) => listEndpoints(caller));
export const { PUT, PATCH, DELETE, OPTIONS } = refuse(createWebhookEndpoint, listWebhookEndpoints);
