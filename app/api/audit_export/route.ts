import { exportAuditTrail as operation } from '@/lib/contract/audit-export';
import { exportTrail } from '@/lib/events/export';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { streamResponse } from '@/lib/http/stream-response';

export const GET = endpoint(operation, async ({ caller, query }) =>
  streamResponse(exportTrail(caller, query)),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(operation);
