import { restoreForensicsVerdict } from '@/lib/contract/forensics-review';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { restoreVerdict } from '@/lib/verdicts/restore';

export const POST = endpoint(restoreForensicsVerdict, ({ caller, params, body }) =>
  restoreVerdict(caller, params.client_reference_id, body),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(restoreForensicsVerdict);
