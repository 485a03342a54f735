import { recordForClients } from '@/lib/events/record-for-clients';
import type { Caller } from '@/lib/identity/caller';
import { readClient, withClient } from '@/lib/platform/database/tenant';

const SELECT = { acvOverrideLimit: true } as const;

export async function readAcvSettings({ clientId }: Caller) {
  const { acvOverrideLimit } = await readClient(clientId, (tx) => tx.client.findUniqueOrThrow({ where: { id: clientId }, select: SELECT }));
  return { override_limit: acvOverrideLimit?.toNumber() ?? null };
}

/** What it is already is no change. */
export async function updateAcvSettings(caller: Caller, limit: number | null) {
  const { clientId } = caller;
  await withClient(clientId, async (tx) => {
    const before = await tx.client.findUniqueOrThrow({ where: { id: clientId }, select: SELECT });
    const previous = before.acvOverrideLimit?.toNumber() ?? null;
    if (previous === limit) return;
    await tx.client.update({ where: { id: clientId }, data: { acvOverrideLimit: limit } });
    await recordForClients(tx, { ...caller, clientIds: [clientId], type: 'client.acv_settings_changed', data: { override_limit: limit, previous } });
  });
  return { override_limit: limit };
}
