import { commitInventory as operation } from '@/lib/contract/inventory-commit';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { commitInventory } from '@/lib/intake/commit';

export const POST = endpoint(operation, ({ caller, params, body, seen }) =>
  commitInventory(caller, params.client_reference_id, params.intake_id, body, seen),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(operation);
