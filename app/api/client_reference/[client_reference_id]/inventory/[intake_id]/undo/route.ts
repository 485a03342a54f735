import { undoInventory as operation } from '@/lib/contract/inventory-undo';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { undoInventory } from '@/lib/intake/undo';

export const POST = endpoint(operation, ({ caller, params }) =>
  undoInventory(caller, params.client_reference_id, params.intake_id),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(operation);
