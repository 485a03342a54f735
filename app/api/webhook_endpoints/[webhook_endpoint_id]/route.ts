import {
  deleteWebhookEndpoint,
  readWebhookEndpoint,
  updateWebhookEndpoint,
} from '@/lib/contract/webhooks';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { readEndpoint } from '@/lib/webhooks/endpoints/list';
import { removeEndpoint } from '@/lib/webhooks/endpoints/remove';
import { updateEndpoint } from '@/lib/webhooks/endpoints/update';

export const GET = endpoint(readWebhookEndpoint, ({ caller, params }) =>
  readEndpoint(caller, params.webhook_endpoint_id),
);
export const PUT = endpoint(updateWebhookEndpoint, ({ caller, params, body }) =>
  updateEndpoint(caller, params.webhook_endpoint_id, body),
);
export const DELETE = endpoint(deleteWebhookEndpoint, ({ caller, params }) =>
  removeEndpoint(caller, params.webhook_endpoint_id),
);
export const { POST, PATCH, OPTIONS } = refuse(
  readWebhookEndpoint,
  updateWebhookEndpoint,
  deleteWebhookEndpoint,
);
