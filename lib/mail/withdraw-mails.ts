import type { Transaction } from '@/lib/platform/database/tenant';

/** All of a kind about a claim; of what is about none, all to one address. */
type Which = { readonly clientId: number; readonly kind: string } & (
  | { readonly clientReferenceId: number }
  | { readonly clientReferenceId: null; readonly recipient: string }
);

/** What still waits and is worth nothing any more. A try that is under way at this moment goes on. */
export async function withdrawMails(tx: Transaction, which: Which): Promise<void> {
  await tx.mail.updateMany({
    where: { ...which, status: 'queued' },
    data: { status: 'failed', failure: 'withdrawn', nextTryTime: null, contentSealed: null },
  });
}
