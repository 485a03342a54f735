import { reopenPortal as operation } from '@/lib/contract/portal-again';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { reopenPortal } from '@/lib/portal/customer/reopen';

export const POST = endpoint(operation, ({ caller }) => reopenPortal(caller));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(operation);
