import { listRequests as operation } from '@/lib/contract/request-log';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { listRequests } from '@/lib/traffic/list-requests';

export const GET = endpoint(operation, ({ caller, query }) => listRequests(caller, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(operation);
