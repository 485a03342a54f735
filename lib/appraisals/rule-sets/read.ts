import type { RuleSetView } from '@/lib/contract/rule-sets';
import type { Caller } from '@/lib/identity/caller';
import { readClient } from '@/lib/platform/database/tenant';
import { findRuleSet } from './find';
import { ruleSetView } from './view';

export const readRuleSet = async (caller: Caller, id: number): Promise<RuleSetView> =>
  ruleSetView(await readClient(caller.clientId, (tx) => findRuleSet(tx, caller, id)));
