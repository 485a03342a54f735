import type { WebhookDelivery } from '@/lib/contract/webhook-deliveries';
import type { WebhookDelivery as Row } from '@/lib/platform/database/generated/client';
import { messageIdOf } from '../sending/message-id';

/** The columns of a delivery without its body, which lists do not show. */
export const VISIBLE = {
  id: true,
  endpointId: true,
  messageId: true,
  type: true,
  status: true,
  tries: true,
  answerStatus: true,
  nextTryTime: true,
  deliverTime: true,
  createTime: true,
} as const;

type Visible = Pick<Row, keyof typeof VISIBLE>;

export const deliveryView = (row: Visible): WebhookDelivery => ({
  delivery_id: row.id,
  webhook_endpoint_id: row.endpointId,
  message_id: messageIdOf(row.messageId),
  type: row.type,
  status: row.status,
  try_count: row.tries,
  answer_status: row.answerStatus,
  next_try_time: row.nextTryTime?.toISOString() ?? null,
  deliver_time: row.deliverTime?.toISOString() ?? null,
  create_time: row.createTime.toISOString(),
});
