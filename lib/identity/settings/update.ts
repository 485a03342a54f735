import { problemOf } from '@/lib/shared/reasons';
import type { z } from 'zod';
import type {
  ClientSettings,
  updateClientSettings as contract,
} from '@/lib/contract/client-settings';
import { recordForClients } from '@/lib/events/record-for-clients';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { Fault, wrongValue } from '@/lib/shared/fault';
import type { Caller } from '../caller';
import { lockClient } from '../people/find';
import { settingsOf } from './read';
import { queueRefreshLines } from './refresh-lines-job';

type Given = z.output<typeof contract.body>;

/** Database columns by API field. */
const COLUMNS = {
  name: 'name',
  language: 'language',
  currency: 'currency',
  status_feature: 'statusFeature',
  flag_threshold: 'flagThreshold',
  acv_override_limit: 'acvOverrideLimit',
  acv_decided_by: 'acvDecidedBy',
  no_purchase_date: 'noPurchaseDate',
  report_retention_days: 'reportRetentionDays',
  request_log_days: 'requestLogDays',
} as const;

type Name = keyof typeof COLUMNS;
type Changes = Partial<Record<Name, { readonly from: unknown; readonly to: unknown }>>;

/**
 * Changes the given settings of the client; unchanged values are ignored. Throws `changed` for an
 * outdated revision and `wrong` for a new currency once there are claims.
 */
export async function updateClientSettings(caller: Caller, given: Given): Promise<ClientSettings> {
  const { clientId } = caller;
  return withClient(clientId, async (tx) => {
    await lockClient(tx, clientId);
    const before = await settingsOf(tx, clientId);
    if (typeof given.revision === 'number' && given.revision !== before.revision)
      throw new Fault('changed', problemOf('revision', 'changed', { revision: before.revision }));
    const changes = changesOf(before, given);
    const names = Object.keys(changes) as Name[];
    if (names.length === 0) return before;
    if (changes.currency && before.currency_fixed)
      throw wrongValue('currency', 'currency_fixed', { currency: before.currency });
    const data = Object.fromEntries(names.map((name) => [COLUMNS[name], changes[name]?.to]));
    await tx.client.update({
      where: { id: clientId },
      data: { ...data, settingsRevision: before.revision + 1 },
    });
    await recordChanges(tx, caller, changes);
    if (changesLines(changes))
      await queueRefreshLines(tx, clientId, assumesAges(changes) ? caller.actor : null);
    return settingsOf(tx, clientId);
  });
}

function changesOf(before: ClientSettings, given: Given): Changes {
  const changes: Changes = {};
  for (const name of Object.keys(COLUMNS) as Name[]) {
    const to = name === 'name' ? given.name?.trim() : given[name];
    const isAbsent = to === undefined || (to === null && name !== 'acv_override_limit');
    if (!isAbsent && to !== before[name]) changes[name] = { from: before[name], to };
  }
  return changes;
}

/** A line without a purchase date and an ACV is worth its RCV, or calculated, or not valued. */
const changesLines = (changes: Changes): boolean =>
  changes.no_purchase_date?.from === 'none' ||
  changes.no_purchase_date?.to === 'none' ||
  assumesAges(changes);

const assumesAges = (changes: Changes): boolean => changes.no_purchase_date?.to === 'category_age';

/** The approval limit has its own event type. */
async function recordChanges(
  tx: Transaction,
  caller: Caller,
  { acv_override_limit: limit, ...changes }: Changes,
): Promise<void> {
  const target = { ...caller, clientIds: [caller.clientId] };
  if (limit)
    await recordForClients(tx, {
      ...target,
      type: 'client.acv_settings_changed',
      data: { override_limit: limit.to, previous: limit.from },
    });
  if (Object.keys(changes).length > 0)
    await recordForClients(tx, { ...target, type: 'client.settings_changed', data: { changes } });
}
