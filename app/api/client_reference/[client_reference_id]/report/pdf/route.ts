import { createClaimReport as operation } from '@/lib/contract/reports';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { createClaimReport } from '@/lib/reports/create';

export const POST = endpoint(operation, ({ caller, params, body, origin }) => createClaimReport(caller, params.client_reference_id, body, origin));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(operation);
