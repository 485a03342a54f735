import { listConditions } from '@/lib/contract/conditions';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { CONDITIONS } from '@/lib/shared/conditions';

export const GET = endpoint(listConditions, async () => ({ conditions: [...CONDITIONS] }));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(listConditions);
