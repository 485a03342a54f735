import { readSession } from '@/lib/contract/session';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { describeCaller } from '@/lib/identity/describe';

export const GET = endpoint(readSession, ({ who }) => describeCaller(who), { client: 'none' });
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(readSession);
