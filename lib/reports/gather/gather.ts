import { setImmediate as nextTurn } from 'node:timers/promises';
import type { z } from 'zod';
import { findAppraisal } from '@/lib/appraisals/find';
import { ruleSetInForce } from '@/lib/appraisals/rule-sets/in-force';
import { type AppraisalRow, selectAppraisals } from '@/lib/appraisals/select';
import { findClaim } from '@/lib/claims/find';
import type { createAppraisalReport } from '@/lib/contract/reports';
import { loadReasonTranslator } from '@/lib/i18n/load-reasons';
import type { Caller } from '@/lib/identity/caller';
import { Prisma } from '@/lib/platform/database/generated/client';
import { readMoment, type Transaction } from '@/lib/platform/database/tenant';
import { toDateString } from '@/lib/shared/dates';
import { timeZoneOf } from '@/lib/shared/time-zones';
import { wrongValue } from '@/lib/shared/fault';
import { isLanguage, type Language } from '@/lib/shared/languages';
import { parseAmount } from '@/lib/shared/money';
import type { ReportContent } from '../content-digest';
import type { ReportClaim, ReportItem, ReportParts } from '../input';
import { auditLines, NO_TRAIL, selectTrail } from './audit';
import {
  type Around,
  itemOf,
  selectAwaiting,
  selectCalculations,
  selectOtherPrices,
} from './items';
import { selectStated, selectUnappraised } from './lines';
import { methodOf } from './method';
import { inPages } from './pages';
import { selectPeople } from './people';
import { itemReasonOf, selectItemReasons } from './item-reasons';
import { pictureOf, readThumbnails, selectPictures } from './pictures';

export type Selection =
  | { readonly kind: 'all' }
  | { readonly kind: 'one'; readonly id: number }
  | { readonly kind: 'some'; readonly ids: readonly number[] };

const SLICE = 25;

type Options = z.output<typeof createAppraisalReport.body>;
type Claim = Awaited<ReturnType<typeof findClaim>>;

export interface Gathered {
  readonly content: ReportContent;
  readonly reportId: number;
  readonly retentionDays: number;
}

/** Reads the content of a report: the rows in one snapshot, then the pictures from storage. */
export async function gather(
  caller: Caller,
  clientReferenceId: number,
  selection: Selection,
  options: Options,
): Promise<Gathered> {
  const parts = partsOf(options);
  const {
    claim,
    client,
    rows,
    pictures,
    calculations,
    trail,
    people,
    unappraised,
    reportId,
    ...known
  } = await readMoment(caller.clientId, (tx) =>
    selectAll(tx, caller, clientReferenceId, selection, parts),
  );
  const language = languageOf(options.language, claim.language, client.language);
  const thumbnails = await readThumbnails(parts.photos ? [...pictures.values()].flat() : []);
  const translate = await loadReasonTranslator(language);
  const around = {
    ...known,
    calculations,
    pictures,
    thumbnails,
    people,
    language,
    translate,
    hasStatus: client.statusFeature,
    hasDamageDate: claim.dateDamage !== null,
  };
  const content: ReportContent = {
    language,
    timeZone: timeZoneOf(client.language),
    paper: options.paper ?? 'a4',
    clientName: client.name,
    handlerName: people.owner,
    printedBy: people.nameOf(caller.actor),
    claim: claimOf(claim),
    items: byRoom(await itemsOf(rows, around)),
    unappraised: unappraised.map(({ rowId, ...item }) => ({
      ...item,
      pictures: (pictures.get(rowId) ?? []).map((one) => pictureOf(one, around)),
      reason: itemReasonOf(rowId, around),
    })),
    claimLineCount: claim.lineCount,
    parts,
    method: methodOf(rows, calculations, pictures),
    audit: auditLines(trail, people),
  };
  return { content, reportId, retentionDays: client.reportRetentionDays };
}

/** Works in slices, so that other requests can run in between. */
async function itemsOf(rows: readonly AppraisalRow[], around: Around): Promise<ReportItem[]> {
  const items: ReportItem[] = [];
  for (const row of rows) {
    items.push(itemOf(row, around));
    if (items.length % SLICE === 0) await nextTurn();
  }
  return items;
}

