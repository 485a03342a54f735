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

/** Why a try failed: the mail server refused it, could not be reached, did not answer in time, or did not let us in. */
export const mailFailure = z.enum([
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
      .describe('`sent`: the mail server has taken it. `failed`: no try follows; send it again.'),
    create_time: instant,
    send_time: instant.nullable(),
    try_count: z.int(),
    next_try_time: instant.nullable(),
    failure: mailFailure
      .nullable()
      .describe(
        'Of the last try: `refused` by the mail server, `unreachable`, `timed_out`, `not_let_in` (user and password of the settings), `cut_off` in the middle; `withdrawn` where the link was replaced or another mail was sent.',
      ),
    answer: z.string().nullable().describe('What the mail server said.'),
  })
  .meta({ id: 'MailState', description: 'How an e-mail stands.' });

export type MailState = z.infer<typeof mailState>;
