import { LINE_RCV } from '@/lib/appraisals/select';
import type { findClaim } from '@/lib/claims/find';
import type { SkipReason } from '@/lib/contract/portal';
import { ageInWords } from '@/lib/i18n/age';
import { Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { toDateString } from '@/lib/shared/dates';
import { wrongValue } from '@/lib/shared/fault';
import type { Language } from '@/lib/shared/languages';
import { parseAmount, toNumber } from '@/lib/shared/money';
import type { SentItem } from './sent-item';

type Claim = Awaited<ReturnType<typeof findClaim>>;

interface CartRow {
  appraisal_id: number;
  row_id: number;
  display_id: number;
  location_id: string | null;
  location: string | null;
  quantity: number;
  description: string;
  condition: number;
  notes: string;
  cost: string | null;
  total: string | null;
  acv: string | null;
  date_purchase: Date | null;
  number: number | null;
  files: string[];
  is_answered: boolean;
}

export interface ToSend {
  readonly appraisalId: number;
  readonly item: SentItem;
}

export interface CartSelection {
  readonly items: readonly ToSend[];
  readonly skipped: readonly { readonly appraisal_id: number; readonly reason: SkipReason }[];
}

const [ACCEPTED, REJECTED, ARCHIVED] = [2, 3, 6];

/** 0 stands for a product that the catalogue no longer has: the description knows no null there. */
const NO_PRODUCT = 0;

/**
 * One portal item per claimed item: of several appraisals the accepted one, else the newest that is neither rejected nor
 * archived. What is left out is said with its reason. Throws `wrong` for an appraisal that is not of this claim.
 */
export async function selectCart(tx: Transaction, claim: Claim, appraisalIds: readonly number[] | null, language: Language): Promise<CartSelection> {
  const rows = await selectRows(tx, claim, appraisalIds);
  const taken = new Set<number>();
  const items: ToSend[] = [];
  const skipped: { appraisal_id: number; reason: SkipReason }[] = [];
  for (const row of rows) {
    const item = itemOf(row, claim, language);
    const reason = row.is_answered ? 'already_answered' : taken.has(row.row_id) ? 'same_item' : item === null ? 'no_amount' : null;
    if (reason !== null) skipped.push({ appraisal_id: row.appraisal_id, reason });
    else if (item) {
      taken.add(row.row_id);
      items.push({ appraisalId: row.appraisal_id, item });
    }
  }
  return { items, skipped: skipped.sort((one, other) => one.appraisal_id - other.appraisal_id) };
}

async function selectRows(tx: Transaction, claim: Claim, appraisalIds: readonly number[] | null): Promise<CartRow[]> {
  const wanted = appraisalIds && [...new Set(appraisalIds)];
  const rows = await tx.$queryRaw<CartRow[]>`
    SELECT a.id AS appraisal_id, a.row_id, i.display_id, i.location_id, i.location, i.notes, product.number,
      a.item_quantity AS quantity, coalesce(nullif(a.cp_name_cart, ''), i.description) AS description,
      coalesce(nullif(a.appraisal_condition, 0), i.condition) AS condition, coalesce(a.date_purchase, i.date_purchase) AS date_purchase,
      round(${LINE_RCV} / a.item_quantity, 2)::text AS cost, ${LINE_RCV}::text AS total, coalesce(a.actual_cash_value, ${LINE_RCV})::text AS acv,
      coalesce(files.names, '{}') AS files, portal.answer IS NOT NULL AS is_answered
    FROM appraisal a
    JOIN claimed_item i ON i.client_id = a.client_id AND i.id = a.row_id
    LEFT JOIN product ON product.pid = a.cpid
    LEFT JOIN portal_item portal ON portal.client_id = a.client_id AND portal.row_id = a.row_id
    LEFT JOIN LATERAL (
      SELECT array_agg(f.file_name::text ORDER BY f.position, f.file_name) AS names FROM attachment f
      WHERE f.client_id = a.client_id AND f.row_id = a.row_id
    ) files ON true
    WHERE a.client_id = ${claim.clientId} AND a.client_reference_id = ${claim.id}
      ${wanted ? Prisma.sql`AND a.id = ANY (${wanted}::int[])` : Prisma.empty}
    ORDER BY i.display_id, CASE WHEN a.appraisal_status_id = ${ACCEPTED} THEN 0 WHEN a.appraisal_status_id IN (${REJECTED}, ${ARCHIVED}) THEN 2 ELSE 1 END, a.id DESC`;
  if (wanted && rows.length < wanted.length) throw wrongValue('appraisal_ids', 'holds an appraisal that is not of this claim');
  return rows;
}

function itemOf(row: CartRow, claim: Claim, language: Language): SentItem | null {
  const [cost, total, acv] = [row.cost, row.total, row.acv].map((amount) => (amount === null ? null : parseAmount(amount)));
  if (cost === null || total === null || acv === null || cost === undefined || total === undefined || acv === undefined) return null;
  const bought = row.date_purchase && toDateString(row.date_purchase);
  return {
    display_id: row.display_id,
    row_id: row.row_id,
    location_id: row.location_id ?? '',
    location: row.location ?? '',
    quantity: row.quantity,
    description: row.description,
    condition: row.condition,
    cost: toNumber(cost),
    total: toNumber(total),
    actual_cash_value: toNumber(acv),
    age: ageInWords(language, bought, claim.dateDamage && toDateString(claim.dateDamage)),
    date_purchase: bought,
    notes: row.notes,
    files: row.files,
    pid: row.number ?? NO_PRODUCT,
  };
}
