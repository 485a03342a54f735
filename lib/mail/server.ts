import { env } from '@/lib/platform/env';

export interface MailServer {
  /** smtp:// or smtps://, with user and password if the server requires them. */
  readonly url: string;
  readonly from: string;
}

/** Null if SMTP_URL or MAIL_FROM is not set. */
export function mailServer(): MailServer | null {
  const { SMTP_URL: url, MAIL_FROM: from } = env();
  return url !== undefined && from !== undefined ? { url, from } : null;
}
