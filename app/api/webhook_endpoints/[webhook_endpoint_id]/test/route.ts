import { testWebhookEndpoint } from '@/lib/contract/webhook-deliveries';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { sendTest } from '@/lib/webhooks/deliveries/send-test';

export const POST = endpoint(testWebhookEndpoint, ({ caller, params }) =>
  sendTest(caller, params.webhook_endpoint_id),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(testWebhookEndpoint);
