import type { z } from 'zod';
import { findClaim } from '@/lib/claims/find';
import type { setAcv as contract } from '@/lib/contract/acv';
import type { Caller } from '@/lib/identity/caller';
import { withClient } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';
import { lockAppraisal, type Seen } from '../lock';
import { requireCurrency } from '../require-plausible';
import { calculateAcv } from './calculate';
import { enterAcv } from './enter';
import { readAcv } from './read';

type Given = Partial<Pick<z.output<typeof contract.body>, 'actual_cash_value' | 'reason' | 'market_value' | 'currency'>>;

/** With an amount it is entered by hand, without one it is calculated by the rules. */
export async function setAcv(caller: Caller, clientReferenceId: number, id: number, given: Given, seen: Seen = null) {
  const { actual_cash_value: amount, reason, market_value: marketValue } = given;
  await withClient(caller.clientId, async (tx) => {
    await lockAppraisal(tx, caller, clientReferenceId, id, seen);
    requireCurrency(given.currency, (await findClaim(tx, caller, clientReferenceId)).currency);
    if (typeof amount !== 'number') return calculateAcv(tx, caller, clientReferenceId, id, { marketValue: marketValue ?? null, reason: reason ?? null });
    if (typeof reason !== 'string') throw new Fault('missing', 'reason : field required');
    return enterAcv(tx, caller, clientReferenceId, id, { amount, reason });
  });
  return readAcv(caller, clientReferenceId, id);
}
