'use client';
import { FileSearch, LoaderCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { sha256Of } from '@/lib/client/reports/sha256-of';
import type { VerifyMessages } from '@/lib/i18n/en/verify';
import { buttonLook } from '../ui/button';

type Outcome = 'same' | 'sameRevoked' | 'changed' | 'unreadable' | 'byHand';

const COLORS: Record<Outcome, string> = {
  same: 'text-clear',
  sameRevoked: 'text-flag',
  changed: 'text-flag',
  unreadable: 'text-flag',
  byHand: 'text-ink-2',
};

/** Compares a file with the SHA-256 of the issued report. The file stays on this device. */
export function FileCheck({
  messages,
  sha256,
  isRevoked,
}: {
  messages: VerifyMessages;
  sha256: string;
  isRevoked: boolean;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [checked, setChecked] = useState<{ name: string; outcome: Outcome } | null>(null);

  async function check(field: HTMLInputElement) {
    const file = field.files?.[0];
    if (!file) return;
    field.value = '';
    setBusy(true);
    setChecked(null);
    const outcome = await compare(file, sha256, isRevoked);
    setChecked({ name: file.name, outcome });
    setBusy(false);
  }

  // Checks a file that was chosen before hydration, for which no change event arrived. `check`
  // clears the field, so that no file is checked twice.
  useEffect(() => {
    if (input.current) void check(input.current);
  });

  return (
    <section className="flex flex-col items-start gap-3 border-t border-line pt-4">
      <h2 className="font-semibold">{messages.lead}</h2>
      <p className="text-ink-2">{messages.hint}</p>
      <label
        aria-busy={isBusy || undefined}
        className={`${buttonLook('primary')} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
      >
        <input
          ref={input}
          type="file"
          accept="application/pdf,.pdf"
          className="sr-only"
          onChange={(event) => void check(event.target)}
        />
        {isBusy ? (
          <LoaderCircle aria-hidden size={16} className="animate-spin" />
        ) : (
          <FileSearch aria-hidden size={16} />
        )}
        {messages.choose}
      </label>
      <output className="w-full empty:-mt-3">
        {checked && (
          <>
            <span className="block break-all text-ink-2">{checked.name}</span>
            <span className={`block font-medium ${COLORS[checked.outcome]}`}>
              {messages.outcomes[checked.outcome]}
            </span>
          </>
        )}
      </output>
    </section>
  );
}

async function compare(file: File, expected: string, isRevoked: boolean): Promise<Outcome> {
  try {
    const own = await sha256Of(file);
    if (own === null) return 'byHand';
    if (own !== expected) return 'changed';
    return isRevoked ? 'sameRevoked' : 'same';
  } catch {
    return 'unreadable';
  }
}
