import { submitPortal as operation } from '@/lib/contract/portal-customer';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { submitPortal } from '@/lib/portal/customer/submit';

export const POST = endpoint(operation, ({ caller, body }) => submitPortal(caller, body));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(operation);
