import type { DraftForm } from './rule-form';

/**
 * Names what differs in `after`: rules that were changed, added or removed, and the rule set itself
 * by its new name.
 */
export function rulesThatDiffer(before: DraftForm, after: DraftForm): string[] {
  const [was, is] = [rulesByName(before), rulesByName(after)];
  const names = [...new Set([...was.keys(), ...is.keys()])].filter(
    (name) => was.get(name) !== is.get(name),
  );
  return before.name === after.name ? names : [after.name, ...names];
}

/** Each rule as text, without its key, which exists only in the form. */
const rulesByName = ({ rules, defaultRule }: DraftForm): Map<string, string> =>
  new Map([...rules, defaultRule].map((rule) => [rule.name, JSON.stringify(rule, withoutKey)]));

const withoutKey = (name: string, value: unknown) => (name === 'key' ? undefined : value);
