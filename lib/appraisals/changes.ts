import type { z } from 'zod';
import type { updateAppraisal as contract } from '@/lib/contract/appraisals';
import {
  fromDateString,
  fromDateTimeString,
  toDateString,
  toDateTimeString,
} from '@/lib/shared/dates';
import type { findAppraisal } from './find';

type Row = Awaited<ReturnType<typeof findAppraisal>>;
type Given = z.output<typeof contract.body>;
export type Name = Exclude<
  keyof Given,
  | 'client_id'
  | 'session_id'
  | 'session-id'
  | 'currency'
  | 'client_category_id'
  | 'clear'
  | 'cpid'
  | 'chosen'
>;
export type Value = string | number | boolean;

interface Field {
  /** The value in the API's format. */
  readonly shown: (row: Row) => Value | null;
  readonly column: keyof Row;
  /** Converts the API value to the database value, where the two differ. */
  readonly stored?: (value: string) => Date;
}

const FIELDS: Readonly<Record<Name, Field>> = {
  rpid: { shown: (row) => row.rpid, column: 'rpid' },
  rp_name_cart: { shown: (row) => row.rpNameCart, column: 'rpNameCart' },
  cp_name_cart: { shown: (row) => row.cpNameCart, column: 'cpNameCart' },
  homepage_client_category_id: {
    shown: (row) => row.homepageClientCategoryId,
    column: 'homepageClientCategoryId',
  },
  selected_client_category_id: {
    shown: (row) => row.selectedClientCategoryId,
    column: 'selectedClientCategoryId',
  },
  item_quantity: { shown: (row) => row.itemQuantity, column: 'itemQuantity' },
  is_price_per_item: { shown: (row) => row.isPricePerItem, column: 'isPricePerItem' },
  offer_id: { shown: (row) => row.offerId, column: 'offerId' },
  shop_name: { shown: (row) => row.shopName, column: 'shopName' },
  shop_url: { shown: (row) => row.shopUrl, column: 'shopUrl' },
  replacement_cost_value: {
    shown: (row) => row.replacementCostValue && row.replacementCostValue.toNumber(),
    column: 'replacementCostValue',
  },
  rp_price_date: {
    shown: (row) => row.rpPriceDate && toDateTimeString(row.rpPriceDate),
    column: 'rpPriceDate',
    stored: fromDateTimeString,
  },
  date_purchase: {
    shown: (row) => row.datePurchase && toDateString(row.datePurchase),
    column: 'datePurchase',
    stored: fromDateString,
  },
  date_purchase_precision: {
    shown: (row) => row.datePurchasePrecision,
    column: 'datePurchasePrecision',
  },
  comment: { shown: (row) => row.comment, column: 'comment' },
  appraisal_condition: { shown: (row) => row.appraisalCondition, column: 'appraisalCondition' },
  has_receipt: { shown: (row) => row.hasReceipt, column: 'hasReceipt' },
  assumed_age_months: { shown: (row) => row.assumedAgeMonths, column: 'assumedAgeMonths' },
  bought_used: { shown: (row) => row.boughtUsed, column: 'boughtUsed' },
  basis: { shown: (row) => row.basis, column: 'basis' },
  basis_source: { shown: (row) => row.basisSource, column: 'basisSource' },
  basis_date: {
    shown: (row) => row.basisDate && toDateString(row.basisDate),
    column: 'basisDate',
    stored: fromDateString,
  },
  basis_note: { shown: (row) => row.basisNote, column: 'basisNote' },
};

/** The value of a field in the API's format. */
export const shownIn = (row: Row, name: Name): Value | null => FIELDS[name].shown(row);

const NAMES = Object.keys(FIELDS) as Name[];

interface Changes {
  readonly columns: Readonly<Record<string, unknown>>;
  /** New and previous values of the changed fields, in the API's format, for the audit trail. */
  readonly changes: Readonly<Partial<Record<Name, Value | null>>>;
  readonly previous: Readonly<Partial<Record<Name, Value | null>>>;
}

/**
 * Returns the wished values that differ from the stored ones. Fields that are omitted, null or
 * equal are unchanged. Fields named in `clear` become null.
 */
export function changesOf(
  before: Row,
  wished: Partial<Record<Name, Value | null | undefined>>,
  clear: readonly Name[] = [],
): Changes {
  const columns: Record<string, unknown> = {};
  const changes: Partial<Record<Name, Value | null>> = {};
  const previous: Partial<Record<Name, Value | null>> = {};
  for (const name of NAMES) {
    const { shown, column, stored } = FIELDS[name];
    const value = clear.includes(name) ? null : wished[name];
    if (value === undefined || value === shown(before) || (value === null && !clear.includes(name)))
      continue;
    columns[column] = stored && typeof value === 'string' ? stored(value) : value;
    changes[name] = value;
    previous[name] = shown(before);
  }
  for (const name of besides(changes, before.datePurchasePrecision)) {
    const value = FIELDS[name].shown(before);
    changes[name] = value;
    previous[name] = value;
  }
  return { columns, changes, previous };
}

/** The unchanged one of a date and its precision, which say together what is known. */
export function besides(
  changes: Readonly<Partial<Record<Name, unknown>>>,
  precision: string,
): readonly ('date_purchase' | 'date_purchase_precision')[] {
  const [isDate, isPrecision] = ['date_purchase' in changes, 'date_purchase_precision' in changes];
  if (isDate === isPrecision) return [];
  if (isPrecision) return ['date_purchase'];
  return precision === 'day' ? [] : ['date_purchase_precision'];
}
