import { Webhook } from 'standardwebhooks';

/** The value of `webhook-signature`: one signature per secret, the current one first. */
export const sign = (
  secrets: readonly string[],
  messageId: string,
  time: Date,
  body: string,
): string => secrets.map((secret) => new Webhook(secret).sign(messageId, time, body)).join(' ');
