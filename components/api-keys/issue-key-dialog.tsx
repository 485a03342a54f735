'use client';
import { useState, type SyntheticEvent } from 'react';
import { fieldErrorsOf } from '@/lib/client/api/api-error';
import {
  SCOPES,
  useIssueApiKey,
  type IssuedApiKey,
  type Scope,
} from '@/lib/client/settings/api-keys';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog';
import { Check, Field } from '../ui/field';
import { FormError } from '../ui/notice';
import { TextField } from '../ui/text-field';
import { useTranslation } from '../translation';

interface IssueKeyDialogProps {
  onIssued(issued: IssuedApiKey): void;
  onClose(): void;
}

const LIVES_DAYS = [30, 90, 365, 730] as const;
const LIFE_DAYS = '365';
const NEVER = '';

export function IssueKeyDialog({ onIssued, onClose }: IssueKeyDialogProps) {
  const { apiKeys: messages } = useSettingsMessages();
  return (
    <Dialog title={messages.form.title} isOpen onOpenChange={onClose}>
      <IssueForm onIssued={onIssued} onClose={onClose} />
    </Dialog>
  );
}

function IssueForm({ onIssued, onClose }: IssueKeyDialogProps) {
  const { t } = useTranslation();
  const { apiKeys: messages } = useSettingsMessages();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['read', 'write']);
  const [days, setDays] = useState<string>(LIFE_DAYS);
  const [isLookedAt, setLookedAt] = useState(false);
  const issue = useIssueApiKey();
  const isNameless = name.trim() === '';
  const errors = fieldErrorsOf(issue.error);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setLookedAt(true);
    if (isNameless || scopes.length === 0) return;
    const issued = await issue.run({
      name: name.trim(),
      scopes: SCOPES.filter((scope) => scopes.includes(scope)),
      expires_in_days: days === NEVER ? null : Number(days),
    });
    if (issued) onIssued(issued);
  }

  return (
    <form noValidate className="flex min-h-0 flex-col" onSubmit={(event) => void submit(event)}>
      <DialogBody>
        {issue.error && errors['name'] === undefined && (
          <FormError>
            {messages.form.failed}: {issue.error.message}
          </FormError>
        )}
        <TextField
          label={messages.form.name}
          hint={messages.form.nameHint}
          error={errors['name'] ?? (isLookedAt && isNameless ? messages.form.missing : undefined)}
          required
          maxLength={255}
          data-focus-first=""
          value={name}
          onType={setName}
        />
        <ScopeChoice
          scopes={scopes}
          isWrong={isLookedAt && scopes.length === 0}
          onChange={setScopes}
        />
        <LifeField days={days} onChange={setDays} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{t.common.cancel}</Button>
        <Button type="submit" look="primary" isBusy={issue.isRunning}>
          {messages.issue}
        </Button>
      </DialogFoot>
    </form>
  );
}

interface ScopeChoiceProps {
  scopes: readonly Scope[];
  isWrong: boolean;
  onChange(scopes: readonly Scope[]): void;
}

function ScopeChoice({ scopes, isWrong, onChange }: ScopeChoiceProps) {
  const { apiKeys: messages } = useSettingsMessages();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium">{messages.form.scopes}</legend>
      {SCOPES.map((scope) => (
        <Check
          key={scope}
          label={messages.scopes[scope]}
          hint={messages.scopeHints[scope]}
          checked={scopes.includes(scope)}
          onChange={({ target }) =>
            onChange(target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
          }
        />
      ))}
      {isWrong && (
        <p role="alert" className="text-meta text-flag">
          {messages.form.noScope}
        </p>
      )}
    </fieldset>
  );
}

function LifeField({ days, onChange }: { days: string; onChange(days: string): void }) {
  const { plural } = useTranslation();
  const { apiKeys: messages } = useSettingsMessages();
  return (
    <Field label={messages.form.expires}>
      {(control) => (
        <select {...control} value={days} onChange={(event) => onChange(event.target.value)}>
          {LIVES_DAYS.map((count) => (
            <option key={count} value={count}>
              {plural(messages.form.days, count)}
            </option>
          ))}
          <option value={NEVER}>{messages.form.never}</option>
        </select>
      )}
    </Field>
  );
}
