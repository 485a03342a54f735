import { getForensicsResults } from '@/lib/contract/forensics';
import { basePath } from '@/lib/http/base-path';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { cartResults, cartResultsEtag } from '@/lib/verdicts/results';

export const GET = endpoint(
  getForensicsResults,
  ({ caller, params, origin }) =>
    cartResults(caller, params.client_reference_id, basePath(caller, origin)),
  { etag: ({ caller, params }) => cartResultsEtag(caller, params.client_reference_id) },
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(getForensicsResults);
