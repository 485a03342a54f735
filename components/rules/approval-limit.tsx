'use client';
import { useState, type SyntheticEvent } from 'react';
import { toast } from '@/lib/client/toasts';
import { useAccess } from '@/lib/client/access';
import { useAcvSettings, useUpdateAcvSettings } from '@/lib/client/acv-settings';
import { readAmount, writeAmount } from '@/lib/client/amount-text';
import { fieldErrorsOf } from '@/lib/client/api-error';
import { fill } from '@/lib/i18n/fill';
import { parseAmount, toNumber } from '@/lib/shared/money';
import { useSettingsWords } from '../settings/settings-words';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { useWords } from '../words';

const EXAMPLE_AMOUNT = 10_000.5;

/** Above which amount an ACV entered by hand awaits the approval of another person. */
export function ApprovalLimit() {
  const { formats } = useWords();
  const { rules: words } = useSettingsWords();
  const access = useAccess();
  const { data } = useAcvSettings();
  if (!access || !data) return null;
  const limit = data.override_limit;
  const currency = access.client?.currency ?? '';
  const said = limit === null ? words.approval.never : fill(words.approval.above, { amount: formats.money(limit, currency) });
  return (
    <section aria-label={words.approval.title} className="flex max-w-2xl flex-col gap-2 px-4 py-6 lg:px-6">
      <h2 className="font-semibold">{words.approval.title}</h2>
      <p className="text-ink-2">{said}</p>
      {access.isAdmin && <LimitForm key={limit} limit={limit} currency={currency} />}
    </section>
  );
}

function LimitForm({ limit, currency }: { limit: number | null; currency: string }) {
  const { language, formats } = useWords();
  const { rules: words } = useSettingsWords();
  const known = limit === null ? null : parseAmount(limit);
  const written = known === null ? '' : writeAmount(known, language);
  const [text, setText] = useState(written);
  const update = useUpdateAcvSettings();
  const plain = text.trim();
  const minor = readAmount(plain, language);
  const isWrong = plain !== '' && minor === null;

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (update.isPending || isWrong) return;
    update.mutate(plain === '' || minor === null ? null : toNumber(minor), { onSuccess: () => toast.success(words.approval.done) });
  }

  return (
    <form className="flex flex-wrap items-start gap-x-3 gap-y-2" onSubmit={submit}>
      <div className="w-60">
        <Field
          label={fill(words.approval.limit, { currency })}
          hint={words.approval.hint}
          error={isWrong ? fill(words.approval.wrong, { example: formats.amount(EXAMPLE_AMOUNT) }) : (fieldErrorsOf(update.error)['override_limit'] ?? update.error?.message)}
        >
          {(control) => (
            <input {...control} inputMode="decimal" autoComplete="off" maxLength={16} className={`${control.className} text-right`} value={text} onChange={(event) => setText(event.target.value)} />
          )}
        </Field>
      </div>
      <Button type="submit" className="mt-6.5" isBusy={update.isPending} disabled={isWrong || plain === written}>
        {words.editor.save}
      </Button>
    </form>
  );
}
