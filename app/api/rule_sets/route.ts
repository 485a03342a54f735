import { createRuleSet } from '@/lib/appraisals/rule-sets/create';
import { listRuleSets } from '@/lib/appraisals/rule-sets/list';
import {
  createRuleSet as createOperation,
  listRuleSets as listOperation,
} from '@/lib/contract/rule-sets';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const POST = endpoint(createOperation, ({ caller, body }) => createRuleSet(caller, body));
export const GET = endpoint(listOperation, ({ caller, query }) => listRuleSets(caller, query));
export const { PUT, PATCH, DELETE, OPTIONS } = refuse(createOperation, listOperation);
