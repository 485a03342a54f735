import { openPortal as operation } from '@/lib/contract/portal-customer';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { openPortal } from '@/lib/portal/customer/open';

export const POST = endpoint(operation, ({ caller }) => openPortal(caller));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(operation);
