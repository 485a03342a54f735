/** A policyholder's link, sent as handlers send it. */
import type { PortalItem } from '@/lib/contract/portal';
import { api } from './api';
import type { Tenant } from './tenants';

export interface SentCart {
  readonly client_reference_id: number;
  readonly sent_result: PortalItem[];
  readonly link: string;
  readonly skipped?: { readonly appraisal_id: number; readonly reason: string }[];
}

export const tokenOf = (link: string | null | undefined): string => link?.split('#')[1] ?? '';

export async function sendCart({ key }: Tenant, claimId: number, json: object = {}): Promise<SentCart> {
  const { status, body, text } = await api('POST', `/client_reference/${claimId}/portal/customer/send`, { key, json });
  if (status !== 200) throw new Error(`Sending answered ${status}: ${text}`);
  return body as SentCart;
}

/** Sends the whole cart; the token of its link. */
export const openLink = async (tenant: Tenant, claimId: number): Promise<string> => tokenOf((await sendCart(tenant, claimId)).link);
