import { previewInventory as operation } from '@/lib/contract/inventory';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { previewInventory } from '@/lib/intake/preview';

export const POST = endpoint(operation, ({ caller, params, files }) =>
  previewInventory(caller, params.client_reference_id, files),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(operation);