async function selectAll(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  selection: Selection,
  parts: ReportParts,
) {
  const claim = await findClaim(tx, caller, clientReferenceId);
  const client = await tx.client.findUniqueOrThrow({ where: { id: caller.clientId } });
  const rows = await selectRows(tx, caller, claim, selection);
  const unappraised = selection.kind === 'all' ? await selectUnappraised(tx, claim) : [];
  const pictures = await selectPictures(tx, caller.clientId, [
    ...rows.map((row) => row.row_id),
    ...unappraised.map(({ rowId }) => rowId),
  ]);
  const itemReasons = await selectItemReasons(tx, caller.clientId, claim.id);
  const calculations = await selectCalculations(
    tx,
    caller.clientId,
    rows.map((row) => row.id),
  );
  const otherPrices = await selectOtherPrices(tx, claim);
  const stated = await selectStated(tx, claim);
  const awaiting = await selectAwaiting(tx, claim);
  const hasRules =
    claim.dateDamage !== null &&
    (await ruleSetInForce(tx, caller.clientId, toDateString(claim.dateDamage))) !== null;
  const trail = parts.audit ? await selectTrail(tx, claim) : NO_TRAIL;
  const actors = [caller, ...trail.events].map(({ actor }) => actor);
  const people = await selectPeople(tx, claim.ownerId, [
    ...actors,
    ...[...pictures.values()]
      .flat()
      .flatMap(({ clearedBy, confirmedBy }) => [clearedBy, confirmedBy]),
    ...[...itemReasons.values()].map(({ clearedBy }) => clearedBy),
    ...[...calculations.values()].flatMap(({ enteredBy, approvedBy }) => [enteredBy, approvedBy]),
    ...[...awaiting.values()].map(({ enteredBy }) => enteredBy),
  ]);
  return {
    claim,
    client,
    rows,
    pictures,
    itemReasons,
    calculations,
    otherPrices,
    stated,
    unappraised,
    awaiting,
    hasRules,
    trail,
    people,
    reportId: await nextId(tx),
  };
}

async function selectRows(tx: Transaction, caller: Caller, claim: Claim, selection: Selection) {
  const selected = await selectedIds(tx, caller, claim, selection);
  const rows = await inPages(selected, (page) =>
    selectAppraisals(
      tx,
      caller.clientId,
      Prisma.sql`AND a.client_reference_id = ${claim.id} AND a.id = ANY (${page}::int[]) ORDER BY a.id`,
    ),
  );
  if (rows.length < selected.length)
    throw wrongValue('appraisal_ids', 'appraisal_of_another_claim');
  return rows;
}

/** Ids in ascending order. */
async function selectedIds(
  tx: Transaction,
  caller: Caller,
  claim: Claim,
  selection: Selection,
): Promise<number[]> {
  if (selection.kind === 'some') return [...new Set(selection.ids)].sort((a, b) => a - b);
  if (selection.kind === 'one')
    return [(await findAppraisal(tx, caller, claim.id, selection.id)).id];
  const rows = await tx.appraisal.findMany({
    where: { clientId: caller.clientId, clientReferenceId: claim.id },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Groups items by room, in the order of each room's first item. Items without a room come last. */
function byRoom(items: readonly ReportItem[]): ReportItem[] {
  const rooms = [...new Set(items.flatMap(({ location }) => location ?? []))];
  const place = new Map<string | null, number>(rooms.map((room, index) => [room, index]));
  return items.toSorted(
    (a, b) => (place.get(a.location) ?? rooms.length) - (place.get(b.location) ?? rooms.length),
  );
}

/** The first supported language among the requested one, the claim's and the client's. */
function languageOf(...wished: readonly (string | null | undefined)[]): Language {
  return (
    wished.find(
      (language): language is Language => typeof language === 'string' && isLanguage(language),
    ) ?? 'en'
  );
}

const partsOf = ({
  photos = true,
  depreciation = true,
  forensics,
  audit = false,
}: Options): ReportParts => ({
  photos,
  depreciation,
  forensics: forensics === undefined ? 'line' : forensics ? 'full' : 'none',
  audit,
});

const claimOf = (claim: Claim): ReportClaim => ({
  reference: claim.reference,
  dateDamage: claim.dateDamage && toDateString(claim.dateDamage),
  cause: claim.cause,
  policyholderName: claim.policyholderName,
  currency: claim.currency,
  deductible: claim.deductible && parseAmount(claim.deductible.toFixed(2)),
  policyLimit: claim.policyLimit && parseAmount(claim.policyLimit.toFixed(2)),
});

/** Reserves the id before the report is stored, because the report prints it. */
async function nextId(tx: Transaction): Promise<number> {
  const [next] = await tx.$queryRaw<{ id: number }[]>`SELECT next_resource_id() AS id`;
  if (!next) throw new Error('The database gave no id');
  return next.id;
}
