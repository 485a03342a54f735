import { commentPortal as operation } from '@/lib/contract/portal-customer';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { storeComment } from '@/lib/portal/customer/comment';

export const PUT = endpoint(operation, ({ caller, body }) => storeComment(caller, body));
export const { GET, POST, PATCH, DELETE, OPTIONS } = refuse(operation);
