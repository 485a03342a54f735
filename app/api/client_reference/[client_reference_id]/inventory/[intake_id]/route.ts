import { readInventory } from '@/lib/contract/inventory';
import { correctInventory } from '@/lib/contract/inventory-correct';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { correctInventory as correct } from '@/lib/intake/correct';
import { readInventory as read } from '@/lib/intake/read';
import { JsonText } from '@/lib/shared/json-text';

export const GET = endpoint(readInventory, async ({ caller, params }) => {
  const inventory = await read(caller, params.client_reference_id, params.intake_id);
  return new JsonText(JSON.stringify(inventory), `"${inventory.revision}"`);
});
export const PATCH = endpoint(correctInventory, ({ caller, params, body, seen }) =>
  correct(caller, params.client_reference_id, params.intake_id, body, seen),
);
export const { POST, PUT, DELETE, OPTIONS } = refuse(readInventory, correctInventory);
