import { listErrors } from '@/lib/catalogue/imports/list';
import { listPriceImportErrors } from '@/lib/contract/price-imports';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const GET = endpoint(listPriceImportErrors, ({ caller, params, query }) =>
  listErrors(caller, params.price_import_id, query),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(listPriceImportErrors);
