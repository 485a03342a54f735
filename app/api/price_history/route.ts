import { catalogueEtag } from '@/lib/catalogue/context';
import { readPriceHistory } from '@/lib/catalogue/prices/history';
import { priceHistory as operation } from '@/lib/contract/price-lookups';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const GET = endpoint(operation, ({ caller, query }) => readPriceHistory(caller, query), {
  etag: ({ caller, query }) => catalogueEtag(caller, query),
});
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(operation);
