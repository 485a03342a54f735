import { problemOf } from '@/lib/shared/reasons';
import type { z } from 'zod';
import type { createClientReference } from '@/lib/contract/claims';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { fromDateString, toDateString } from '@/lib/shared/dates';
import { Fault, wrongValue } from '@/lib/shared/fault';

const USER = 'user:';

type NewClaim = z.output<typeof createClientReference.body>;

/**
 * Creates a claim and assigns it to the caller if that is a person. Throws Fault `wrong` for a date
 * of damage in the future and `exists` if the client already has a claim with this reference.
 */
export async function createClaim(caller: Caller, given: NewClaim) {
  const time = now();
  if (given.date_damage && given.date_damage > toDateString(time))
    throw wrongValue('date_damage', 'in_the_future');
  return withClient(caller.clientId, async (tx) => {
    const id = await insert(tx, caller, given, time);
    await record(tx, {
      ...caller,
      clientReferenceId: id,
      type: 'client_reference.created',
      data: {
        client_reference_id: id,
        client_reference: given.client_reference,
        date_damage: given.date_damage ?? null,
      },
    });
    return { client_reference_id: id, client_reference: given.client_reference };
  });
}

async function insert(
  tx: Transaction,
  { clientId, kind, actor }: Caller,
  given: NewClaim,
  time: Date,
): Promise<number> {
  const client = await tx.client.findUniqueOrThrow({ where: { id: clientId } });
  const owner =
    kind === 'handler'
      ? await tx.user.findUnique({
          where: { email: actor.slice(USER.length) },
          select: { id: true },
        })
      : null;
  const [row] = await tx.clientReference.createManyAndReturn({
    data: {
      clientId,
      reference: given.client_reference,
      dateDamage: given.date_damage ? fromDateString(given.date_damage) : null,
      cause: given.cause ?? null,
      policyholderName: given.policyholder_name ?? null,
      policyholderEmail: given.policyholder_email ?? null,
      language: given.language ?? client.language,
      currency: given.currency ?? client.currency,
      deductible: given.claim_deductible ?? null,
      policyLimit: given.policy_limit ?? null,
      ownerId: owner?.id ?? null,
      createTime: time,
      updateTime: time,
    },
    skipDuplicates: true,
    select: { id: true },
  });
  if (!row)
    throw new Fault(
      'exists',
      problemOf('client_reference', 'already_exists', { name: given.client_reference }),
    );
  return row.id;
}
