import { keepForensicsFlag } from '@/lib/contract/forensics-review';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { confirmFlag } from '@/lib/verdicts/confirm';

export const POST = endpoint(keepForensicsFlag, ({ caller, params, body }) =>
  confirmFlag(caller, params.client_reference_id, body),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(keepForensicsFlag);
