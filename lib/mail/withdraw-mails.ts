import type { Transaction } from '@/lib/platform/database/tenant';

/** Selects all e-mails of a kind about a claim, or those without a claim to one address. */
type Which = { readonly clientId: number; readonly kind: string } & (
  | { readonly clientReferenceId: number }
  | { readonly clientReferenceId: null; readonly recipient: string }
);

/** Cancels queued e-mails. An attempt in progress is not interrupted. */
export async function withdrawMails(tx: Transaction, which: Which): Promise<void> {
  await tx.mail.updateMany({
    where: { ...which, status: 'queued' },
    data: { status: 'failed', failure: 'withdrawn', nextTryTime: null, contentSealed: null },
  });
}
