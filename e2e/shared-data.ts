/**
 * Data shared by browser tests, as read before a test: when a test fails halfway they are restored
 * for the next one, and for its own repetition.
 */
import type { APIRequestContext } from '@playwright/test';
import { insurer } from './portal';

interface Client {
  readonly revision: number;
  readonly [setting: string]: unknown;
}

interface Statuses {
  readonly statuses: readonly { id: number; name: string; standard_name: string }[];
  readonly transitions: readonly object[] | null;
  readonly revision: number;
}

interface Categories {
  readonly categories: readonly {
    readonly id: number;
    readonly is_own: boolean;
    readonly name: string | null;
    readonly names: object;
    readonly parent_id: number | null;
    readonly is_hidden: boolean;
    readonly valued_as_id: number | null;
  }[];
  readonly revision: number;
}

interface Review {
  readonly file_name: string;
  readonly flagged: boolean;
  readonly cleared_by: string | null;
  readonly kept_by: string | null;
}

export interface SharedData {
  readonly claimId: number;
  readonly client: Client;
  readonly statuses: Statuses;
  readonly categories: Categories;
  readonly statusIds: Record<number, number>;
  readonly reviews: Record<string, readonly Review[]>;
}

const SETTINGS = [
  'name',
  'language',
  'status_feature',
  'flag_threshold',
  'acv_override_limit',
  'acv_decided_by',
  'no_purchase_date',
  'report_retention_days',
  'request_log_days',
];

async function readStatusIds(request: APIRequestContext, claimId: number) {
  const { appraisals } = await insurer<{
    appraisals: readonly { appraisal_id: number; appraisal_status_id: number }[];
  }>(request, 'GET', `/client_reference/${claimId}/appraisal`);
  return Object.fromEntries(appraisals.map((one) => [one.appraisal_id, one.appraisal_status_id]));
}

async function readReviews(request: APIRequestContext, claimId: number) {
  const { forensics_results: results } = await insurer<{
    forensics_results: SharedData['reviews'];
  }>(request, 'GET', `/forensics/${claimId}/results/all`);
  const lists = Object.entries(results).map(([appraisalId, list]) => [
    appraisalId,
    list.map(({ file_name, flagged, cleared_by, kept_by }) => ({
      file_name,
      flagged,
      cleared_by,
      kept_by,
    })),
  ]);
  return Object.fromEntries(lists) as SharedData['reviews'];
}

async function idOfClaim(request: APIRequestContext, reference: string): Promise<number> {
  const { client_references: claims } = await insurer<{
    client_references: readonly { client_reference: string; client_reference_id: number }[];
  }>(request, 'GET', `/client_reference?q=${reference}`);
  const claim = claims.find((one) => one.client_reference === reference);
  if (!claim) throw new Error(`The demo has no claim ${reference}.`);
  return claim.client_reference_id;
}

/** @param reference of the shared claim */
export async function readSharedData(
  request: APIRequestContext,
  reference: string,
): Promise<SharedData> {
  const claimId = await idOfClaim(request, reference);
  const [client, statuses, categories, statusIds, reviews] = await Promise.all([
    insurer<Client>(request, 'GET', '/client_settings'),
    insurer<Statuses>(request, 'GET', '/status_settings'),
    insurer<Categories>(request, 'GET', '/category_settings'),
    readStatusIds(request, claimId),
    readReviews(request, claimId),
  ]);
  return { claimId, client, statuses, categories, statusIds, reviews };
}

/** Restores every value that has changed. */
export async function restoreSharedData(
  request: APIRequestContext,
  before: SharedData,
): Promise<void> {
  await restoreSettings(request, before);
  await restoreStatusIds(request, before); // while any status may follow any other
  const { statuses } = before;
  if (statuses.transitions) await restoreStatuses(request, statuses, statuses.transitions);
  await restoreReviews(request, before);
}

async function restoreSettings(
  request: APIRequestContext,
  { client, statuses, categories }: SharedData,
) {
  const settings = Object.fromEntries(SETTINGS.map((name) => [name, client[name]]));
  await insurer(request, 'PATCH', '/client_settings', settings);
  await restoreStatuses(request, statuses, null);
  await insurer(request, 'PUT', '/category_settings', {
    categories: categories.categories.map((one) => ({
      id: one.id,
      name: one.name,
      names: one.names,
      parent_id: one.is_own ? one.parent_id : null,
      is_hidden: one.is_hidden,
      valued_as_id: one.valued_as_id,
    })),
  });
}

const restoreStatuses = (
  request: APIRequestContext,
  { statuses }: Statuses,
  transitions: Statuses['transitions'],
) =>
  insurer(request, 'PUT', '/status_settings', {
    statuses: statuses.map(({ id, name }) => ({ id, name })),
    transitions,
  });

async function restoreStatusIds(request: APIRequestContext, { claimId, statusIds }: SharedData) {
  const path = `/client_reference/${claimId}/appraisal`;
  for (const [appraisalId, id] of Object.entries(await readStatusIds(request, claimId))) {
    const was = statusIds[Number(appraisalId)];
    if (was !== undefined && was !== id)
      await insurer(request, 'PUT', `${path}/${appraisalId}/appraisal_status`, {
        appraisal_status_id: was,
      });
  }
}

/** Withdraws only the test's own reviews; those that existed before stay. */
async function restoreReviews(request: APIRequestContext, { claimId, reviews }: SharedData) {
  for (const [appraisalId, list] of Object.entries(await readReviews(request, claimId))) {
    for (const { file_name, ...now } of list) {
      const was = reviews[appraisalId]?.find((one) => one.file_name === file_name);
      if (was && isReviewed(now) && !isReviewed(was))
        await insurer(request, 'POST', `/forensics/${claimId}/restore`, {
          appraisal_id: Number(appraisalId),
          file_name,
        });
    }
  }
}

const isReviewed = ({ cleared_by, kept_by }: Pick<Review, 'cleared_by' | 'kept_by'>): boolean =>
  cleared_by !== null || kept_by !== null;
