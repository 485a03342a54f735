import { type Cause, cause, textOf } from '@/lib/shared/reasons';
import { now } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { unseal } from '@/lib/platform/seal';
import { TRIES_MAX } from './back-off';
import type { LeasedDelivery } from './lease-deliveries';
import { finish } from './finish';
import { messageIdOf } from './message-id';
import { type Answer, post } from './post';
import { sign } from './sign';

const noAnswer = (why: Cause): Answer => ({
  status: null,
  body: null,
  error: why,
  durationMs: 0,
});

/** Makes one attempt at a delivery and stores its result. */
export async function attempt(leased: LeasedDelivery, send: typeof post = post): Promise<void> {
  const answer = await answerTo(leased, send);
  await finish(leased, answer);
  const { clientId, endpointId, id, tries } = leased;
  const { status, error, durationMs } = answer;
  log().info(
    {
      client_id: clientId,
      webhook_endpoint_id: endpointId,
      delivery_id: id,
      try: tries,
      status,
      error: error && textOf(error),
      ms: durationMs,
    },
    'webhook',
  );
}

async function answerTo(leased: LeasedDelivery, send: typeof post): Promise<Answer> {
  // A delivery that crashes its worker must not crash the next.
  if (leased.step > TRIES_MAX) return noAnswer(cause('webhook_given_up'));
  const { url, body } = leased;
  const messageId = messageIdOf(leased.messageId);
  const time = now();
  let secrets: string[];
  try {
    secrets = leased.secrets.map(unseal);
  } catch (error) {
    log().error(
      { err: error, webhook_endpoint_id: leased.endpointId },
      'a signing secret cannot be read: was KEY_HASH_SECRET changed?',
    );
    return noAnswer(cause('webhook_secret_unreadable'));
  }
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'claim-valuation-webhooks',
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
    'webhook-signature': sign(secrets, messageId, time, body),
  };
  return send({ url, headers, body }, { allowPrivate: env().WEBHOOK_ALLOW_PRIVATE });
}
