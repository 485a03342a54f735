import { readPortal as operation } from '@/lib/contract/portal-customer';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { readPortal } from '@/lib/portal/customer/read';

export const GET = endpoint(operation, ({ caller }) => readPortal(caller));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(operation);
