import { createTransport } from 'nodemailer';
import type { Letter } from '../letter';
import type { MailServer } from '../server';

/**
 * Limits of a pause in the dialogue with the server and of a complete attempt, so that a server
 * that sends single bytes slowly times out too.
 */
const IDLE_TIMEOUT_MS = 15_000;
export const TRY_TIMEOUT_MS = 60_000;
const ANSWER_LENGTH_MAX = 500;

interface Envelope {
  readonly to: string;
  readonly messageId: string;
  readonly letter: Letter;
}

export type Outcome =
  | { readonly isSent: true; readonly answer: string }
  /** `isFinal` means that the server would refuse the same e-mail again. */
  | {
      readonly isSent: false;
      readonly isFinal: boolean;
      readonly failure: 'refused' | 'unreachable' | 'timed_out' | 'not_let_in';
      readonly answer: string;
    };

/** Makes one attempt to send an e-mail. Never rejects. */
export async function handOver(
  server: MailServer,
  { to, messageId, letter }: Envelope,
  { idleTimeoutMs = IDLE_TIMEOUT_MS, tryTimeoutMs = TRY_TIMEOUT_MS } = {},
): Promise<Outcome> {
  const { address } = addressOf(server.from);
  const transport = createTransport({
    url: server.url,
    connectionTimeout: idleTimeoutMs,
    greetingTimeout: idleTimeoutMs,
    socketTimeout: idleTimeoutMs,
    dnsTimeout: idleTimeoutMs,
  });
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(Object.assign(new Error('The mail server took too long'), { code: 'ETIMEDOUT' })),
      tryTimeoutMs,
    );
  });
  const sending = transport.sendMail({
    from: { name: letter.fromName, address },
    to: { name: '', address: to },
    messageId: `<${messageId}@${address.split('@')[1] ?? 'localhost'}>`,
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    const { response } = await Promise.race([sending, tooLong]);
    return { isSent: true, answer: shortened(response) };
  } catch (error) {
    return outcomeOf(error);
  } finally {
    clearTimeout(timer);
    sending.catch(() => {}); // If the timeout won the race, a late rejection would be unhandled.
    transport.close();
  }
}

/** Splits `Name <address>` or a bare address, the two formats of MAIL_FROM. */
export function addressOf(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^(.*)<([^<>]+)>\s*$/.exec(from) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() };
}

const shortened = (text: string | undefined): string =>
  (text ?? '').replace(/[^\P{Cc}]+/gu, ' ').slice(0, ANSWER_LENGTH_MAX);

function outcomeOf(error: unknown): Outcome {
  const { code, responseCode, response, message } = error as {
    code?: string;
    responseCode?: number;
    response?: string;
    message?: string;
  };
  const answer = shortened(response ?? message ?? String(error));
  const failed = (
    failure: Extract<Outcome, { isSent: false }>['failure'],
    isFinal = false,
  ): Outcome => ({ isSent: false, isFinal, failure, answer });
  if (code === 'EAUTH' || code === 'ENOAUTH') return failed('not_let_in');
  if (code === 'ETIMEDOUT') return failed('timed_out');
  if (responseCode !== undefined) return failed('refused', responseCode >= 500);
  return failed('unreachable');
}
