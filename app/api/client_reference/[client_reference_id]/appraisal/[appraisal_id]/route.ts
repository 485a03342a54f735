import { readAppraisal } from '@/lib/appraisals/read';
import { removeAppraisal } from '@/lib/appraisals/remove';
import { updateAppraisal } from '@/lib/appraisals/update';
import { deleteAppraisal, readAppraisal as readOperation, updateAppraisal as updateOperation } from '@/lib/contract/appraisals';
import { basePath } from '@/lib/http/base-path';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const GET = endpoint(readOperation, ({ caller, params, origin }) =>
  readAppraisal(caller, params.client_reference_id, params.appraisal_id, basePath(caller, origin)),
);
export const PUT = endpoint(updateOperation, ({ caller, params, body, origin }) =>
  updateAppraisal(caller, params.client_reference_id, params.appraisal_id, body, basePath(caller, origin)),
);
export const DELETE = endpoint(deleteAppraisal, ({ caller, params }) => removeAppraisal(caller, params.client_reference_id, params.appraisal_id));
export const { POST, PATCH, OPTIONS } = refuse(readOperation, updateOperation, deleteAppraisal);
