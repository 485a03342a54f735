import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ClientReference } from '@/lib/contract/claims';
import type { Language } from '@/lib/shared/languages';
import { toNumber } from '@/lib/shared/money';
import { refreshAcvs } from '../acv/acv';
import { readAmount, writeMoney } from '../forms/amount-text';
import { calculateAcv } from '../acv/calculate-acv';
import { call, type Input } from '../api/call';
import { cartKey, type CartPages } from '../cart/cart-pages';
import { CLAIMS_KEY, claimKey, timelineKey } from '../api/query-keys';
import { inTurns } from '../api/in-turns';
import { useOneAtATime } from '../api/one-at-a-time';
import { changeKey } from '../cart/revisions';

const ROUTE = 'PATCH /client_reference/{client_reference_id}';

/** The facts that a claim holds itself, in the order of the form. */
export const CLAIM_FACTS = [
  'date_damage',
  'cause',
  'policyholder_name',
  'claim_deductible',
  'policy_limit',
] as const;

export type ClaimFact = (typeof CLAIM_FACTS)[number];

/** The facts as typed into the form; empty where not stated. */
export type ClaimForm = Readonly<Record<ClaimFact, string>>;

const AMOUNTS = ['claim_deductible', 'policy_limit'] as const satisfies readonly ClaimFact[];

export const NO_FACTS: ClaimForm = {
  date_damage: '',
  cause: '',
  policyholder_name: '',
  claim_deductible: '',
  policy_limit: '',
};

export function claimFormOf(
  claim: Pick<ClientReference, ClaimFact>,
  language: Language,
): ClaimForm {
  const {
    date_damage: day,
    cause,
    policyholder_name: name,
    claim_deductible: deductible,
    policy_limit: limit,
  } = claim;
  return {
    date_damage: day ?? '',
    cause: cause ?? '',
    policyholder_name: name ?? '',
    claim_deductible: writeMoney(deductible, language),
    policy_limit: writeMoney(limit, language),
  };
}

type Facts = Pick<NonNullable<Input<typeof ROUTE>['body']>, ClaimFact>;

/** Reads the form; null for each fact that is not stated. */
export function factsOf(form: ClaimForm, language: Language): Required<Facts> {
  const amountOf = (name: (typeof AMOUNTS)[number]) => {
    const amount = form[name].trim() === '' ? null : readAmount(form[name], language);
    return amount === null ? null : toNumber(amount);
  };
  return {
    date_damage: form.date_damage || null,
    cause: form.cause.trim() || null,
    policyholder_name: form.policyholder_name.trim() || null,
    claim_deductible: amountOf('claim_deductible'),
    policy_limit: amountOf('policy_limit'),
  };
}

/** The fields whose amounts cannot be read. */
export const wrongAmounts = (form: ClaimForm, language: Language): readonly ClaimFact[] =>
  AMOUNTS.filter((name) => form[name].trim() !== '' && readAmount(form[name], language) === null);

const isTouched = (before: ClaimForm, form: ClaimForm) => (name: ClaimFact) =>
  form[name].trim() !== before[name];

/** Only the facts that the user has changed. */
export function changedFacts(before: ClaimForm, form: ClaimForm, language: Language): Facts {
  const facts = factsOf(form, language);
  return Object.fromEntries(
    CLAIM_FACTS.filter(isTouched(before, form)).map((name) => [name, facts[name]]),
  );
}

/** Applies what the user has changed from `before` to the current values. */
export const rebasedForm = (before: ClaimForm, form: ClaimForm, now: ClaimForm): ClaimForm => ({
  ...now,
  ...Object.fromEntries(
    CLAIM_FACTS.filter(isTouched(before, form)).map((name) => [name, form[name]]),
  ),
});

/**
 * Updates the claim if it still has the revision that the user saw; answered with 412 otherwise.
 */
export function useUpdateClaim(claimId: number, onSaved: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: changeKey(claimId),
    mutationFn: useOneAtATime(({ facts, seen }: { facts: Facts; seen: ClientReference }) =>
      update(cache, claimId, facts, seen),
    ),
    onSuccess: onSaved, // runs even if the page was left meanwhile
    onSettled: async () => {
      await Promise.all(
        [claimKey(claimId), CLAIMS_KEY, timelineKey(claimId)].map((queryKey) =>
          cache.invalidateQueries({ queryKey }),
        ),
      );
      await refreshAcvs(cache, claimId);
    },
  });
}

/**
 * The service recalculates the ACVs that rules had calculated. Lines that lacked only the date of
 * damage are calculated here.
 */
async function update(
  cache: QueryClient,
  claimId: number,
  facts: Facts,
  seen: ClientReference,
): Promise<ClientReference> {
  const claim = await call(ROUTE, {
    params: { client_reference_id: claimId },
    body: facts,
    ifMatch: seen.revision,
  });
  if (seen.date_damage === null && claim.date_damage !== null) {
    const lines =
      cache
        .getQueryData<CartPages>(cartKey(claimId))
        ?.pages.flatMap(({ appraisals }) => appraisals) ?? [];
    const waited = lines.filter(
      (line) =>
        line.acv_state === 'none' &&
        line.replacement_cost_value !== null &&
        line.date_purchase !== null,
    );
    await inTurns(waited, (line) => calculateAcv(cache, claimId, line, claim.date_damage));
  }
  return claim;
}
