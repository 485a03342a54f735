import { readRuleSet } from '@/lib/appraisals/rule-sets/read';
import { removeRuleSet } from '@/lib/appraisals/rule-sets/remove';
import { updateRuleSet } from '@/lib/appraisals/rule-sets/update';
import {
  deleteRuleSet,
  readRuleSet as readOperation,
  updateRuleSet as updateOperation,
} from '@/lib/contract/rule-sets';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const GET = endpoint(readOperation, ({ caller, params }) =>
  readRuleSet(caller, params.rule_set_id),
);
export const PUT = endpoint(updateOperation, ({ caller, params, body }) =>
  updateRuleSet(caller, params.rule_set_id, body),
);
export const DELETE = endpoint(deleteRuleSet, ({ caller, params }) =>
  removeRuleSet(caller, params.rule_set_id),
);
export const { POST, PATCH, OPTIONS } = refuse(readOperation, updateOperation, deleteRuleSet);
