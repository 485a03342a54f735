import type { QueryClient } from '@tanstack/react-query';
import type { Appraisal } from '@/lib/contract/appraisals';
import { call } from '../api/call';
import { claimKey } from '../api/query-keys';
import { today } from '../forms/today';
import { PUBLISHED_RULES } from '../rules/published-rules';
import { inForceOn } from '../rules/rule-set-state';
import { ruleSetKey, type Method, type Rule, type RuleSet } from '../rules/rule-sets';
import type { Fact, Missing } from './missing';

const FRESH_MS = 60_000;

/** The inputs of a calculation, as far as the desk knows them. */
export interface KnownFacts {
  readonly rcv: number | null;
  readonly categoryId: number | null;
  readonly datePurchase: string | null;
  /** Whether somebody assumes an age for the item. */
  readonly hasAssumedAge: boolean;
  readonly dateDamage: string | null;
  readonly hasMarketValue: boolean;
}

type Rules = Pick<RuleSet, 'rules' | 'default_rule'>;

/**
 * Returns the fact that every rule applicable to the item needs and that nobody has stated, so that
 * the calculation would be refused; null if it may succeed. The desk does not know the category
 * tree: if no rule names the item's own category, any rule may apply to it.
 */
export function missingFactOf(
  { rules, default_rule: rest }: Rules,
  known: KnownFacts,
): Fact | null {
  if (known.rcv === null) return 'replacement_cost_value';
  const { categoryId } = known;
  const own = rules.find(({ client_category_ids: ids }) => ids.some((id) => id === categoryId));
  const [first, ...others] = (own ? [own] : [rest, ...rules]).map((rule) => lackOf(rule, known));
  return first !== undefined && others.every((one) => one === first) ? first : null;
}

type RuleFacts = Pick<Rule, 'method' | 'assumed_age_months'>;

function lackOf(rule: RuleFacts, known: KnownFacts): Fact | null {
  const { method } = rule;
  if (method.kind !== 'value_tiered') return lackOfMethod(method, rule, known);
  const [first, ...others] = method.tiers.map((tier) => lackOfMethod(tier.method, rule, known));
  return first !== undefined && others.every((one) => one === first) ? first : null;
}

/** The desk does not know whether the client assumes ages: where a rule has one, it may. */
function lackOfMethod(
  { kind }: Pick<Method, 'kind'>,
  { assumed_age_months: assumed }: RuleFacts,
  known: KnownFacts,
): Fact | null {
  if (kind === 'flat' || kind === 'none') return null;
  if (kind === 'market_value') return known.hasMarketValue ? null : 'market_value';
  if (known.datePurchase === null)
    return assumed === null && !known.hasAssumedAge ? 'date_purchase' : null;
  return known.dateDamage === null ? 'date_damage' : null;
}

interface Calculation {
  readonly claimId: number;
  readonly appraisal: Appraisal;
  /** The claim's date of damage, if the caller has just read it. */
  readonly dateDamage?: string | null;
  readonly hasMarketValue?: boolean;
}

/**
 * Returns what a calculation would be refused for; null if it may succeed. If the rules or the
 * claim cannot be read here, the service decides.
 */
export async function missingFor(
  cache: QueryClient,
  { claimId, appraisal, dateDamage: stated, hasMarketValue = false }: Calculation,
): Promise<Missing | null> {
  try {
    const [{ rule_sets: all, metadata }, dateDamage] = await Promise.all([
      cache.fetchQuery(PUBLISHED_RULES),
      stated === undefined ? damageOf(cache, claimId) : stated,
    ]);
    const inForce = inForceOn(all, dateDamage ?? today());
    if (inForce === null) return metadata.next_cursor === null ? 'rules' : null;
    return missingFactOf(await rulesOf(cache, inForce.rule_set_id), {
      rcv: appraisal.replacement_cost_value,
      categoryId: appraisal.selected_client_category_id ?? appraisal.homepage_client_category_id,
      datePurchase: appraisal.date_purchase,
      hasAssumedAge: appraisal.assumed_age_months !== null,
      dateDamage,
      hasMarketValue,
    });
  } catch {
    return null;
  }
}

async function damageOf(cache: QueryClient, claimId: number): Promise<string | null> {
  const claim = await cache.fetchQuery({
    queryKey: claimKey(claimId),
    queryFn: () =>
      call('GET /client_reference/{client_reference_id}', {
        params: { client_reference_id: claimId },
      }),
    staleTime: FRESH_MS,
  });
  return claim.date_damage;
}

const rulesOf = (cache: QueryClient, id: number): Promise<Rules> =>
  cache.fetchQuery({
    queryKey: ruleSetKey(id),
    queryFn: () => call('GET /rule_sets/{rule_set_id}', { params: { rule_set_id: id } }),
    staleTime: Infinity, // published rules never change
  });
