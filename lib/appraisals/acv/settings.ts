import { recordForClients } from '@/lib/events/record-for-clients';
import type { Caller } from '@/lib/identity/caller';
import { readClient, withClient } from '@/lib/platform/database/tenant';
import { requireCurrency } from '../require-plausible';

const SELECT = { acvOverrideLimit: true, currency: true } as const;

export async function readAcvSettings({ clientId }: Caller) {
  const { acvOverrideLimit } = await readClient(clientId, (tx) =>
    tx.client.findUniqueOrThrow({ where: { id: clientId }, select: SELECT }),
  );
  return { override_limit: acvOverrideLimit?.toNumber() ?? null };
}

/** An unchanged limit writes nothing and records no event. */
export async function updateAcvSettings(
  caller: Caller,
  limit: number | null,
  currency?: string | null,
) {
  const { clientId } = caller;
  await withClient(clientId, async (tx) => {
    const before = await tx.client.findUniqueOrThrow({ where: { id: clientId }, select: SELECT });
    requireCurrency(currency, before.currency, 'client');
    const previous = before.acvOverrideLimit?.toNumber() ?? null;
    if (previous === limit) return;
    await tx.client.update({
      where: { id: clientId },
      data: { acvOverrideLimit: limit, settingsRevision: { increment: 1 } },
    });
    await recordForClients(tx, {
      ...caller,
      clientIds: [clientId],
      type: 'client.acv_settings_changed',
      data: { override_limit: limit, previous },
    });
  });
  return { override_limit: limit };
}
