import { readApiKey, revokeApiKey, updateApiKey } from '@/lib/contract/api-keys';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { keyManagerOf } from '@/lib/identity/api-keys/key-manager';
import { readKey } from '@/lib/identity/api-keys/read';
import { revokeKey } from '@/lib/identity/api-keys/revoke';
import { updateKey } from '@/lib/identity/api-keys/update';

export const GET = endpoint(readApiKey, ({ caller, who, params }) =>
  readKey(keyManagerOf(caller, who), params.api_key_id),
);
export const PATCH = endpoint(updateApiKey, ({ caller, who, params, body }) =>
  updateKey(keyManagerOf(caller, who), params.api_key_id, body),
);
export const DELETE = endpoint(revokeApiKey, ({ caller, who, params }) =>
  revokeKey(keyManagerOf(caller, who), params.api_key_id),
);
export const { POST, PUT, OPTIONS } = refuse(readApiKey, updateApiKey, revokeApiKey);
