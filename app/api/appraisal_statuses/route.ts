import { listStatuses } from '@/lib/appraisals/list-statuses';
import { listAppraisalStatuses } from '@/lib/contract/appraisal-statuses';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const GET = endpoint(listAppraisalStatuses, ({ caller }) => listStatuses(caller));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(listAppraisalStatuses);
