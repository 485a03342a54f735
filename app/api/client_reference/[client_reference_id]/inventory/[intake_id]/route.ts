import { readInventory as operation } from '@/lib/contract/inventory';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { readInventory } from '@/lib/intake/read';

export const GET = endpoint(operation, ({ caller, params }) =>
  readInventory(caller, params.client_reference_id, params.intake_id),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(operation);
