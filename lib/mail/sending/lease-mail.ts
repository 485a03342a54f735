import { now } from '@/lib/platform/clock';
import { Prisma } from '@/lib/platform/database/generated/client';
import { database, withClient } from '@/lib/platform/database/tenant';
import { type Lease, leaseDueRows, leaseEach, type LeaseTable } from '@/lib/platform/queue/lease';
import { TRY_TIMEOUT_MS } from './hand-over';

export const MAILS: LeaseTable = {
  name: Prisma.sql`mail`,
  waiting: Prisma.sql`'queued'`,
  done: Prisma.sql`'sent'`,
  failed: Prisma.sql`'failed'`,
  leaseMs: TRY_TIMEOUT_MS + 30_000,
};

export interface LeasedMail extends Lease {
  readonly messageId: string;
  readonly recipient: string;
  readonly contentSealed: Uint8Array;
}

/** Leases at most `room` due e-mails: the oldest of every client before the second of any. */
export async function leaseMail(room: number): Promise<LeasedMail[]> {
  if (room <= 0) return [];
  const due = await database().$queryRaw<{ client_id: number; mail_id: number }[]>`
    SELECT client_id, mail_id FROM mail_due(${now()}, ${room}::int)`;
  return leaseEach(due, room, ({ client_id, mail_id }) => leaseOne(client_id, mail_id));
}

interface Row {
  id: number;
  tries: number;
  message_id: string;
  recipient: string;
  content_sealed: Uint8Array;
}

const leaseOne = (clientId: number, mailId: number): Promise<LeasedMail[]> =>
  withClient(clientId, async (tx) => {
    const rows = await leaseDueRows<Row>(tx, MAILS, clientId, {
      only: Prisma.sql`id = ${mailId}`,
      most: 1,
      columns: Prisma.sql`message_id::text, recipient, content_sealed`,
    });
    return rows.map(({ id, tries, message_id, recipient, content_sealed }) => ({
      clientId,
      id,
      tries,
      messageId: message_id,
      recipient,
      contentSealed: content_sealed,
    }));
  });
