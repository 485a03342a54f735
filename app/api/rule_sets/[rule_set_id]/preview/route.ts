import { preview } from '@/lib/appraisals/rule-preview/preview';
import { previewRuleSet } from '@/lib/contract/publish-rules';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const GET = endpoint(previewRuleSet, ({ caller, params, query }) =>
  preview(caller, params.rule_set_id, query.effective_from),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(previewRuleSet);
