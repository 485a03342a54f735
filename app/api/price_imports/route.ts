import { listImports } from '@/lib/catalogue/imports/list';
import { requestImport } from '@/lib/catalogue/imports/request';
import { createPriceImport, listPriceImports } from '@/lib/contract/price-imports';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const POST = endpoint(createPriceImport, ({ caller, files, query }) =>
  requestImport(caller, files, query),
);
export const GET = endpoint(listPriceImports, ({ caller, query }) => listImports(caller, query));
export const { PUT, PATCH, DELETE, OPTIONS } = refuse(createPriceImport, listPriceImports);
