/** Sends a policyholder's link as handlers do. */
import type { PortalItem } from '@/lib/contract/portal';
import { api } from './api';
import { asOwner } from './owner';
import type { Tenant } from './tenants';

export interface SentCart {
  readonly client_reference_id: number;
  readonly sent_result: PortalItem[];
  readonly link: string;
  readonly skipped?: { readonly appraisal_id: number; readonly reason: string }[];
}

export const tokenOf = (link: string | null | undefined): string => link?.split('#')[1] ?? '';

export async function sendCart(
  { key }: Tenant,
  claimId: number,
  json: object = {},
): Promise<SentCart> {
  const { status, body, text } = await api(
    'POST',
    `/client_reference/${claimId}/portal/customer/send`,
    { key, json },
  );
  if (status !== 200) throw new Error(`Sending answered ${status}: ${text}`);
  return body as SentCart;
}

/** Sends the complete cart and returns the token of its link. */
export const openLink = async (tenant: Tenant, claimId: number): Promise<string> =>
  tokenOf((await sendCart(tenant, claimId)).link);

/** Makes the policyholder correct an item, at the time that the usual decision names. */
export async function leaveCorrected(token: string, rowId: number | undefined): Promise<void> {
  const { body } = await api('GET', '/portal', { portal: token });
  const { version } = body as { version: number };
  await api('PUT', `/portal/items/${rowId}/answer`, {
    portal: token,
    json: { version, answer: 'corrected', quantity: 7 },
  });
  await asOwner(
    `UPDATE portal_item SET answer_time = '2026-03-12T18:20:09.004Z' WHERE row_id = $1`,
    [rowId],
  );
}
