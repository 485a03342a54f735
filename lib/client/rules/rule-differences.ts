import type { DraftForm } from './rule-form';

/** The names of what is another one in `after`: rules that were changed, added or taken away, and the rule set itself by its new name. */
export function rulesThatDiffer(before: DraftForm, after: DraftForm): string[] {
  const [was, is] = [rulesByName(before), rulesByName(after)];
  const names = [...new Set([...was.keys(), ...is.keys()])].filter(
    (name) => was.get(name) !== is.get(name),
  );
  return before.name === after.name ? names : [after.name, ...names];
}

/** Each rule as text. Its key is of its form alone. */
const rulesByName = ({ rules, defaultRule }: DraftForm): Map<string, string> =>
  new Map([...rules, defaultRule].map((rule) => [rule.name, JSON.stringify(rule, withoutKey)]));

const withoutKey = (name: string, value: unknown) => (name === 'key' ? undefined : value);
