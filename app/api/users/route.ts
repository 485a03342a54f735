import { listUsers as operation } from '@/lib/contract/users';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { listUsers } from '@/lib/identity/people/list';

export const GET = endpoint(operation, ({ caller, query }) => listUsers(caller, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(operation);
