/**
 * Creates clients with their keys, claims and appraisals through the services that the routes use.
 */
import { randomUUID } from 'node:crypto';
import { createAppraisal } from '@/lib/appraisals/create';
import { readAppraisal } from '@/lib/appraisals/read';
import { createClaim } from '@/lib/claims/create';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { type Caller, SCOPES } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database/tenant';
import { CLAIMED_FAMILIES } from '@/prisma/seed/catalogue/read-facts';
import { loadCatalogue as loadAll } from '@/prisma/seed/load-catalogue';

/** Loads only the product families of the demo's claims, without the previous year's prices. */
export const loadCatalogue = (priceDate: Date) =>
  loadAll(priceDate, { families: CLAIMED_FAMILIES, withHistory: false });

/** Products of the catalogue, and a pid that it does not have. */
export const CLAIMED = 'apple-iphone-13-128-gb';
export const REPLACEMENT = 'apple-iphone-15-pro-128-gb';
export const UNKNOWN_PRODUCT = 'no-such-product';

const DAY_MS = 86_400_000;

/** Yesterday, to the second, because prices older than 30 days are excluded. */
export const PRICE_DATE = new Date(Math.floor(now().getTime() / 1000) * 1000 - DAY_MS);

export interface Tenant {
  readonly clientId: number;
  readonly key: string;
  readonly caller: Caller;
}

interface Wanted {
  readonly name?: string;
  readonly currency?: string;
  readonly language?: string;
  readonly statusFeature?: boolean;
  readonly statuses?: readonly number[];
  readonly managesCatalogue?: boolean;
  readonly noPurchaseDate?: 'ask' | 'category_age' | 'none';
}

/** The part of a key that paths and lists use as its id. */
export const idOfKey = (key: string): string => key.split('_')[2] ?? '';

export const callerFor = (clientId: number): Caller => ({
  kind: 'key',
  clientIds: [clientId],
  clientId,
  actor: 'key:of-the-tests',
  sessionId: null,
});

export async function makeTenant({
  name = 'An insurer',
  currency = 'EUR',
  language = 'en',
  statusFeature = true,
  statuses = [1, 2, 3, 4, 5, 6, 7, 8],
  managesCatalogue = true,
  noPurchaseDate = 'none',
}: Wanted = {}): Promise<Tenant> {
  const data = {
    name,
    currency,
    language,
    statusFeature,
    managesCatalogue,
    noPurchaseDate,
    statuses: {
      createMany: { data: statuses.map((appraisalStatusId) => ({ appraisalStatusId })) },
    },
  };
  const { id: clientId } = await database().client.create({ data });
  return {
    clientId,
    key: await issueKey({ name: `key of ${name}`, clientIds: [clientId], scopes: SCOPES }),
    caller: callerFor(clientId),
  };
}

/** Of the tests' claims, unless they state another. */
export const DATE_DAMAGE = '2026-03-02';

export async function makeClaim(
  { caller }: Tenant,
  reference = `claim ${randomUUID()}`,
  date_damage: string | null = DATE_DAMAGE,
): Promise<number> {
  return (await createClaim(caller, { client_reference: reference, date_damage }))
    .client_reference_id;
}

export interface MadeAppraisal {
  readonly id: number;
  readonly rowId: number;
}

type Given = Parameters<typeof createAppraisal>[2];

export async function makeAppraisal(
  { caller }: Tenant,
  claimId: number,
  given: Partial<Given> = {},
): Promise<MadeAppraisal> {
  const { appraisal_id: id } = await createAppraisal(caller, claimId, {
    cpid: CLAIMED,
    rpid: REPLACEMENT,
    ...given,
  });
  return { id, rowId: (await readAppraisal(caller, claimId, id, '')).row_id };
}
