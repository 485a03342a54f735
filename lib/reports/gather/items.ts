import { outdatedOf } from '@/lib/appraisals/acv/outdated';
import { translateSteps, storedSteps } from '@/lib/appraisals/acv/stored-steps';
import { basisInForce } from '@/lib/appraisals/basis-in-force';
import type { SnapshotSource } from '@/lib/appraisals/price-snapshot';
import type { AppraisalRow } from '@/lib/appraisals/select';
import type { AcvOverride, Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import type { ReasonTranslator } from '@/lib/i18n/reason-messages';
import { toDateString } from '@/lib/shared/dates';
import { priceReason } from '@/lib/shared/price-rule';
import type { Language } from '@/lib/shared/languages';
import { minor, parseAmount, type Minor } from '@/lib/shared/money';
import type { AcvBasis, ItemLimits, ReportItem } from '../input';
import { lineOf, type Stated } from './lines';
import { inPages } from './pages';
import type { People } from './people';
import { itemReasonOf, type ItemReasons } from './item-reasons';
import { pictureOf, type StoredPicture, type Thumbnails } from './pictures';

export interface Calculation {
  readonly appraisalId: number;
  readonly isManual: boolean;
  readonly reason: string | null;
  readonly enteredBy: string;
  readonly approvedBy: string | null;
  readonly outdated: unknown;
  readonly ruleSet: {
    readonly id: number;
    readonly name: string;
    readonly version: number | null;
    readonly effectiveFrom: Date | null;
  } | null;
  readonly steps: unknown;
  readonly ruleName: string | null;
  readonly categoryLimit: Prisma.Decimal | null;
  readonly aboveItemLimit: Prisma.Decimal;
  readonly itemDeductible: Prisma.Decimal;
}

/** By appraisal_id. */
export async function selectCalculations(
  tx: Transaction,
  clientId: number,
  appraisalIds: readonly number[],
): Promise<ReadonlyMap<number, Calculation>> {
  const rows = await inPages(appraisalIds, (page) =>
    tx.acvCalculation.findMany({
      where: { clientId, appraisalId: { in: page } },
      select: {
        appraisalId: true,
        isManual: true,
        reason: true,
        enteredBy: true,
        approvedBy: true,
        outdated: true,
        ruleSet: { select: { id: true, name: true, version: true, effectiveFrom: true } },
        steps: true,
        ruleName: true,
        categoryLimit: true,
        aboveItemLimit: true,
        itemDeductible: true,
      },
    }),
  );
  return new Map(rows.map((row) => [row.appraisalId, row]));
}

type Awaiting = Pick<
  AcvOverride,
  'appraisalId' | 'actualCashValue' | 'enteredBy' | 'kind' | 'outdated'
>;

/** Open approval requests by appraisal_id. */
export async function selectAwaiting(
  tx: Transaction,
  { clientId, id }: { clientId: number; id: number },
): Promise<ReadonlyMap<number, Awaiting>> {
  const rows = await tx.acvOverride.findMany({
    where: { clientId, appraisal: { clientReferenceId: id } },
    select: {
      appraisalId: true,
      actualCashValue: true,
      enteredBy: true,
      kind: true,
      outdated: true,
    },
  });
  return new Map(rows.map((row) => [row.appraisalId, row]));
}

/** The offer's price by appraisal_id, if the appraisal has another amount. */
export async function selectOtherPrices(
  tx: Transaction,
  { clientId, id }: { clientId: number; id: number },
): Promise<ReadonlyMap<number, Minor | null>> {
  const rows = await tx.priceSnapshot.findMany({
    where: {
      clientId,
      source: 'custom' satisfies SnapshotSource,
      appraisal: { clientReferenceId: id },
    },
    select: { appraisalId: true, totalPrice: true },
  });
  return new Map(
    rows.map(({ appraisalId, totalPrice }) => [appraisalId, exact(totalPrice.toFixed(2))]),
  );
}

export interface Around {
  readonly otherPrices: ReadonlyMap<number, Minor | null>;
  /** By row_id. */
  readonly stated: ReadonlyMap<number, Stated>;
  readonly calculations: ReadonlyMap<number, Calculation>;
  readonly awaiting: ReadonlyMap<number, Awaiting>;
  readonly hasDamageDate: boolean;
  /** Whether published rules are in force on the date of damage. */
  readonly hasRules: boolean;
  /** By row_id. */
  readonly pictures: ReadonlyMap<number, readonly StoredPicture[]>;
  readonly itemReasons: ItemReasons;
  readonly thumbnails: Thumbnails;
  readonly people: People;
  readonly language: Language;
  readonly translate: ReasonTranslator;
  readonly hasStatus: boolean;
}

export function itemOf(row: AppraisalRow, around: Around): ReportItem {
  const calculation = around.calculations.get(row.id);
  const isHeld = row.unapproved_rcv !== null;
  const pictures = around.pictures.get(row.row_id) ?? [];
  const stated = around.stated.get(row.row_id);
  if (!stated) throw new Error(`No item ${row.row_id} in the snapshot of its appraisal`);
  const status = {
    id: row.appraisal_status_id,
    name: row.appraisal_status,
    isOwnName: row.has_own_status_name,
  };
  const line = lineOf(row, status, stated);
  const isValued = line.state !== 'not_valued';
  return {
    appraisalId: row.id,
    rowId: row.row_id,
    displayId: stated.displayId,
    line,
    location: stated.location,
    claimedName: row.cp_name_cart,
    replacementName: row.rp_name_cart,
    isSameProduct: row.cpid === row.rpid,
    quantity: row.item_quantity,
    rcvEach: row.is_price_per_item && !isHeld ? exact(row.rcv) : null,
    rcv: exact(row.line_rcv ?? row.acv),
    unapprovedRcv: exact(row.unapproved_rcv),
    acv: exact(row.acv),
    acvBasis: calculation === undefined ? null : basisOf(calculation, around),
    noAcv: calculation === undefined && row.acv !== null && isValued ? whyNoAcv(row, around) : null,
    acvOutdated: outdatedOf(calculation?.outdated),
    acvAwaiting: awaitingOf(around.awaiting.get(row.id), isHeld, around),
    limits: calculation === undefined ? null : limitsOf(calculation),
    shopName: row.shop_name,
    shopPrice: isHeld ? null : (around.otherPrices.get(row.id) ?? null),
    shopUrl: row.shop_url,
    priceDate: row.rp_price_date && toDateString(row.rp_price_date),
    priceReason: reasonOf(row.price_snapshot),
    basis: amountBasisOf(row),
    datePurchase: row.date_purchase && toDateString(row.date_purchase),
    purchasePrecision: row.date_purchase_precision,
    condition: row.appraisal_condition,
    status: around.hasStatus ? status : null,
    comment: row.comment,
    pictures: pictures.map((picture) => pictureOf(picture, around)),
    reason: itemReasonOf(row.row_id, around),
  };
}

/** Of the amount that counts: the stated one may await approval. */
function amountBasisOf(row: AppraisalRow): ReportItem['basis'] {
  const day = row.basis_date && toDateString(row.basis_date);
  const { basis, basis_source, basis_date, basis_note } = basisInForce(row) ?? {
    ...row,
    basis_date: day,
  };
  return { kind: basis, source: basis_source, day: basis_date, note: basis_note };
}

const reasonOf = (price: AppraisalRow['price_snapshot']): ReportItem['priceReason'] =>
  price && price.source !== 'stated' ? { kind: priceReason(price), day: price.date_damage } : null;

/**
 * Exact, because the database stores a line total with at most two decimals, whatever the quantity.
 */
function exact(amount: string | null): Minor | null {
  if (amount === null) return null;
  const minor = parseAmount(amount);
  if (minor === null)
    throw new RangeError(`An amount of the claim is beyond what can be printed: ${amount}`);
  return minor;
}

/** The reason for a missing ACV, as far as it is evident without a calculation. */
function whyNoAcv(
  { date_purchase: bought }: AppraisalRow,
  { hasDamageDate, hasRules }: Around,
): NonNullable<ReportItem['noAcv']> {
  if (!hasDamageDate) return 'damage';
  if (!hasRules) return 'rules';
  return bought === null ? 'purchase' : 'open';
}

/** Without a price that awaits approval, which is shown with the RCV. */
function awaitingOf(
  awaiting: Awaiting | undefined,
  isHeld: boolean,
  { people }: Around,
): ReportItem['acvAwaiting'] {
  if (awaiting === undefined || (isHeld && awaiting.kind === 'replacement_cost')) return null;
  return {
    amount: exact(awaiting.actualCashValue.toFixed(2)) ?? minor(0),
    by: people.nameOf(awaiting.enteredBy),
    outdated: outdatedOf(awaiting.outdated),
  };
}

function basisOf(
  { isManual, reason, enteredBy, approvedBy: approver, steps, ruleName, ruleSet }: Calculation,
  { people, language }: Around,
): AcvBasis {
  const approvedBy = approver === null ? null : people.nameOf(approver);
  if (isManual)
    return { kind: 'by_hand', reason: reason ?? '', by: people.nameOf(enteredBy), approvedBy };
  const translated = translateSteps(storedSteps(steps), language).filter(
    ({ message }) => !PRINTED_ALREADY.has(message),
  );
  return {
    kind: 'calculated',
    sentences: translated.map(({ sentence }) => sentence),
    approvedBy,
    rule: ruleName,
    ruleSet: ruleSet && { name: ruleSet.name, version: ruleSet.version },
  };
}

/** Steps that are omitted because the line shows their amounts already. */
const PRINTED_ALREADY: ReadonlySet<string> = new Set(['base.line', 'base.pieces']);

function limitsOf({
  ruleName,
  categoryLimit,
  aboveItemLimit,
  itemDeductible,
}: Calculation): ItemLimits | null {
  if (ruleName === null) return null;
  const taken = exact(aboveItemLimit.add(itemDeductible).toFixed(2)) ?? minor(0);
  return { taken, rule: ruleName, ruleLimit: exact(categoryLimit?.toFixed(2) ?? null) };
}
