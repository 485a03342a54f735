/** Sends a household inventory through its routes, and reads the database afterwards. */
import { expect } from 'vitest';
import type { Inventory } from '@/lib/contract/inventory';
import { api } from './api';
import { fileOf, INVENTORY } from './inventories';
import { asOwner } from './owner';
import { formOf } from './pictures';
import { DATE_DAMAGE, makeClaim, type Tenant } from './tenants';

interface Committed {
  readonly status: string;
  readonly item_count: number;
  readonly appraisal_count: number;
  readonly calculated_count: number;
  readonly not_calculated_count: number;
  readonly items: readonly {
    readonly row: number;
    readonly row_id: number;
    readonly appraisal_id: number | null;
    readonly actual_cash_value: number | null;
    readonly not_calculated: { readonly field: string; readonly reason: string } | null;
  }[];
}

export const post = ({ key }: Tenant, path: string, json: unknown, headers = {}) =>
  api('POST', path, { key, json, headers });
export const intakePath = (claimId: number, intakeId: number, verb: string) =>
  `/client_reference/${claimId}/inventory/${intakeId}${verb}`;

export async function preview(
  tenant: Tenant,
  claimId: number,
  file: { name: string; bytes: Buffer } = fileOf(INVENTORY),
): Promise<Inventory> {
  const answer = await api('POST', `/client_reference/${claimId}/inventory`, {
    key: tenant.key,
    form: formOf(file),
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as Inventory;
}

export async function commit(
  tenant: Tenant,
  claimId: number,
  intakeId: number,
  json: object = {},
): Promise<Committed> {
  const answer = await post(tenant, intakePath(claimId, intakeId, '/commit'), json);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as Committed;
}

export async function committed(
  tenant: Tenant,
  json: object = { take_matches: 'all' },
  text = INVENTORY,
  dateDamage: string | null = DATE_DAMAGE,
) {
  const claimId = await makeClaim(tenant, undefined, dateDamage);
  const { intake_id: intakeId } = await preview(tenant, claimId, fileOf(text));
  return { claimId, intakeId, ...(await commit(tenant, claimId, intakeId, json)) };
}

export const itemsOf = (claimId: number) =>
  asOwner('SELECT * FROM claimed_item WHERE client_reference_id = $1 ORDER BY display_id', [
    claimId,
  ]);
export const appraisalsOf = (claimId: number) =>
  asOwner('SELECT * FROM appraisal WHERE client_reference_id = $1 ORDER BY id', [claimId]);
export const eventsOf = (claimId: number) =>
  asOwner<{ type: string; payload: string }>(
    'SELECT type, payload FROM audit_event WHERE client_reference_id = $1 ORDER BY sequence',
    [claimId],
  );
export const claimOf = async ({ key }: Tenant, claimId: number) =>
  (await api('GET', `/client_reference/${claimId}/appraisal`, { key })).body as {
    metadata: { totals: { appraisal_count: number; replacement_cost_value: number } };
  };
