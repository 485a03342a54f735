import { changeMany } from '@/lib/appraisals/change-many';
import { changeAppraisals } from '@/lib/contract/change-appraisals';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const POST = endpoint(changeAppraisals, ({ caller, params, body, ignored }) =>
  changeMany(caller, params.client_reference_id, body, ignored),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(changeAppraisals);
