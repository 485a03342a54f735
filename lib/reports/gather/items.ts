import type { AppraisalRow } from '@/lib/appraisals/select';
import type { Transaction } from '@/lib/platform/database/tenant';
import { toDateString } from '@/lib/shared/dates';
import type { Language } from '@/lib/shared/languages';
import { parseAmount, type Minor } from '@/lib/shared/money';
import type { AcvBasis, ReportItem } from '../input';
import type { People } from './people';
import { pictureOf, type StoredPicture, type Thumbnails } from './pictures';

export interface Calculation {
  readonly appraisalId: number;
  readonly isManual: boolean;
  readonly reason: string | null;
  readonly enteredBy: string;
  readonly steps: unknown;
}

/** By appraisal_id. */
export async function selectCalculations(tx: Transaction, { clientId, id }: { clientId: number; id: number }): Promise<ReadonlyMap<number, Calculation>> {
  const rows = await tx.acvCalculation.findMany({
    where: { clientId, appraisal: { clientReferenceId: id } },
    select: { appraisalId: true, isManual: true, reason: true, enteredBy: true, steps: true },
  });
  return new Map(rows.map((row) => [row.appraisalId, row]));
}

export interface Around {
  readonly calculations: ReadonlyMap<number, Calculation>;
  /** By row_id. */
  readonly pictures: ReadonlyMap<number, readonly StoredPicture[]>;
  readonly thumbnails: Thumbnails;
  readonly people: People;
  readonly language: Language;
  readonly hasStatus: boolean;
}

export function itemOf(row: AppraisalRow, around: Around): ReportItem {
  const calculation = around.calculations.get(row.id);
  const pictures = around.pictures.get(row.row_id) ?? [];
  return {
    appraisalId: row.id,
    claimedName: row.cp_name_cart,
    replacementName: row.rp_name_cart,
    isSameProduct: row.cpid === row.rpid,
    quantity: row.item_quantity,
    rcvEach: row.is_price_per_item ? exact(row.rcv) : null,
    rcv: exact(row.line_rcv),
    acv: exact(row.acv),
    acvBasis: calculation === undefined ? null : basisOf(calculation, around.people),
    shopName: row.shop_name,
    shopUrl: row.shop_url,
    priceDate: row.rp_price_date && toDateString(row.rp_price_date),
    datePurchase: row.date_purchase && toDateString(row.date_purchase),
    condition: row.appraisal_condition,
    status: around.hasStatus ? { id: row.appraisal_status_id, name: row.appraisal_status } : null,
    comment: row.comment,
    pictures: pictures.map((picture) => pictureOf(picture, around)),
  };
}

/** A line total has at most two decimals in the database, whatever the quantity. */
function exact(amount: string | null): Minor | null {
  if (amount === null) return null;
  const minor = parseAmount(amount);
  if (minor === null) throw new RangeError(`An amount of the claim is beyond what can be printed: ${amount}`);
  return minor;
}

function basisOf({ isManual, reason, enteredBy, steps }: Calculation, people: People): AcvBasis {
  if (isManual) return { kind: 'by_hand', reason: reason ?? '', by: people.nameOf(enteredBy) };
  return { kind: 'calculated', sentences: Array.isArray(steps) ? steps.flatMap(sentenceOf) : [] };
}

const sentenceOf = (step: unknown): string[] =>
  typeof step === 'object' && step !== null && 'sentence' in step && typeof step.sentence === 'string' ? [step.sentence] : [];
