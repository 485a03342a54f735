'use client';
import { useState } from 'react';
import { claimFormOf, rebasedForm, type ClaimForm } from '@/lib/client/claim-facts';
import type { ClientReference } from '@/lib/contract/claims';
import type { Language } from '@/lib/shared/languages';

/** The claim as this person saw it, and what they made of it. What somebody else changes meanwhile changes nothing here until the person has chosen. */
export function useSeenClaim(claim: ClientReference, language: Language) {
  const [seen, setSeen] = useState(claim);
  const [form, setForm] = useState(() => claimFormOf(claim, language));
  const before = claimFormOf(seen, language);
  function settle(next: ClaimForm) {
    setSeen(claim);
    setForm(next);
  }
  const now = claimFormOf(claim, language);
  return {
    seen, before, form,
    change: (part: Partial<ClaimForm>) => setForm((last) => ({ ...last, ...part })),
    takeTheirs: () => settle(now),
    applyMine: () => settle(rebasedForm(before, form, now)),
  };
}
