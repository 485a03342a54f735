import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { CustomerPortal } from '@/lib/contract/portal-customer';
import { demoCredentials } from '../tests/setup/service';

/** Calls the API as the insurer's system does. */
export async function insurer<T>(
  request: APIRequestContext,
  method: string,
  path: string,
  data: object = {},
): Promise<T> {
  const { api_key: key, client_id } = demoCredentials();
  const response = await request.fetch(
    `/api${path}${path.includes('?') ? '&' : '?'}client_id=${client_id}`,
    {
      method,
      headers: { authorization: `apiKey ${key}` },
      ...(method !== 'GET' && { data }),
    },
  );
  expect(response.status(), `${method} ${path}: ${await response.text()}`).toBeLessThan(300);
  return (await response.json()) as T;
}

export interface Sent {
  readonly claimId: number;
  readonly link: string;
  readonly reference: string;
}

interface Wanted {
  readonly items?: readonly { readonly name: string; readonly quantity?: number }[];
  readonly language?: string;
  readonly message?: string;
  readonly pin?: string;
}

const THREE = [
  { name: 'Phone of the hall' },
  { name: 'Chair of the kitchen', quantity: 4 },
  { name: 'Lamp of the study' },
];

/** Creates a separate claim and sends it to its policyholder. */
export async function sentClaim(
  request: APIRequestContext,
  { items = THREE, language = 'en', message = 'Please look through the items.', pin }: Wanted = {},
): Promise<Sent> {
  const reference = `portal-${crypto.randomUUID().slice(0, 8)}`;
  const { client_reference_id: claimId } = await insurer<{ client_reference_id: number }>(
    request,
    'POST',
    '/client_reference',
    {
      client_reference: reference,
      date_damage: '2026-10-28',
      policyholder_name: 'Kirsten Lindqvist',
    },
  );
  const { pid } = await anyProduct(request);
  for (const { name, quantity = 1 } of items) {
    await insurer(request, 'POST', `/client_reference/${claimId}/appraisal`, {
      cpid: pid,
      rpid: pid,
      cp_name_cart: name,
      item_quantity: quantity,
      replacement_cost_value: 1499.5,
      date_purchase: '2024-01-15',
      appraisal_condition: 3,
    });
  }
  const { link } = await insurer<{ link: string }>(
    request,
    'POST',
    `/client_reference/${claimId}/portal/customer/send`,
    { language, message },
  );
  if (pin)
    await insurer(request, 'PATCH', `/client_reference/${claimId}/portal/customer/access`, {
      access_pin: pin,
    });
  return { claimId, link, reference };
}

/** Creates the claim of a household whose inventory has `count` lines. */
export async function householdOf(request: APIRequestContext, count: number): Promise<number> {
  const { client_id, api_key: key } = demoCredentials();
  const { client_reference_id: claimId } = await insurer<{ client_reference_id: number }>(
    request,
    'POST',
    '/client_reference',
    { client_reference: `long-${crypto.randomUUID().slice(0, 8)}`, date_damage: '2026-10-28' },
  );
  const buffer = Buffer.from(`description;quantity\n${'Apple iPhone 13 128 GB;1\n'.repeat(count)}`);
  const preview = await request.post(
    `/api/client_reference/${claimId}/inventory?client_id=${client_id}`,
    {
      headers: { authorization: `apiKey ${key}` },
      multipart: { file: { name: 'a.csv', mimeType: 'text/csv', buffer } },
    },
  );
  const { intake_id: intakeId } = (await preview.json()) as { intake_id: number };
  await insurer(request, 'POST', `/client_reference/${claimId}/inventory/${intakeId}/commit`, {
    take_matches: 'all',
  });
  return claimId;
}

async function anyProduct(request: APIRequestContext): Promise<{ pid: string }> {
  const { api_key: key, client_id } = demoCredentials();
  const response = await request.get(
    `/api/product_search?query=iphone%2013&client_id=${client_id}`,
    { headers: { authorization: `apiKey ${key}` } },
  );
  const pid = /"pid":\s*"([^"]+)"/.exec(await response.text())?.[1];
  if (!pid) throw new Error('The demo catalogue has no such product');
  return { pid };
}

export const access = (request: APIRequestContext, { claimId }: Sent, change: object) =>
  insurer<{ link: string }>(
    request,
    'PATCH',
    `/client_reference/${claimId}/portal/customer/access`,
    change,
  );

interface Answers {
  readonly link_status: string;
  readonly comment: string;
  readonly items: readonly {
    readonly answer: {
      readonly answer: string;
      readonly reason: string | null;
      readonly quantity: number | null;
    } | null;
    readonly added_files: readonly string[];
  }[];
}

/** Returns the answers as the insurer sees them. */
export const answers = (request: APIRequestContext, { claimId }: Sent) =>
  insurer<Answers>(request, 'GET', `/client_reference/${claimId}/portal/customer/answers`);

/** Returns the data of the policyholder's page. */
export async function portalOf(
  request: APIRequestContext,
  { link }: Sent,
): Promise<CustomerPortal> {
  const response = await request.get('/api/portal', {
    headers: { authorization: `portal ${link.split('#')[1] ?? ''}` },
  });
  return (await response.json()) as CustomerPortal;
}

export async function openPortal(page: Page, { link }: Pick<Sent, 'link'>): Promise<void> {
  await page.goto('about:blank'); // an address that differs only after # would not load a new page
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export const card = (page: Page, name: string) => page.getByRole('article', { name });

/** Removes the browser's own log lines on refused requests; all other complaints stay. */
export function forgetRefusals(complaints: string[]): void {
  const others = complaints.filter(
    (one) =>
      !/Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED|BLOCKED_BY_CLIENT))/.test(
        one,
      ),
  );
  complaints.splice(0, complaints.length, ...others);
}
