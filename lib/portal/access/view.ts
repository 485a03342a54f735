import type { findClaim } from '@/lib/claims/find';
import type { PortalAccess } from '@/lib/contract/portal';
import type { Transaction } from '@/lib/platform/database/tenant';
import { linkOf } from './link';
import { findAccess, unsealed } from './lock';

type Claim = Awaited<ReturnType<typeof findClaim>>;

const iso = (time: Date | null | undefined) => time?.toISOString() ?? null;

export async function accessView(tx: Transaction, claim: Claim, origin: string): Promise<PortalAccess> {
  const access = await findAccess(tx, claim);
  return {
    client_reference_id: claim.id,
    client_reference: claim.reference,
    link: access ? linkOf(access, origin) : null,
    access_pin: access ? unsealed(access.pin_sealed) : null,
    link_status: access?.link_status ?? null,
    expire_time: iso(access?.expire_time),
    revoke_time: iso(access?.revoke_time),
    first_open_time: iso(access?.first_open_time),
    submit_time: iso(access?.submit_time),
    pin_tries_left: access?.pin_sealed ? access.pin_tries_left : null,
    language: access?.language ?? null,
    message: access?.message ?? null,
    item_count: access?.item_count ?? 0,
    answered_count: access?.answered_count ?? 0,
  };
}
