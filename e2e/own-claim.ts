/**
 * Creates claims and items that a test needs but does not test, over the API as the user who is
 * signed in on the page.
 */
import { expect, type Page } from '@playwright/test';
import { serviceUrl } from '../tests/setup/service';

interface Sent {
  readonly data?: object;
  readonly multipart?: Record<string, { name: string; mimeType: string; buffer: Buffer }>;
}

/** Calls the API as the page itself would. */
export async function asPerson<T>(
  page: Page,
  method: string,
  path: string,
  sent: Sent = {},
): Promise<T> {
  const { origin } = new URL(serviceUrl());
  const response = await page.request.fetch(`/api${path}`, {
    method,
    headers: { origin },
    ...sent,
  });
  expect(response.status(), `${method} ${path}: ${await response.text()}`).toBeLessThan(300);
  return (await response.json()) as T;
}

interface Claim {
  readonly id: number;
  readonly reference: string;
}

/** Creates a claim with a damage on 28 October 2026, of which the demo has no prices. */
export async function createClaim(
  page: Page,
  kind = 'item',
  dateDamage = '2026-10-28',
): Promise<Claim> {
  const reference = `${kind}-${crypto.randomUUID().slice(0, 8)}`;
  const { client_reference_id: id } = await asPerson<{ client_reference_id: number }>(
    page,
    'POST',
    '/client_reference',
    { data: { client_reference: reference, date_damage: dateDamage } },
  );
  return { id, reference };
}

const PID = 'apple-iphone-13-128-gb';

interface Prices {
  readonly grouped_prices: readonly (readonly {
    readonly pid: string;
    readonly offer_id: string;
    readonly total_price: number;
  }[])[];
}

/**
 * Adds the phone with the price that the form would choose, valued by the client's rules if
 * `datePurchase` is given.
 */
export async function addPhone(
  page: Page,
  claimId: number,
  datePurchase?: string,
): Promise<number> {
  const { grouped_prices: prices } = await asPerson<Prices>(
    page,
    'GET',
    `/prices?pid=${PID}&currency=DKK&language=en`,
  );
  const offer = prices[0]?.[0];
  if (!offer) throw new Error('The demo has no price of the phone.');
  const cart = `/client_reference/${claimId}/appraisal`;
  const { appraisal_id: id } = await asPerson<{ appraisal_id: number }>(page, 'POST', cart, {
    data: {
      cpid: PID,
      rpid: offer.pid,
      offer_id: offer.offer_id,
      replacement_cost_value: offer.total_price,
      item_quantity: 1,
      ...(datePurchase !== undefined && { date_purchase: datePurchase }),
    },
  });
  if (datePurchase !== undefined) await asPerson(page, 'PUT', `${cart}/${id}/acv`, { data: {} });
  return id;
}
