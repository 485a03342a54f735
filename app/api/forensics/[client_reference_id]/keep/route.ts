import { keepForensicsFlag } from '@/lib/contract/forensics';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { keepFlag } from '@/lib/verdicts/keep';

export const POST = endpoint(keepForensicsFlag, ({ caller, params, body }) =>
  keepFlag(caller, params.client_reference_id, body),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(keepForensicsFlag);
