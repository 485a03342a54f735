import { clearForensicsVerdict } from '@/lib/contract/forensics-review';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { clearVerdict, markCleanRefusal } from '@/lib/verdicts/clear';

export const POST = endpoint(
  clearForensicsVerdict,
  ({ caller, params, body }) => clearVerdict(caller, params.client_reference_id, body),
  { bodyRefusal: markCleanRefusal },
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(clearForensicsVerdict);
