import { readAcv } from '@/lib/appraisals/acv/read';
import { removeAcv } from '@/lib/appraisals/acv/remove';
import { setAcv } from '@/lib/appraisals/acv/set';
import { deleteAcv, readAcv as readOperation, setAcv as setOperation } from '@/lib/contract/acv';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const GET = endpoint(readOperation, ({ caller, params, query }) =>
  readAcv(caller, params.client_reference_id, params.appraisal_id, query.language),
);
export const PUT = endpoint(setOperation, ({ caller, params, body, seen, ignored }) =>
  setAcv(caller, params.client_reference_id, params.appraisal_id, body, { seen, ignored }),
);
export const DELETE = endpoint(deleteAcv, ({ caller, params, seen }) =>
  removeAcv(caller, params.client_reference_id, params.appraisal_id, seen),
);
export const { POST, PATCH, OPTIONS } = refuse(readOperation, setOperation, deleteAcv);
