import { createApiKey, listApiKeys } from '@/lib/contract/api-keys';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { createKey } from '@/lib/identity/api-keys/create';
import { keeperOf } from '@/lib/identity/api-keys/keeper';
import { listKeys } from '@/lib/identity/api-keys/list';

export const POST = endpoint(createApiKey, ({ caller, who, body }) =>
  createKey(keeperOf(caller, who), body),
);
export const GET = endpoint(listApiKeys, ({ caller, who, query }) =>
  listKeys(keeperOf(caller, who), query),
);
export const { PUT, PATCH, DELETE, OPTIONS } = refuse(createApiKey, listApiKeys);
