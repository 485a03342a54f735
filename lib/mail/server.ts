import { env } from '@/lib/platform/env';

export interface MailServer {
  /** smtp:// or smtps://, with user and password where the server wants them. */
  readonly url: string;
  readonly from: string;
}

/** Null where the settings name no mail server. */
export function mailServer(): MailServer | null {
  const { SMTP_URL: url, MAIL_FROM: from } = env();
  return url !== undefined && from !== undefined ? { url, from } : null;
}
