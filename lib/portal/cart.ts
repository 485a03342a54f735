import { basisInForce, type Standing, STANDING } from '@/lib/appraisals/basis-in-force';
import { ACV_IN_FORCE, RCV_IN_FORCE } from '@/lib/appraisals/select';
import type { findClaim } from '@/lib/claims/find';
import type { SkipReason } from '@/lib/contract/portal';
import { ageText } from '@/lib/i18n/age';
import { type ClaimedItem, Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import type { Basis } from '@/lib/shared/basis';
import { toDateString } from '@/lib/shared/dates';
import { wrongValue } from '@/lib/shared/fault';
import type { Language } from '@/lib/shared/languages';
import { parseAmount, toNumber } from '@/lib/shared/money';
import type { Precision } from '@/lib/shared/purchase';
import { selectFiles } from './files';
import type { SentItem } from './sent-item';

type Claim = Awaited<ReturnType<typeof findClaim>>;

interface AppraisalRow extends Standing {
  appraisal_id: number;
  row_id: number;
  item_quantity: number;
  cp_name_cart: string;
  appraisal_condition: number;
  is_chosen: boolean;
  /** Whether the status counts. */
  counts: boolean;
  is_valued: boolean;
  date_purchase: Date | null;
  date_purchase_precision: Precision;
  basis: Basis;
  basis_source: string | null;
  /** Number of the claimed product; null if it is gone. */
  number: number | null;
  cost: string | null;
  total: string | null;
  acv: string | null;
}

interface CartRow extends AppraisalRow {
  readonly item: ClaimedItem;
  readonly files: string[];
  readonly isAnswered: boolean;
}

export interface ToSend {
  readonly appraisalId: number;
  readonly item: SentItem;
}

export interface CartSelection {
  readonly items: readonly ToSend[];
  readonly skipped: readonly { readonly appraisal_id: number; readonly reason: SkipReason }[];
}

/**
 * Sent for a product that is no longer in the catalogue: the service description does not allow
 * null.
 */
const NO_PRODUCT = 0;

/**
 * Selects one appraisal per claimed item: the chosen one or, of the given ones, the newest. Others
 * are returned with the reason for skipping them. Throws `wrong` for an appraisal of another claim.
 */
export async function selectCart(
  tx: Transaction,
  claim: Claim,
  appraisalIds: readonly number[] | null,
  language: Language,
): Promise<CartSelection> {
  const rows = await selectRows(tx, claim, appraisalIds);
  const taken = new Set<number>();
  const items: ToSend[] = [];
  const skipped: { appraisal_id: number; reason: SkipReason }[] = [];
  for (const row of rows) {
    const item = itemOf(row, claim, language);
    const reason = row.isAnswered
      ? 'already_answered'
      : taken.has(row.row_id)
        ? 'same_item'
        : !row.counts
          ? 'excluded'
          : item === null
            ? 'no_amount'
            : null;
    if (reason !== null) skipped.push({ appraisal_id: row.appraisal_id, reason });
    else if (item) {
      taken.add(row.row_id);
      items.push({ appraisalId: row.appraisal_id, item });
    }
  }
  return { items, skipped: skipped.sort((one, other) => one.appraisal_id - other.appraisal_id) };
}

/**
 * Uses one statement per table, each on an index by claim, for the reason given at `selectFiles`.
 */
async function selectRows(
  tx: Transaction,
  claim: Claim,
  appraisalIds: readonly number[] | null,
): Promise<CartRow[]> {
  const { clientId, id } = claim;
  const wanted = appraisalIds && [...new Set(appraisalIds)];
  const appraisals = await tx.$queryRaw<AppraisalRow[]>`
    SELECT a.id AS appraisal_id, a.row_id, a.item_quantity, a.cp_name_cart, a.appraisal_condition, a.date_purchase, a.date_purchase_precision,
      coalesce(line.appraisal_id = a.id, false) AS is_chosen, status_counts(a.client_id, a.appraisal_status_id) AND coalesce(line.state, '') <> 'excluded' AS counts, coalesce(line.reason, '') <> 'no_purchase_date' AS is_valued, a.basis, a.basis_source, standing.has_standing_offer, standing.standing_basis, coalesce(product.number, own.number) AS number,
      round(${RCV_IN_FORCE} / a.item_quantity, 2)::text AS cost, ${RCV_IN_FORCE}::text AS total, ${ACV_IN_FORCE}::text AS acv
    FROM appraisal a LEFT JOIN product ON product.pid = a.cpid
      LEFT JOIN own_product own ON own.client_id = a.client_id AND own.pid = a.cpid
      LEFT JOIN claim_line line ON line.client_id = a.client_id AND line.row_id = a.row_id
      LEFT JOIN LATERAL unapproved_rcv(a) unapproved ON true
      ${STANDING}
    WHERE a.client_id = ${clientId} AND a.client_reference_id = ${id} ${wanted ? Prisma.sql`AND a.id = ANY (${wanted}::int[])` : Prisma.empty}`;
  if (wanted && appraisals.length < wanted.length)
    throw wrongValue('appraisal_ids', 'appraisal_of_another_claim');
  const items = new Map(
    (await tx.claimedItem.findMany({ where: { clientId, clientReferenceId: id } })).map((item) => [
      item.id,
      item,
    ]),
  );
  const answered = await tx.portalItem.findMany({
    where: { clientId, clientReferenceId: id, answerTime: { not: null } },
    select: { rowId: true },
  });
  const answeredIds = new Set(answered.map(({ rowId }) => rowId));
  const files = await selectFiles(tx, claim);
  const rows = appraisals.flatMap((appraisal) => {
    const item = items.get(appraisal.row_id);
    const names = (files.get(appraisal.row_id) ?? []).map(({ file_name }) => file_name);
    return item ? [{ ...appraisal, item, files: names, isAnswered: answeredIds.has(item.id) }] : [];
  });
  return rows.sort(
    (one, other) => one.item.displayId - other.item.displayId || byChoice(one, other),
  );
}

/** The chosen appraisal of an item first, then those that count, the newest first. */
const byChoice = (one: AppraisalRow, other: AppraisalRow): number =>
  Number(other.is_chosen) - Number(one.is_chosen) ||
  Number(other.counts) - Number(one.counts) ||
  other.appraisal_id - one.appraisal_id;

function itemOf(row: CartRow, claim: Claim, language: Language): SentItem | null {
  const [cost, total, acv] = [row.cost, row.total, row.acv].map((amount) =>
    amount === null ? null : parseAmount(amount),
  );
  if (
    cost === null ||
    total === null ||
    acv === null ||
    cost === undefined ||
    total === undefined ||
    acv === undefined
  )
    return null;
  const { item } = row;
  const basis = basisInForce(row) ?? row;
  const datePurchase = row.date_purchase ?? item.datePurchase;
  const bought = datePurchase && toDateString(datePurchase);
  const precision = row.date_purchase
    ? row.date_purchase_precision
    : (item.datePurchasePrecision as Precision);
  return {
    display_id: item.displayId,
    row_id: item.id,
    location_id: item.locationId ?? '',
    location: item.location ?? '',
    quantity: row.item_quantity,
    description: row.cp_name_cart || item.description,
    condition: row.appraisal_condition || item.condition,
    cost: toNumber(cost),
    total: toNumber(total),
    actual_cash_value: toNumber(acv),
    basis: basis.basis,
    basis_source: basis.basis_source,
    age: ageText(language, bought, claim.dateDamage && toDateString(claim.dateDamage), precision),
    date_purchase: bought,
    date_purchase_precision: bought === null ? null : precision,
    is_valued: row.is_valued,
    notes: item.notes,
    files: row.files,
    pid: row.number ?? NO_PRODUCT,
  };
}
