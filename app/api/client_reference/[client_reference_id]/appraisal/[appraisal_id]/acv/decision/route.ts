import { decideAcv } from '@/lib/appraisals/acv/decide';
import { decideAcv as decide } from '@/lib/contract/acv';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const POST = endpoint(decide, ({ caller, params, body, seen }) =>
  decideAcv(caller, params.client_reference_id, params.appraisal_id, body, seen),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(decide);
