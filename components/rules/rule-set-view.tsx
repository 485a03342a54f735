'use client';
import { Copy } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { toast } from '@/lib/client/shell/toasts';
import { draftForm } from '@/lib/client/rules/rule-form';
import { useCreateRuleSet, type RuleSet } from '@/lib/client/rules/rule-sets';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { useTranslation } from '../translation';
import { RuleSetBody } from './rule-set-body';
import { RuleSetHead } from './rule-set-head';

/** A read-only rule set: a published one, or a draft for people who may not edit it. */
export function RuleSetView({ ruleSet, isAdmin }: { ruleSet: RuleSet; isAdmin: boolean }) {
  const { formats, language } = useTranslation();
  const { rules: messages } = useSettingsMessages();
  const form = useMemo(() => draftForm(ruleSet, language), [ruleSet, language]);
  const [openKey, setOpenKey] = useState<string | null>(null);
  return (
    <>
      <RuleSetHead ruleSet={ruleSet} title={ruleSet.name}>
        {isAdmin && <CopyButton ruleSet={ruleSet} />}
      </RuleSetHead>
      <p className="max-w-4xl px-4 pb-3 text-ink-2 lg:px-6">
        {ruleSet.publish_time !== null &&
          `${fill(messages.editor.published, { when: formats.instant(ruleSet.publish_time) })} `}
        {isAdmin ? messages.editor.toChange : messages.readOnly}
      </p>
      <RuleSetBody
        ruleSet={ruleSet}
        form={form}
        openKey={openKey}
        setOpenKey={setOpenKey}
        edit={null}
        stale={null}
      />
    </>
  );
}

function CopyButton({ ruleSet }: { ruleSet: RuleSet }) {
  const { rules: messages } = useSettingsMessages();
  const router = useRouter();
  const create = useCreateRuleSet();
  const copy = () =>
    create.mutate(
      {
        name: fill(messages.editor.copyName, { name: ruleSet.name }),
        rule_set_id: ruleSet.rule_set_id,
      },
      {
        onSuccess: (made) => router.push(`/settings/rules/${made.rule_set_id}`),
        onError: (error) => toast.error(messages.create.failed, { description: error.message }),
      },
    );
  return (
    <Button isBusy={create.isPending} onClick={copy}>
      <Copy aria-hidden size={16} />
      {messages.editor.copy}
    </Button>
  );
}
