import { listTemplates } from '@/lib/appraisals/rule-sets/templates';
import { listRuleSetTemplates } from '@/lib/contract/rule-sets';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const GET = endpoint(listRuleSetTemplates, ({ caller }) => listTemplates(caller));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(listRuleSetTemplates);
