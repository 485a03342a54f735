import { now } from '@/lib/platform/clock';
import { database, type Transaction, withClient } from '@/lib/platform/database/tenant';
import { log } from '@/lib/platform/log';
import { TRY_TIMEOUT_MS } from './hand-over';

/** Longer than a try can take. A worker that dies in the middle leaves its tries to be made again after it. */
export const LEASE_MS = TRY_TIMEOUT_MS + 30_000;

/** A try that belongs to this worker until its lease ends. */
export interface ClaimedMail {
  readonly clientId: number;
  readonly mailId: number;
  readonly messageId: string;
  readonly recipient: string;
  readonly contentSealed: Uint8Array;
  /** From 1; tells this lease from a later one. */
  readonly tries: number;
}

/** At most `room` letters that are due: every client's oldest before any client's second. */
export async function claimMail(room: number): Promise<ClaimedMail[]> {
  if (room <= 0) return [];
  const due = await database().$queryRaw<
    { client_id: number; mail_id: number }[]
  >`SELECT client_id, mail_id FROM mail_due(${now()}, ${room}::int)`;
  const claimed: ClaimedMail[] = [];
  for (const { client_id: clientId, mail_id: mailId } of due) {
    const mine = await withClient(clientId, (tx) => lease(tx, clientId, mailId)).catch(
      (error: unknown) => {
        log().warn({ err: error, mail_id: mailId }, 'a mail could not be claimed');
        return [];
      },
    );
    claimed.push(...mine);
  }
  return claimed;
}

interface LeasedRow {
  message_id: string;
  recipient: string;
  content_sealed: Uint8Array;
  tries: number;
}

/** Of two workers the second waits for the first one's update, finds the lease taken, and changes no row. */
async function lease(tx: Transaction, clientId: number, mailId: number): Promise<ClaimedMail[]> {
  const time = now();
  const rows = await tx.$queryRaw<LeasedRow[]>`
    UPDATE mail SET tries = tries + 1, lease_until = ${new Date(time.getTime() + LEASE_MS)}
    WHERE client_id = ${clientId} AND id = ${mailId} AND status = 'queued' AND next_try_time <= ${time} AND (lease_until IS NULL OR lease_until <= ${time})
    RETURNING message_id::text, recipient, content_sealed, tries`;
  return rows.map((row) => ({
    clientId,
    mailId,
    messageId: row.message_id,
    recipient: row.recipient,
    contentSealed: row.content_sealed,
    tries: row.tries,
  }));
}
