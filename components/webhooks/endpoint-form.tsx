'use client';
import { useState, type SyntheticEvent } from 'react';
import { fieldErrorsOf } from '@/lib/client/api/api-error';
import type {
  EndpointForm as Form,
  WebhookEndpoint,
  WebhookEventType,
} from '@/lib/client/settings/webhooks';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { DialogBody, DialogFoot } from '../ui/dialog';
import { Field } from '../ui/field';
import { FormError } from '../ui/notice';
import { useTranslation } from '../translation';
import { EventChoice } from './event-choice';

interface EndpointFormProps {
  /** As it is; without one a new endpoint is described. */
  endpoint?: WebhookEndpoint;
  submitLabel: string;
  error: Error | null;
  isBusy: boolean;
  onSubmit(form: Form): void;
  onCancel(): void;
}

const isAddress = (text: string): boolean =>
  /^https?:\/\/[^/\\?#]/i.test(text) && URL.canParse(text);

export function EndpointForm({
  endpoint,
  submitLabel,
  error,
  isBusy,
  onSubmit,
  onCancel,
}: EndpointFormProps) {
  const { t } = useTranslation();
  const { webhooks: messages } = useSettingsMessages();
  const [url, setUrl] = useState(endpoint?.url ?? '');
  const [description, setDescription] = useState(endpoint?.description ?? '');
  const [types, setTypes] = useState<readonly string[] | null>(endpoint?.event_types ?? null);
  const [isLookedAt, setLookedAt] = useState(false);
  const errors = fieldErrorsOf(error);
  const isWrong = !isAddress(url.trim());
  const isNothing = types?.length === 0;

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setLookedAt(true);
    if (isWrong || isNothing) return;
    onSubmit({
      url: url.trim(),
      description: description.trim() || null,
      event_types: types && ([...types] as WebhookEventType[]),
    });
  }

  return (
    <form noValidate className="flex min-h-0 flex-col" onSubmit={submit}>
      <DialogBody>
        {error && errors['url'] === undefined && (
          <FormError>
            {messages.form.failed}: {error.message}
          </FormError>
        )}
        <Field
          label={messages.form.url}
          hint={messages.form.urlHint}
          error={errors['url'] ?? (isLookedAt && isWrong ? messages.form.urlWrong : undefined)}
        >
          {(control) => (
            <input
              {...control}
              type="url"
              required
              maxLength={2048}
              autoComplete="off"
              data-focus-first=""
              placeholder="https://"
              value={url}
              onChange={(event) => setUrl(event.target.value)}
            />
          )}
        </Field>
        <Field
          label={messages.form.description}
          hint={messages.form.descriptionHint}
          isOptional={t.common.optional}
        >
          {(control) => (
            <input
              {...control}
              maxLength={255}
              autoComplete="off"
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
          )}
        </Field>
        <EventChoice types={types} isWrong={isLookedAt && isNothing} onChange={setTypes} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onCancel}>{t.common.cancel}</Button>
        <Button type="submit" look="primary" isBusy={isBusy}>
          {submitLabel}
        </Button>
      </DialogFoot>
    </form>
  );
}
