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
import { JsonText } from '@/lib/shared/json-text';

export const GET = endpoint(readOperation, async ({ caller, params }) => {
  const ruleSet = await readRuleSet(caller, params.rule_set_id);
  return new JsonText(JSON.stringify(ruleSet), `"${ruleSet.revision}"`);
});
export const PUT = endpoint(updateOperation, ({ caller, params, body, seen }) =>
  updateRuleSet(caller, params.rule_set_id, body, seen),
);
export const DELETE = endpoint(deleteRuleSet, ({ caller, params, seen }) =>
  removeRuleSet(caller, params.rule_set_id, seen),
);
export const { POST, PATCH, OPTIONS } = refuse(readOperation, updateOperation, deleteRuleSet);
