'use client';
import { useRouter } from 'next/navigation';
import { useRef, useState, type SyntheticEvent } from 'react';
import { fieldErrorsOf } from '@/lib/client/api/api-error';
import { inForceOn } from '@/lib/client/rules/rule-set-state';
import {
  useCreateRuleSet,
  useRuleSetTemplates,
  type RuleSetSummary,
} from '@/lib/client/rules/rule-sets';
import { today } from '@/lib/client/forms/today';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog';
import { Field } from '../ui/field';
import { FormError } from '../ui/notice';
import { useTranslation } from '../translation';

interface NewDraftDialogProps {
  ruleSets: readonly RuleSetSummary[];
  onClose(): void;
}

export function NewDraftDialog({ ruleSets, onClose }: NewDraftDialogProps) {
  const { rules: messages } = useSettingsMessages();
  return (
    <Dialog
      title={messages.create.title}
      description={messages.create.text}
      isOpen
      onOpenChange={onClose}
    >
      <NewDraftForm ruleSets={ruleSets} onClose={onClose} />
    </Dialog>
  );
}

/** Parses `template:swedish` or `rule-set:50077`; anything else starts a blank draft. */
function startOf(value: string): { template?: string; rule_set_id?: string } {
  const [kind, ...rest] = value.split(':');
  if (kind === 'template') return { template: rest.join(':') };
  return kind === 'rule-set' ? { rule_set_id: rest.join(':') } : {};
}

function NewDraftForm({ ruleSets, onClose }: NewDraftDialogProps) {
  const { t } = useTranslation();
  const { rules: messages } = useSettingsMessages();
  const router = useRouter();
  const create = useCreateRuleSet();
  const isSent = useRef(false);
  const current = inForceOn(ruleSets, today());
  const [start, setStart] = useState(current ? `rule-set:${current.rule_set_id}` : '');
  const errors = fieldErrorsOf(create.error);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSent.current) return; // ignores a second click while the page of the new draft is loading
    isSent.current = true;
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    const made = await create.mutateAsync({ name, ...startOf(start) }).catch(() => null);
    if (made) router.push(`/settings/rules/${made.rule_set_id}`);
    else isSent.current = false;
  }

  return (
    <form className="flex min-h-0 flex-col" onSubmit={(event) => void submit(event)}>
      <DialogBody>
        {create.error && errors['name'] === undefined && (
          <FormError>{create.error.message}</FormError>
        )}
        <Field label={messages.create.name} hint={messages.create.nameHint} error={errors['name']}>
          {(control) => (
            <input {...control} name="name" required maxLength={255} autoComplete="off" />
          )}
        </Field>
        <StartField ruleSets={ruleSets} current={current} value={start} onChange={setStart} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{t.common.cancel}</Button>
        <Button type="submit" look="primary" isBusy={create.isPending || create.isSuccess}>
          {messages.create.submit}
        </Button>
      </DialogFoot>
    </form>
  );
}

interface StartFieldProps {
  ruleSets: readonly RuleSetSummary[];
  current: RuleSetSummary | null;
  value: string;
  onChange(value: string): void;
}

function StartField({ ruleSets, current, value, onChange }: StartFieldProps) {
  const { plural } = useTranslation();
  const { rules: messages } = useSettingsMessages();
  const { data } = useRuleSetTemplates(true);
  const chosen = data?.templates.find(({ template }) => `template:${template}` === value);
  const others = ruleSets.filter(({ rule_set_id }) => rule_set_id !== current?.rule_set_id);
  const hint =
    chosen &&
    `${messages.create.source}: ${chosen.source}. ${plural(messages.create.ruleCount, chosen.rules.length)}.`;
  return (
    <Field label={messages.create.start} hint={hint}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          {current && (
            <option value={`rule-set:${current.rule_set_id}`}>
              {fill(messages.create.current, {
                name: current.name,
                version: current.version ?? '',
              })}
            </option>
          )}
          <option value="">{messages.create.empty}</option>
          <optgroup label={messages.create.templates}>
            {data?.templates.map(({ template, name }) => (
              <option key={template} value={`template:${template}`}>
                {name}
              </option>
            ))}
          </optgroup>
          {others.length > 0 && (
            <optgroup label={messages.create.own}>
              {others.map(({ rule_set_id, name, version }) => (
                <option key={rule_set_id} value={`rule-set:${rule_set_id}`}>
                  {version === null
                    ? `${name} · ${messages.states.draft}`
                    : `${name} · ${fill(messages.version, { version })}`}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      )}
    </Field>
  );
}
