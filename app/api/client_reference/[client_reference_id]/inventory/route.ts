import { previewInventory as operation } from '@/lib/contract/inventory';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { previewInventory } from '@/lib/intake/preview';

export const POST = endpoint(operation, ({ caller, params, query, files }) =>
  previewInventory(caller, params.client_reference_id, files, {
    anyColumns: query.any_columns === 'true',
  }),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(operation);
