import {
  type ClientSettings,
  NO_PURCHASE_DATE,
  type NoPurchaseDate,
} from '@/lib/contract/client-settings';
import { readClient, type Transaction } from '@/lib/platform/database/tenant';
import type { Caller } from '../caller';

export const readClientSettings = ({ clientId }: Caller): Promise<ClientSettings> =>
  readClient(clientId, (tx) => settingsOf(tx, clientId));

export async function settingsOf(tx: Transaction, clientId: number): Promise<ClientSettings> {
  const client = await tx.client.findUniqueOrThrow({ where: { id: clientId } });
  return {
    client_id: clientId,
    name: client.name,
    language: client.language,
    currency: client.currency,
    currency_fixed: await hasClaim(tx, clientId),
    status_feature: client.statusFeature,
    flag_threshold: client.flagThreshold.toNumber(),
    acv_override_limit: client.acvOverrideLimit?.toNumber() ?? null,
    acv_decided_by: client.acvDecidedBy,
    no_purchase_date: noPurchaseDateOf(client.noPurchaseDate),
    report_retention_days: client.reportRetentionDays,
    request_log_days: client.requestLogDays,
    revision: client.settingsRevision,
  };
}

const noPurchaseDateOf = (stored: string): NoPurchaseDate =>
  NO_PURCHASE_DATE.find((one) => one === stored) ?? 'ask';

/**
 * Claims and rules contain amounts in the client's currency, so a claim makes the currency final.
 */
const hasClaim = async (tx: Transaction, clientId: number): Promise<boolean> =>
  (await tx.clientReference.findFirst({ where: { clientId }, select: { id: true } })) !== null;
