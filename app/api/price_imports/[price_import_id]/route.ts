import { discardImport } from '@/lib/catalogue/imports/discard';
import { readImport } from '@/lib/catalogue/imports/list';
import { discardPriceImport, readPriceImport } from '@/lib/contract/price-imports';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const GET = endpoint(readPriceImport, ({ caller, params }) =>
  readImport(caller, params.price_import_id),
);
export const DELETE = endpoint(discardPriceImport, ({ caller, params }) =>
  discardImport(caller, params.price_import_id),
);
export const { POST, PUT, PATCH, OPTIONS } = refuse(readPriceImport, discardPriceImport);
