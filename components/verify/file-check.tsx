'use client';
import { FileSearch } from 'lucide-react';
import { useRef, useState } from 'react';
import { sha256Of } from '@/lib/client/sha256-of';
import type { VerifyMessages } from '@/lib/i18n/en/verify';
import { Button } from '../ui/button';

type Outcome = 'same' | 'sameRevoked' | 'changed' | 'unreadable' | 'byHand';

const COLORS: Record<Outcome, string> = { same: 'text-clear', sameRevoked: 'text-flag', changed: 'text-flag', unreadable: 'text-flag', byHand: 'text-ink-2' };

/** Compares a file with the SHA-256 of the one that was made. It stays on this device. */
export function FileCheck({ words, sha256, isRevoked }: { words: VerifyMessages; sha256: string; isRevoked: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [checked, setChecked] = useState<{ name: string; outcome: Outcome } | null>(null);

  async function check(file: File) {
    setBusy(true);
    setChecked(null);
    const outcome = await compare(file, sha256, isRevoked);
    setChecked({ name: file.name, outcome });
    setBusy(false);
  }

  return (
    <section className="flex flex-col items-start gap-3 border-t border-line pt-4">
      <h2 className="font-semibold">{words.lead}</h2>
      <p className="text-ink-2">{words.hint}</p>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void check(file);
        }}
      />
      <Button look="primary" isBusy={isBusy} onClick={() => input.current?.click()}>
        {!isBusy && <FileSearch aria-hidden size={16} />}
        {words.choose}
      </Button>
      <output className="w-full">
        {checked && (
          <>
            <span className="block break-all text-ink-2">{checked.name}</span>
            <span className={`block font-medium ${COLORS[checked.outcome]}`}>{words.outcomes[checked.outcome]}</span>
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
