import { updateUser as operation } from '@/lib/contract/users';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { updateUser } from '@/lib/identity/people/update';

export const PATCH = endpoint(operation, ({ caller, params, body }) =>
  updateUser(caller, params.user_id, body),
);
export const { GET, POST, PUT, DELETE, OPTIONS } = refuse(operation);
