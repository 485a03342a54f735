import { redeliverWebhook } from '@/lib/contract/webhook-deliveries';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { redeliver } from '@/lib/webhooks/deliveries/redeliver';

export const POST = endpoint(redeliverWebhook, ({ caller, params }) =>
  redeliver(caller, params.webhook_endpoint_id, params.delivery_id),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(redeliverWebhook);
