import type { ClientReference } from '@/lib/contract/claims';
import { toDateString } from '@/lib/shared/dates';

/** A row of a claim from raw SQL. Amounts are decimal strings, exact to the cent. */
export interface ClaimRow {
  id: number;
  client_id: number;
  reference: string;
  date_damage: Date | null;
  cause: string | null;
  policyholder_name: string | null;
  owner: string | null;
  owner_id: number | null;
  language: ClientReference['language'];
  currency: string;
  deductible: string | null;
  policy_limit: string | null;
  status: string;
  revision: number;
  create_time: Date;
  update_time: Date;
}

const amount = (text: string | null): number | null => (text === null ? null : Number(text));

export const claimView = (row: ClaimRow): ClientReference => ({
  client_reference_id: row.id,
  client_reference: row.reference,
  client_id: row.client_id,
  date_damage: row.date_damage && toDateString(row.date_damage),
  cause: row.cause,
  policyholder_name: row.policyholder_name,
  owner: row.owner,
  owner_id: row.owner_id,
  language: row.language,
  currency: row.currency,
  claim_deductible: amount(row.deductible),
  policy_limit: amount(row.policy_limit),
  status: row.status,
  revision: row.revision,
  create_time: row.create_time.toISOString(),
  update_time: row.update_time.toISOString(),
});
