import type { LinkStatus } from '@/lib/contract/portal';
import { Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { unseal } from '@/lib/platform/seal';
import type { Language } from '@/lib/shared/languages';

/** A row of `portal_access` as raw SQL returns it. */
export interface AccessRow {
  client_id: number;
  client_reference_id: number;
  token_sealed: Uint8Array;
  pin_sealed: Uint8Array | null;
  pin_tries_left: number;
  link_status: LinkStatus;
  language: Language;
  message: string;
  version: number;
  expire_time: Date;
  revoke_time: Date | null;
  first_open_time: Date | null;
  submit_time: Date | null;
  reopen_time: Date | null;
  new_link_request_time: Date | null;
  comment: string;
  item_count: number;
  answered_count: number;
}

export interface ClaimKey {
  readonly clientId: number;
  readonly id: number;
}

const select = (tx: Transaction, { clientId, id }: ClaimKey, lock: Prisma.Sql) =>
  tx.$queryRaw<
    AccessRow[]
  >`SELECT * FROM portal_access WHERE client_id = ${clientId} AND client_reference_id = ${id} ${lock}`;

/** Undefined if the claim has no link. */
export const findAccess = async (
  tx: Transaction,
  claim: ClaimKey,
): Promise<AccessRow | undefined> => (await select(tx, claim, Prisma.empty))[0];

/**
 * Serializes sending, answering and submitting. Always lock the claim first, which recording an
 * event locks too, and the link second: the opposite order could deadlock.
 */
export async function lockAccess(tx: Transaction, claim: ClaimKey): Promise<AccessRow | undefined> {
  await tx.$queryRaw`SELECT id FROM client_reference WHERE client_id = ${claim.clientId} AND id = ${claim.id} FOR NO KEY UPDATE`;
  return (await select(tx, claim, Prisma.sql`FOR NO KEY UPDATE`))[0];
}

/**
 * Null for null and for a value sealed under another secret. A token of that kind matches no hash
 * either.
 */
export function unsealed(sealed: Uint8Array | null): string | null {
  try {
    return sealed && unseal(sealed);
  } catch {
    return null;
  }
}
