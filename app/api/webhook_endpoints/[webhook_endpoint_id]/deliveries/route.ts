import { listWebhookDeliveries } from '@/lib/contract/webhook-deliveries';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { listDeliveries } from '@/lib/webhooks/deliveries/list';

export const GET = endpoint(listWebhookDeliveries, ({ caller, params, query }) =>
  listDeliveries(caller, params.webhook_endpoint_id, query),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(listWebhookDeliveries);
