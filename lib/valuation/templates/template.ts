import { PLAIN_RULE, type Rule } from '../rule-set';

/** A rule before a client's categories are known by their ids: it names them in words of the catalogue. */
export interface TemplateRule extends Omit<Rule, 'client_category_ids'> {
  readonly categories: readonly string[];
}

/** Published rules to start a rule set from. */
export interface Template {
  readonly key: string;
  readonly name: string;
  /** Where the figures were published. */
  readonly source: string;
  readonly rules: readonly TemplateRule[];
  readonly default_rule: TemplateRule;
}

const { client_category_ids: _ids, ...plain } = PLAIN_RULE;

/** A rule of which only what differs from none is said. */
export const templateRule = (
  name: string,
  categories: readonly string[],
  changes: Partial<Rule>,
): TemplateRule => ({ ...plain, ...changes, name, categories });

/** For what a source does not speak of. */
export const EVERYTHING_ELSE = templateRule('Everything else', [], {});
