import { createApiKey, listApiKeys } from '@/lib/contract/api-keys';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { createKey } from '@/lib/identity/api-keys/create';
import { keyManagerOf } from '@/lib/identity/api-keys/key-manager';
import { listKeys } from '@/lib/identity/api-keys/list';

export const POST = endpoint(createApiKey, ({ caller, who, body }) =>
  createKey(keyManagerOf(caller, who), body),
);
export const GET = endpoint(listApiKeys, ({ caller, who, query }) =>
  listKeys(keyManagerOf(caller, who), query),
);
export const { PUT, PATCH, DELETE, OPTIONS } = refuse(createApiKey, listApiKeys);
