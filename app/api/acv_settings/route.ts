import { readAcvSettings, updateAcvSettings } from '@/lib/appraisals/acv/settings';
import {
  readAcvSettings as readOperation,
  updateAcvSettings as updateOperation,
} from '@/lib/contract/claim-totals';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const GET = endpoint(readOperation, ({ caller }) => readAcvSettings(caller));
export const PUT = endpoint(updateOperation, ({ caller, body }) =>
  updateAcvSettings(caller, body.override_limit, body.currency),
);
export const { POST, PATCH, DELETE, OPTIONS } = refuse(readOperation, updateOperation);
