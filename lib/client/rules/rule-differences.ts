import type { RuleSetContent } from './rule-sets';

/** The names of what is another one in `after`: rules that were changed, added or taken away, and the rule set itself by its new name. */
export function rulesThatDiffer(before: RuleSetContent, after: RuleSetContent): string[] {
  const [was, is] = [told(before), told(after)];
  const names = [...new Set([...was.keys(), ...is.keys()])].filter(
    (name) => was.get(name) !== is.get(name),
  );
  return before.name === after.name ? names : [after.name, ...names];
}

const told = ({ rules, default_rule: rest }: RuleSetContent): Map<string, string> =>
  new Map([...rules, rest].map((rule) => [rule.name, JSON.stringify(rule)]));
