import { afterAll, beforeAll } from 'vitest';
import { GET as openFile } from '@/app/files/reports/[file_name]/route';
import { api, ORIGIN } from '@/tests/setup/api';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { printed } from './printed.fixture';
import { renderer } from './renderer';

export let tenant: Tenant;

export let other: Tenant;

export let claimId: number;

export let ids: number[];

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  tenant = await makeTenant({ name: 'Nordlys Forsikring', language: 'da', currency: 'DKK' });
  other = await makeTenant({ name: 'Another insurer' });
  claimId = await makeClaim(tenant, 'Skade/7 æøå');
  ids = [];
  for (const [name, value] of [
    ['Vase', 100.1],
    ['Lampe', 33.33],
    ['Stol', 0.29],
  ] as const) {
    ids.push(
      (
        await makeAppraisal(tenant, claimId, {
          cp_name_cart: name,
          replacement_cost_value: value,
          item_quantity: name === 'Lampe' ? 3 : 1,
        })
      ).id,
    );
  }
});

afterAll(() => renderer().stop());

export const create = (json: object = {}, claim = claimId, key = tenant.key) =>
  api('POST', `/client_reference/${claim}/report/pdf`, { key, json });

export const createOne = (appraisal: number, json: object = {}, key = tenant.key) =>
  api('POST', `/client_reference/${claimId}/appraisal/${appraisal}/report`, { key, json });

export async function open(address: unknown): Promise<Response> {
  const file_name = decodeURIComponent(String(address).slice(`${ORIGIN}/files/reports/`.length));
  return openFile(new Request(String(address)), { params: Promise.resolve({ file_name }) });
}

export async function textOf(address: unknown): Promise<string> {
  const pages = printed(new Uint8Array(await (await open(address)).arrayBuffer()));
  return pages
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .join(' ')
    .replaceAll('\u00a0', ' ');
}

/**
 * The numbers after a label, in the order of the items. Sums have a longer label and do not match.
 */
export function amountsAfter(label: string, texts: readonly string[]): number[] {
  return texts.flatMap((text, index) =>
    text.trim() === label
      ? [Number((texts[index + 1] ?? '').replaceAll(',', '').replace('−', '-'))]
      : [],
  );
}

export const cents = (amount: number | string) => Math.round(Number(amount) * 100);
