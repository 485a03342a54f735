import type { z } from 'zod';
import type { acvCalculation } from '@/lib/contract/acv';
import { findClaim } from '@/lib/claims/find';
import type { Caller } from '@/lib/identity/caller';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import { isLanguage, type Language } from '@/lib/shared/languages';
import { type Minor, minor, parseAmount } from '@/lib/shared/money';
import { findAppraisal } from '../find';
import { AWAITING_KINDS, type AwaitingKind } from './leave-awaiting';
import { lineRcv } from './line-rcv';
import { calculationView, overrideView, WITH_RULE_SET } from './view';

/**
 * Returns the latest ACV. If it awaits approval, `in_force` holds the calculation that counts until
 * then. Throws Fault `not_found` without either.
 */
export async function readAcv(
  caller: Caller,
  clientReferenceId: number,
  id: number,
  preferred?: Language,
): Promise<z.input<typeof acvCalculation>> {
  const key = { clientId_appraisalId: { clientId: caller.clientId, appraisalId: id } };
  return withClient(caller.clientId, async (tx) => {
    await findAppraisal(tx, caller, clientReferenceId, id);
    const [calculation, awaiting] = [
      await tx.acvCalculation.findUnique({ where: key, include: WITH_RULE_SET }),
      await tx.acvOverride.findUnique({ where: key }),
    ];
    if (!calculation && !awaiting) throw notFound('acv_calculation_not_found');
    const language = preferred ?? (await languageOf(tx, caller, clientReferenceId));
    const inForce =
      calculation &&
      calculationView(
        calculation,
        language,
        calculation.isManual ? await rcvInForce(tx, caller.clientId, id) : null,
      );
    if (awaiting) {
      const rcv = await lineRcv(tx, caller.clientId, id);
      return {
        ...overrideView(awaiting, rcv ?? minor(0)),
        state: 'awaiting_approval',
        approval_of: kindOf(awaiting.kind),
        in_force: inForce,
      };
    }
    if (!inForce) throw notFound('acv_calculation_not_found');
    return { ...inForce, state: 'in_force', approval_of: null, in_force: null };
  });
}

/** The RCV that counts while the stated price awaits approval. Null if no price does. */
async function rcvInForce(tx: Transaction, clientId: number, id: number): Promise<Minor | null> {
  const [unapproved] = await tx.$queryRaw<{ in_force: string }[]>`
    SELECT unapproved.in_force::text FROM appraisal a CROSS JOIN LATERAL unapproved_rcv(a) unapproved WHERE a.client_id = ${clientId} AND a.id = ${id}`;
  return unapproved ? parseAmount(unapproved.in_force) : null;
}

const kindOf = (stored: string): AwaitingKind =>
  AWAITING_KINDS.find((kind) => kind === stored) ?? 'amount';

async function languageOf(
  tx: Parameters<typeof findClaim>[0],
  caller: Caller,
  clientReferenceId: number,
): Promise<Language> {
  const { language } = await findClaim(tx, caller, clientReferenceId);
  return isLanguage(language) ? language : 'en';
}
