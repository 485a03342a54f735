import { tryOut } from '@/lib/appraisals/rule-preview/try-out';
import { tryRuleSet } from '@/lib/contract/try-rules';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const POST = endpoint(tryRuleSet, ({ caller, params, body }) =>
  tryOut(caller, params.rule_set_id, body),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(tryRuleSet);
