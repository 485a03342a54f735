import type { MailState } from '@/lib/contract/mail-state';
import type { Transaction } from '@/lib/platform/database/tenant';

/** The state of the newest e-mail of a kind about a claim; null if there is none. */
export async function newestMail(
  tx: Transaction,
  {
    clientId,
    clientReferenceId,
    kind,
  }: { clientId: number; clientReferenceId: number; kind: string },
): Promise<MailState | null> {
  const mail = await tx.mail.findFirst({
    where: { clientId, clientReferenceId, kind },
    orderBy: { id: 'desc' },
  });
  return (
    mail && {
      mail_to: mail.recipient,
      status: mail.status as MailState['status'],
      create_time: mail.createTime.toISOString(),
      send_time: mail.sendTime?.toISOString() ?? null,
      try_count: mail.tries,
      next_try_time: mail.nextTryTime?.toISOString() ?? null,
      failure: mail.failure as MailState['failure'],
      answer: mail.answer,
    }
  );
}
