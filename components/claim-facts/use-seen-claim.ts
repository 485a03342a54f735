'use client';
import { claimFormOf, rebasedForm, type ClaimForm } from '@/lib/client/claims/claim-facts';
import { useDraft } from '@/lib/client/forms/use-draft';
import type { ClientReference } from '@/lib/contract/claims';
import type { Language } from '@/lib/shared/languages';

/**
 * The claim as this person saw it, and their draft of it. A change by somebody else does not alter
 * either until the person has chosen which version to keep.
 */
export function useSeenClaim(claim: ClientReference, language: Language) {
  const now = claimFormOf(claim, language);
  const { setForm, begin, settle, ...draft } = useDraft(`edit-claim/${claim.client_reference_id}`, {
    seen: claim,
    before: now,
  });
  return {
    ...draft,
    change: (part: Partial<ClaimForm>) => setForm((last) => ({ ...last, ...part })),
    takeTheirs: () => begin(),
    applyMine: () => settle((last) => rebasedForm(last.before, last.form, now)),
  };
}
