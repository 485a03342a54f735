import type { WebhookEndpoint } from '@/lib/contract/webhooks';
import type { WebhookEndpoint as Row } from '@/lib/platform/database/generated/client';
import { now } from '@/lib/platform/clock';

/** The columns of an endpoint without its secrets. */
export const VISIBLE = {
  id: true,
  url: true,
  description: true,
  types: true,
  disableTime: true,
  disableReason: true,
  oldSecretExpireTime: true,
  createTime: true,
  updateTime: true,
} as const;

type Visible = Pick<Row, keyof typeof VISIBLE>;

export const endpointView = (row: Visible): WebhookEndpoint => ({
  webhook_endpoint_id: row.id,
  url: row.url,
  description: row.description,
  event_types: row.types.length > 0 ? row.types : null,
  enabled: row.disableTime === null,
  disable_reason: row.disableReason,
  old_secret_expire_time:
    row.oldSecretExpireTime && row.oldSecretExpireTime > now()
      ? row.oldSecretExpireTime.toISOString()
      : null,
  create_time: row.createTime.toISOString(),
  update_time: row.updateTime.toISOString(),
});
