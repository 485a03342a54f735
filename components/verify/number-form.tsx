'use client';
import type { VerifyMessages } from '@/lib/i18n/en/verify';
import { Button } from '../ui/button';
import { Field } from '../ui/field';

/**
 * Asks for the number printed on the report. A plain GET form, so that it works without JavaScript.
 */
export const NumberForm = ({ messages, number }: { messages: VerifyMessages; number: string }) => (
  <form action="/verify" className="flex flex-wrap items-end gap-2 border-t border-line pt-4">
    <div className="min-w-0 flex-1 basis-60">
      <Field label={messages.number}>
        {(control) => (
          <input
            {...control}
            name="number"
            className={`${control.className} font-mono`}
            defaultValue={number}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
        )}
      </Field>
    </div>
    <Button type="submit" look="primary" className="h-9!">
      {messages.check}
    </Button>
  </form>
);
