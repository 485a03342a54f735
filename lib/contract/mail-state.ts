import { reason } from '@/lib/shared/reasons';
import { z } from 'zod';
import { isMailAddress } from '@/lib/shared/mail-address';
import { instant, text } from './fields';

export const mailAddress = text(254)
  .refine(isMailAddress, reason('not_one_email_address'))
  .meta({
    format: 'email',
    pattern: '^[^\\s@,;<>"]+@[^\\s@,;<>"]+\\.[^\\s@,;<>"]+$',
    examples: ['karen@example.com'],
  });

/**
 * Why an attempt failed: the mail server refused the e-mail, was unreachable, timed out, or refused
 * the login.
 */
const mailFailure = z.enum([
  'refused',
  'unreachable',
  'timed_out',
  'not_let_in',
  'cut_off',
  'withdrawn',
]);

export const mailState = z
  .object({
    mail_to: z.string(),
    status: z
      .enum(['queued', 'sent', 'failed'])
      .describe('`sent`: accepted by the mail server. `failed`: no retries left; send it again.'),
    create_time: instant,
    send_time: instant.nullable(),
    try_count: z.int(),
    next_try_time: instant.nullable(),
    failure: mailFailure
      .nullable()
      .describe(
        'Of the last attempt: `refused` by the mail server, `unreachable`, `timed_out`, `not_let_in` (wrong user or password), `cut_off` (connection lost); `withdrawn` if the link was replaced or another e-mail was sent.',
      ),
    answer: z.string().nullable().describe('The response of the mail server.'),
  })
  .meta({ id: 'MailState', description: 'The state of an e-mail.' });

export type MailState = z.infer<typeof mailState>;
