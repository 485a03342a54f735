import { createResetLink as operation } from '@/lib/contract/users';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { createResetLink } from '@/lib/identity/invitations/reset';

export const POST = endpoint(operation, ({ caller, params, origin }) =>
  createResetLink(caller, params.user_id, origin),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(operation);
