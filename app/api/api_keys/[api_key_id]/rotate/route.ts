import { rotateApiKey } from '@/lib/contract/api-keys';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { keyManagerOf } from '@/lib/identity/api-keys/key-manager';
import { rotateKey } from '@/lib/identity/api-keys/rotate';

export const POST = endpoint(rotateApiKey, ({ caller, who, params, body }) =>
  rotateKey(keyManagerOf(caller, who), params.api_key_id, body),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(rotateApiKey);
