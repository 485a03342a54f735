'use client';
import { useState, type ReactNode } from 'react';
import { governedUntil, stateOf } from '@/lib/client/rules/rule-set-state';
import { useRuleSets, useRuleSetTemplates, type RuleSet } from '@/lib/client/rules/rule-sets';
import { today } from '@/lib/client/forms/today';
import { fill } from '@/lib/shared/fill';
import { BackLink } from '../settings/back-link';
import { SettingsHead } from '../settings/settings-frame';
import { useSettingsMessages } from '../settings/settings-messages';
import { useGoverns } from './rule-set-list';
import { StateBadge } from './state-badge';

interface RuleSetHeadProps {
  ruleSet: RuleSet;
  title: string;
  children?: ReactNode;
}

/** Name, state and version of a rule set, and where it was copied from. */
export function RuleSetHead({ ruleSet, title, children }: RuleSetHeadProps) {
  const { settings, rules: messages } = useSettingsMessages();
  return (
    <>
      <BackLink href="/settings/rules">{settings.rules}</BackLink>
      <SettingsHead
        title={title}
        lead={
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Standing ruleSet={ruleSet} />
            {ruleSet.version !== null && (
              <span>{fill(messages.version, { version: ruleSet.version })}</span>
            )}
            <Origin ruleSet={ruleSet} />
          </div>
        }
      >
        {children}
      </SettingsHead>
    </>
  );
}

function Standing({ ruleSet }: { ruleSet: RuleSet }) {
  const { ruleSets } = useRuleSets();
  const [day] = useState(today);
  const all = ruleSets ?? [ruleSet];
  const governs = useGoverns(ruleSet, governedUntil(ruleSet, all));
  return (
    <>
      <StateBadge state={stateOf(ruleSet, all, day)} />
      {ruleSet.effective_from !== null && <span>{governs}</span>}
    </>
  );
}

/**
 * Names the rule set that this one is a copy of, or its template. The title attribute cites the
 * source of a published table.
 */
function Origin({ ruleSet }: { ruleSet: RuleSet }) {
  const { rules: messages } = useSettingsMessages();
  const { data } = useRuleSetTemplates(ruleSet.template !== null);
  const found = data?.templates.find(({ template }) => template === ruleSet.template);
  const { copied_from: copied } = ruleSet;
  if (copied) {
    const name =
      copied.version === null
        ? copied.name
        : `${copied.name}, ${fill(messages.version, { version: copied.version })}`;
    return <span title={found?.source}>{fill(messages.copiedFrom, { name })}</span>;
  }
  return found ? (
    <span title={found.source}>{fill(messages.basedOn, { template: found.name })}</span>
  ) : null;
}
