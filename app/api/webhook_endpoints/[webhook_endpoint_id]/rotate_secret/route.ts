import { rotateWebhookSecret } from '@/lib/contract/webhooks';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { rotateSecret } from '@/lib/webhooks/endpoints/rotate-secret';

export const POST = endpoint(rotateWebhookSecret, ({ caller, params, body }) =>
  rotateSecret(caller, params.webhook_endpoint_id, body.grace_hours),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(rotateWebhookSecret);
