import { problem } from '@/lib/shared/reasons';
import type { CustomerPortal } from '@/lib/contract/portal-customer';
import { isTooLarge, netClaims } from '@/lib/claims/net-claim';
import type { Caller } from '@/lib/identity/caller';
import { Prisma } from '@/lib/platform/database/generated/client';
import { type Transaction, readClient } from '@/lib/platform/database/tenant';
import { toDateString } from '@/lib/shared/dates';
import { Fault } from '@/lib/shared/fault';
import { subtract, toNumber } from '@/lib/shared/money';
import { findAccess } from '../access/lock';
import { type ItemRow, selectItems } from '../items';
import { isValued } from '../sent-item';
import { selectNotCounted } from './not-counted';
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
    totals: {
      ...listTotals(items, claim.currency),
      ...(await claimTotals(tx, own, items)),
    },
    not_counted: await selectNotCounted(tx, own),
  };
}

/** Decimals, because a sum of many items may exceed the range of `Minor`. */
function listTotals(items: readonly ItemRow[], currency: string) {
  const [rcv, acv] = [sumOf(items, 'total'), sumOf(items, 'actual_cash_value')];
  return {
    replacement_cost_value: rcv.toNumber(),
    depreciation: rcv.minus(acv).toNumber(),
    actual_cash_value: acv.toNumber(),
    item_count: items.length,
    answered_count: items.filter(({ answer }) => answer !== null).length,
    currency,
  };
}

const sumOf = (items: readonly ItemRow[], field: 'total' | 'actual_cash_value') =>
  items.reduce(
    (total, { sent }) => (isValued(sent) ? total.plus(sent[field]) : total),
    new Prisma.Decimal(0),
  );

/** From the amounts of the list to the net claim, which is the one that the insurer sees. */
async function claimTotals(
  tx: Transaction,
  { clientId, id }: { readonly clientId: number; readonly id: number },
  items: readonly ItemRow[],
) {
  const net = (await netClaims(tx, clientId, [id])).get(id);
  if (!net) throw new Error('No sums of a claim that the same snapshot has');
  if (isTooLarge(net))
    return { other_items: 0, above_limits: 0, claim_deductible: 0, net_claim: null, ...net.lines };
  const { settled } = net;
  const afterLimits = subtract(settled.total, settled.abovePolicyLimit);
  return {
    other_items: new Prisma.Decimal(net.acv).minus(sumOf(items, 'actual_cash_value')).toNumber(),
    above_limits: new Prisma.Decimal(net.acv).minus(toNumber(afterLimits)).toNumber(),
    claim_deductible: toNumber(settled.deductible),
    net_claim: toNumber(settled.net),
    ...net.lines,
  };
}
