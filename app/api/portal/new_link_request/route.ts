import { requestNewLink as operation } from '@/lib/contract/portal-again';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { requestNewLink } from '@/lib/portal/customer/request-new-link';

export const POST = endpoint(operation, ({ caller }) => requestNewLink(caller));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(operation);
