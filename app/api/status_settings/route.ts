import { readStatusSettings } from '@/lib/appraisals/statuses/read';
import { updateStatusSettings } from '@/lib/appraisals/statuses/update';
import {
  readStatusSettings as readOperation,
  updateStatusSettings as updateOperation,
} from '@/lib/contract/status-settings';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const GET = endpoint(readOperation, ({ caller }) => readStatusSettings(caller));
export const PUT = endpoint(updateOperation, ({ caller, body }) =>
  updateStatusSettings(caller, body),
);
export const { POST, PATCH, DELETE, OPTIONS } = refuse(readOperation, updateOperation);
