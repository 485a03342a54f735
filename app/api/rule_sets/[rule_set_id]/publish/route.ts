import { publishRuleSet } from '@/lib/appraisals/rule-sets/publish';
import { publishRuleSet as publishOperation } from '@/lib/contract/publish-rules';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const POST = endpoint(publishOperation, ({ caller, params, body, seen }) =>
  publishRuleSet(caller, params.rule_set_id, body, seen),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(publishOperation);
