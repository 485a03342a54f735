import { listClientEvents as operation } from '@/lib/contract/events';
import { listClientEvents } from '@/lib/events/list';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const GET = endpoint(operation, ({ caller, query }) => listClientEvents(caller, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(operation);
