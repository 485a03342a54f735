import { createClaimReport as operation } from '@/lib/contract/reports';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { createClaimReport } from '@/lib/reports/create';

export const POST = endpoint(operation, ({ caller, params, body, ...how }) =>
  createClaimReport(caller, params.client_reference_id, body, how),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(operation);
