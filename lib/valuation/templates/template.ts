import { PLAIN_RULE, type Rule } from '../rule-set';

/** A rule with category names, before they are mapped to a client's category ids. */
export interface TemplateRule extends Omit<Rule, 'client_category_ids'> {
  readonly categories: readonly string[];
  /** Why the figures are our own assumption, or why the rule takes nothing off. */
  readonly reason?: string;
}

/** A published set of rules on which clients can base their own. */
export interface Template {
  readonly key: string;
  readonly name: string;
  /** Where the figures were published. */
  readonly source: string;
  readonly rules: readonly TemplateRule[];
  readonly default_rule: TemplateRule;
}

const { client_category_ids: _ids, ...plain } = PLAIN_RULE;

/** A rule that changes only the given fields of a plain rule. */
export const templateRule = (
  name: string,
  categories: readonly string[],
  changes: Partial<Rule> & Pick<TemplateRule, 'reason'>,
): TemplateRule => ({ ...plain, ...changes, name, categories });

/** For categories that a source does not mention. `reason` says why they keep their full value. */
export const everythingElse = (reason: string): TemplateRule =>
  templateRule('Everything else', [], { reason });

/** Categories that age does not make cheaper. */
export const KEEP_THEIR_VALUE: readonly string[] = [
  'Valuables',
  'Jewellery',
  'Art',
  'Antiques',
  'Collectibles',
  'Cash',
  'Vouchers',
];

/** Categories of which the lost amount is replaced. */
export const USED_UP: readonly string[] = [
  'Food and consumables',
  'Food',
  'Drinks',
  'Cleaning supplies',
  'Pet food',
  'Craft supplies',
];
