import { PLAIN_RULE, type Rule } from '../rule-set';

/** A rule with category names, before they are mapped to a client's category ids. */
export interface TemplateRule extends Omit<Rule, 'client_category_ids'> {
  readonly categories: readonly string[];
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
  changes: Partial<Rule>,
): TemplateRule => ({ ...plain, ...changes, name, categories });

/** For categories that a source does not mention. */
export const EVERYTHING_ELSE = templateRule('Everything else', [], {});
