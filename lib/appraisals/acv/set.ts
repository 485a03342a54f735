import { problemOf } from '@/lib/shared/reasons';
import type { z } from 'zod';
import { findClaim } from '@/lib/claims/find';
import type { setAcv as contract } from '@/lib/contract/acv';
import type { Caller } from '@/lib/identity/caller';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';
import { isRefusal } from '@/lib/valuation/value-item';
import { type ChangeOptions, lockAppraisal } from '../lock';
import { requireUnlocked } from '../locked-line';
import { requireCurrency } from '../require-plausible';
import { ignoredWarnings, type Warning, warningsView } from '../warnings';
import { calculateAcv } from './calculate';
import { dropSuperseded } from './drop-calculation';
import { enterAcv } from './enter';
import { readAcv } from './read';
import { subjectOf, valueSubject } from './subject';

type Given = Partial<
  Pick<z.output<typeof contract.body>, 'actual_cash_value' | 'reason' | 'market_value' | 'currency'>
>;

/**
 * Enters the ACV by hand if an amount is given, otherwise calculates it by the rules. Throws Fault
 * `missing` for an amount without a reason, `wrong` where the rules cannot value the line; then an
 * earlier calculation by other rules is dropped all the same.
 */
export async function setAcv(
  caller: Caller,
  clientReferenceId: number,
  id: number,
  given: Given,
  { seen = null, ignored = [] }: ChangeOptions = {},
) {
  const { actual_cash_value: amount, reason, market_value: marketValue } = given;
  const warnings = await withClient(caller.clientId, async (tx): Promise<Warning[] | Fault> => {
    await requireUnlocked(tx, await lockAppraisal(tx, caller, clientReferenceId, id, seen));
    requireCurrency(given.currency, (await findClaim(tx, caller, clientReferenceId)).currency);
    if (typeof amount !== 'number') {
      const refusal = await calculateAcv(tx, caller, clientReferenceId, id, {
        marketValue: marketValue ?? null,
        reason: reason ?? null,
      }).then(() => null, asRefusal);
      if (refusal) {
        await dropSuperseded(tx, caller, clientReferenceId, id, refusal);
        return refusal;
      }
      return typeof marketValue === 'number' ? unused(tx, caller, id) : [];
    }
    if (typeof reason !== 'string') throw new Fault('missing', problemOf('reason', 'required'));
    await enterAcv(tx, caller, clientReferenceId, id, { amount, reason });
    return typeof marketValue === 'number'
      ? [problemOf('market_value', 'market_value_beside_amount')]
      : [];
  });
  if (warnings instanceof Fault) throw warnings;
  return {
    ...(await readAcv(caller, clientReferenceId, id)),
    ...warningsView([...warnings, ...ignoredWarnings(ignored)]),
  };
}

/** A calculation that is refused has written nothing. */
function asRefusal(error: unknown): Fault {
  if (error instanceof Fault && error.kind === 'wrong') return error;
  throw error;
}

/** Returns a warning if the rule values the item without a market value. */
async function unused(tx: Transaction, caller: Caller, id: number): Promise<Warning[]> {
  const without = valueSubject(await subjectOf(tx, caller, id), null);
  return isRefusal(without)
    ? []
    : [problemOf('market_value', 'market_value_unused', { rule: without.valued.rule.name })];
}
