import { problem } from '@/lib/shared/reasons';
import type { CustomerPortal } from '@/lib/contract/portal-customer';
import type { Caller } from '@/lib/identity/caller';
import { Prisma } from '@/lib/platform/database/generated/client';
import { type Transaction, readClient } from '@/lib/platform/database/tenant';
import { toDateString } from '@/lib/shared/dates';
import { Fault } from '@/lib/shared/fault';
import { findAccess } from '../access/lock';
import { type ItemRow, selectItems } from '../items';
import { ownClaim } from './own';
import { customerItemView } from './view';

export const readPortal = (caller: Caller): Promise<CustomerPortal> =>
  readClient(caller.clientId, (tx) => portalView(tx, caller));

export async function portalView(tx: Transaction, caller: Caller): Promise<CustomerPortal> {
  const own = ownClaim(caller);
  const claim = await tx.clientReference.findUniqueOrThrow({
    where: { clientId_id: own },
    include: { client: { select: { name: true } } },
  });
  const access = await findAccess(tx, own);
  if (!access || access.link_status === 'locked')
    throw new Fault('forbidden', problem('portal_link_locked'));
  const items = await selectItems(tx, own);
  return {
    insurer: claim.client.name,
    client_reference: claim.reference,
    policyholder_name: claim.policyholderName,
    date_damage: claim.dateDamage && toDateString(claim.dateDamage),
    language: access.language,
    message: access.message,
    link_status: access.link_status,
    expire_time: access.expire_time.toISOString(),
    submit_time: access.submit_time?.toISOString() ?? null,
    reopen_time: access.reopen_time?.toISOString() ?? null,
    comment: access.comment,
    version: access.version,
    items: items.map(customerItemView),
    totals: totalsOf(items, claim.currency),
  };
}

/** Decimals, because a sum of many items may exceed the range of `Minor`. */
function totalsOf(items: readonly ItemRow[], currency: string): CustomerPortal['totals'] {
  const sum = (field: 'total' | 'actual_cash_value') =>
    items.reduce((total, { sent }) => total.plus(sent[field]), new Prisma.Decimal(0));
  const [rcv, acv] = [sum('total'), sum('actual_cash_value')];
  return {
    replacement_cost_value: rcv.toNumber(),
    depreciation: rcv.minus(acv).toNumber(),
    actual_cash_value: acv.toNumber(),
    item_count: items.length,
    answered_count: items.filter(({ answer }) => answer !== null).length,
    currency,
  };
}
