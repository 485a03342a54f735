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
import { FormError } from '../ui/notice';
import { TextField } from '../ui/text-field';
import { useTranslation } from '../translation';
import { EventChoice } from './event-choice';

interface EndpointFormProps {
  /** The endpoint to edit; omitted for a new one. */
  endpoint?: WebhookEndpoint;
  submitLabel: string;
  error: Error | null;
  isBusy: boolean;
  onSubmit(form: Form): void;
  onCancel(): void;
}

const isAddress = (text: string): boolean =>
  /^https?:\/\/[^/\\?#]/i.test(text) && URL.canParse(text);

/** The contents of the form, and its errors after the first attempt to submit. */
function useEndpointFields(endpoint: WebhookEndpoint | undefined, onSubmit: (form: Form) => void) {
  const [url, setUrl] = useState(endpoint?.url ?? '');
  const [description, setDescription] = useState(endpoint?.description ?? '');
  const [types, setTypes] = useState<readonly string[] | null>(endpoint?.event_types ?? null);
  const [isChecked, setChecked] = useState(false);
  const isWrong = !isAddress(url.trim());
  const isNothing = types?.length === 0;

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (isWrong || isNothing) return;
    onSubmit({
      url: url.trim(),
      description: description.trim() || null,
      event_types: types && ([...types] as WebhookEventType[]),
    });
  }
  return {
    url,
    setUrl,
    description,
    setDescription,
    types,
    setTypes,
    submit,
    isUrlWrong: isChecked && isWrong,
    isNothingChosen: isChecked && isNothing,
  };
}

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
  const { url, setUrl, description, setDescription, types, setTypes, submit, ...wrong } =
    useEndpointFields(endpoint, onSubmit);
  const errors = fieldErrorsOf(error);
  return (
    <form noValidate className="flex min-h-0 flex-col" onSubmit={submit}>
      <DialogBody>
        {error && errors['url'] === undefined && (
          <FormError>
            {messages.form.failed}: {error.message}
          </FormError>
        )}
        <TextField
          label={messages.form.url}
          hint={messages.form.urlHint}
          error={errors['url'] ?? (wrong.isUrlWrong ? messages.form.urlWrong : undefined)}
          type="url"
          required
          maxLength={2048}
          data-focus-first=""
          placeholder="https://"
          value={url}
          onType={setUrl}
        />
        <TextField
          label={messages.form.description}
          hint={messages.form.descriptionHint}
          isOptional={t.common.optional}
          maxLength={255}
          value={description}
          onType={setDescription}
        />
        <EventChoice types={types} isWrong={wrong.isNothingChosen} onChange={setTypes} />
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
