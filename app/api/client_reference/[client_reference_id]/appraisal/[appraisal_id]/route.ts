import { readAppraisal } from '@/lib/appraisals/read';
import { removeAppraisal } from '@/lib/appraisals/remove';
import { updateAppraisal } from '@/lib/appraisals/update';
import {
  deleteAppraisal,
  readAppraisal as readOperation,
  updateAppraisal as updateOperation,
} from '@/lib/contract/appraisals';
import { basePath } from '@/lib/http/base-path';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { JsonText } from '@/lib/shared/json-text';

export const GET = endpoint(readOperation, async ({ caller, params, origin }) => {
  const appraisal = await readAppraisal(
    caller,
    params.client_reference_id,
    params.appraisal_id,
    basePath(caller, origin),
  );
  return new JsonText(JSON.stringify(appraisal), `"${appraisal.revision}"`);
});
export const PUT = endpoint(updateOperation, ({ caller, params, body, origin, seen, ignored }) =>
  updateAppraisal(
    caller,
    params.client_reference_id,
    params.appraisal_id,
    body,
    basePath(caller, origin),
    { seen, ignored },
  ),
);
export const DELETE = endpoint(deleteAppraisal, ({ caller, params, seen }) =>
  removeAppraisal(caller, params.client_reference_id, params.appraisal_id, seen),
);
export const { POST, PATCH, OPTIONS } = refuse(readOperation, updateOperation, deleteAppraisal);
