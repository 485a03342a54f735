import type { z } from 'zod';
import { findAppraisal } from '@/lib/appraisals/find';
import { selectAppraisals } from '@/lib/appraisals/select';
import { findClaim } from '@/lib/claims/find';
import type { createAppraisalReport } from '@/lib/contract/reports';
import type { Caller } from '@/lib/identity/caller';
import { Prisma } from '@/lib/platform/database/generated/client';
import { readMoment, type Transaction } from '@/lib/platform/database/tenant';
import { toDateString } from '@/lib/shared/dates';
import { wrongValue } from '@/lib/shared/fault';
import { isLanguage, type Language } from '@/lib/shared/languages';
import { parseAmount } from '@/lib/shared/money';
import type { ReportContent } from '../content-digest';
import type { ReportClaim, ReportItem, ReportParts } from '../input';
import { selectAudit } from './audit';
import { itemOf, selectCalculations, selectLocations, selectOtherPrices } from './items';
import { methodOf } from './method';
import { selectPeople } from './people';
import { readThumbnails, selectPictures } from './pictures';

export type Selection =
  | { readonly kind: 'all' }
  | { readonly kind: 'one'; readonly id: number }
  | { readonly kind: 'some'; readonly ids: readonly number[] };

type Asked = z.output<typeof createAppraisalReport.body>;
type Claim = Awaited<ReturnType<typeof findClaim>>;

export interface Gathered {
  readonly content: ReportContent;
  readonly reportId: number;
  readonly retentionDays: number;
}

/** Everything that a report says: the rows as they stand at one moment, then the pictures from the storage. */
export async function gather(caller: Caller, clientReferenceId: number, selection: Selection, asked: Asked): Promise<Gathered> {
  const parts = partsOf(asked);
  const { claim, client, rows, pictures, calculations, otherPrices, locations, audit, people, reportId } =
    await readMoment(caller.clientId, (tx) => selectAll(tx, caller, clientReferenceId, selection, parts));
  const language = languageOf(asked.language, claim.language, client.language);
  const thumbnails = await readThumbnails(parts.photos ? [...pictures.values()].flat() : []);
  const around = { calculations, otherPrices, locations, pictures, thumbnails, people, language, hasStatus: client.statusFeature };
  const content: ReportContent = {
    language,
    paper: asked.paper ?? 'a4',
    clientName: client.name,
    handlerName: people.owner ?? (caller.kind === 'handler' ? people.nameOf(caller.actor) : null),
    claim: claimOf(claim),
    items: byRoom(rows.map((row) => itemOf(row, around))),
    claimItemCount: claim.appraisalCount,
    parts,
    method: methodOf(rows, calculations, pictures),
    audit: audit.map((line) => ({ ...line, actor: people.nameOf(line.actor) })),
  };
  return { content, reportId, retentionDays: client.reportRetentionDays };
}

async function selectAll(tx: Transaction, caller: Caller, clientReferenceId: number, selection: Selection, parts: ReportParts) {
  const claim = await findClaim(tx, caller, clientReferenceId);
  const client = await tx.client.findUniqueOrThrow({ where: { id: caller.clientId } });
  const rows = await selectRows(tx, caller, claim, selection);
  const pictures = await selectPictures(tx, caller.clientId, rows.map((row) => row.row_id));
  const calculations = await selectCalculations(tx, claim);
  const otherPrices = await selectOtherPrices(tx, claim);
  const locations = await selectLocations(tx, claim);
  const audit = parts.audit ? await selectAudit(tx, claim) : [];
  const actors = [caller, ...audit].map(({ actor }) => actor);
  const people = await selectPeople(tx, claim.ownerId, [
    ...actors,
    ...[...pictures.values()].flat().flatMap(({ clearedBy, keptBy }) => [clearedBy, keptBy]),
    ...[...calculations.values()].map(({ enteredBy }) => enteredBy),
  ]);
  return { claim, client, rows, pictures, calculations, otherPrices, locations, audit, people, reportId: await nextId(tx) };
}

async function selectRows(tx: Transaction, caller: Caller, claim: Claim, selection: Selection) {
  const ofClaim = Prisma.sql`AND a.client_reference_id = ${claim.id}`;
  const inOrder = Prisma.sql`ORDER BY a.id`;
  if (selection.kind === 'all') return selectAppraisals(tx, caller.clientId, Prisma.sql`${ofClaim} ${inOrder}`);
  if (selection.kind === 'one') await findAppraisal(tx, caller, claim.id, selection.id);
  const ids = selection.kind === 'one' ? [selection.id] : [...new Set(selection.ids)];
  const rows = await selectAppraisals(tx, caller.clientId, Prisma.sql`${ofClaim} AND a.id = ANY (${ids}::int[]) ${inOrder}`);
  if (rows.length < ids.length) throw wrongValue('appraisal_ids', 'holds an appraisal that is not of this claim');
  return rows;
}

/** The items of a room follow each other, rooms in the order of their first item, items without one last. */
function byRoom(items: readonly ReportItem[]): ReportItem[] {
  const rooms = [...new Set(items.flatMap(({ location }) => location ?? []))];
  const place = new Map<string | null, number>(rooms.map((room, index) => [room, index]));
  return items.toSorted((a, b) => (place.get(a.location) ?? rooms.length) - (place.get(b.location) ?? rooms.length));
}

/** What was asked for, else the claim's, else the client's. */
function languageOf(...wished: readonly (string | null | undefined)[]): Language {
  return wished.find((language): language is Language => typeof language === 'string' && isLanguage(language)) ?? 'en';
}

const partsOf = ({ photos = true, depreciation = true, forensics, audit = false }: Asked): ReportParts => ({
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

/** Known before the report is stored, because the report prints it. */
async function nextId(tx: Transaction): Promise<number> {
  const [next] = await tx.$queryRaw<{ id: number }[]>`SELECT next_resource_id() AS id`;
  if (!next) throw new Error('The database gave no id');
  return next.id;
}
