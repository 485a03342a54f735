import type { z } from 'zod';
import type { acvCalculation } from '@/lib/contract/acv';
import { findClaim } from '@/lib/claims/find';
import type { Caller } from '@/lib/identity/caller';
import { withClient } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import { isLanguage, type Language } from '@/lib/shared/languages';
import { minor } from '@/lib/shared/money';
import { findAppraisal } from '../find';
import { lineRcv } from './line-rcv';
import { calculationView, overrideView, WITH_RULE_SET } from './view';

/** What was entered last; where that awaits approval, with the calculation that holds meanwhile. */
export async function readAcv(caller: Caller, clientReferenceId: number, id: number, asked?: Language): Promise<z.input<typeof acvCalculation>> {
  const key = { clientId_appraisalId: { clientId: caller.clientId, appraisalId: id } };
  return withClient(caller.clientId, async (tx) => {
    await findAppraisal(tx, caller, clientReferenceId, id);
    const [calculation, awaiting] = [
      await tx.acvCalculation.findUnique({ where: key, include: WITH_RULE_SET }), await tx.acvOverride.findUnique({ where: key }),
    ];
    if (!calculation && !awaiting) throw notFound('ACV calculation');
    const language = asked ?? (await languageOf(tx, caller, clientReferenceId));
    const inForce = calculation && calculationView(calculation, language);
    if (awaiting) {
      const rcv = await lineRcv(tx, caller.clientId, id);
      return { ...overrideView(awaiting, rcv ?? minor(0)), state: 'awaiting_approval', in_force: inForce };
    }
    if (!inForce) throw notFound('ACV calculation');
    return { ...inForce, state: 'in_force', in_force: null };
  });
}

async function languageOf(tx: Parameters<typeof findClaim>[0], caller: Caller, clientReferenceId: number): Promise<Language> {
  const { language } = await findClaim(tx, caller, clientReferenceId);
  return isLanguage(language) ? language : 'en';
}
