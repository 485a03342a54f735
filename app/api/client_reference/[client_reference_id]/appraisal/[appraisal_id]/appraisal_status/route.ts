import { setStatus } from '@/lib/appraisals/set-status';
import { updateAppraisalStatus } from '@/lib/contract/appraisal-statuses';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const PUT = endpoint(updateAppraisalStatus, async ({ caller, params, body, seen }) => {
  await setStatus(
    caller,
    params.client_reference_id,
    params.appraisal_id,
    body.appraisal_status_id,
    seen,
  );
  return {};
});
export const { GET, POST, PATCH, DELETE, OPTIONS } = refuse(updateAppraisalStatus);
