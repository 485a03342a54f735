import { readWebhookDelivery } from '@/lib/contract/webhook-deliveries';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { readDelivery } from '@/lib/webhooks/deliveries/read';

export const GET = endpoint(readWebhookDelivery, ({ caller, params }) =>
  readDelivery(caller, params.webhook_endpoint_id, params.delivery_id),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(readWebhookDelivery);
