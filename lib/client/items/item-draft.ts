import type { Language } from '@/lib/shared/languages';
import { type Minor, MINOR_MAX, minor, parseAmount, times, toNumber } from '@/lib/shared/money';
import type { ClaimedItem } from '@/lib/contract/claimed-item';
import type { OWN_BASES } from '@/lib/shared/basis';
import { readAmount, writeAmount } from '../forms/amount-text';
import type { Input } from '../api/call';

export type OwnBasis = (typeof OWN_BASES)[number];

type NewAppraisal = NonNullable<
  Input<'POST /client_reference/{client_reference_id}/appraisal'>['body']
>;

export interface ClaimedProduct {
  readonly pid: string;
  readonly name: string;
  readonly categoryId: number;
  readonly category: string;
}

export interface ChosenOffer {
  readonly pid: string;
  readonly offerId: string;
  readonly shopName: string;
  readonly shopUrl: string | null;
  readonly totalPrice: number;
  /** ISO 8601. */
  readonly priceDate: string;
}

/** Yes, no, or not answered, in which case the field is omitted. */
export type Answer = '' | 'yes' | 'no';

/**
 * An item while it is being entered. Fields hold the text as typed, so that text that cannot be
 * read yet is not lost.
 */
export interface ItemDraft {
  /** The typed text, or the name of the chosen product. */
  readonly name: string;
  /** Whether the name stays as typed, because no product of the catalogue has it. */
  readonly isFreeText: boolean;
  /** The text to search the closest products with, if it is not the name. */
  readonly messages: string | null;
  readonly claimed: ClaimedProduct | null;
  /** The category that the user chose instead of the predicted one. */
  readonly forcedCategoryId: number | null;
  readonly offer: ChosenOffer | null;
  /** Whether the user declined the offers; none is chosen automatically any more. */
  readonly isOfferRefused: boolean;
  readonly amount: string;
  /** Whether the amount was typed by hand, so that it no longer follows the offer. */
  readonly isOwnAmount: boolean;
  readonly isPricePerItem: boolean;
  readonly quantity: string;
  readonly datePurchase: string;
  readonly condition: string;
  readonly hasReceipt: Answer;
  readonly boughtUsed: Answer;
  /** Whether no product fits, so that the amount is stated with its basis. */
  readonly isByHand: boolean;
  readonly basis: OwnBasis;
  readonly basisSource: string;
  readonly basisDate: string;
  /** For all pieces together. */
  readonly claimedAmount: string;
  readonly rowId: string;
}

export const EMPTY_DRAFT: ItemDraft = {
  name: '',
  isFreeText: false,
  messages: null,
  claimed: null,
  forcedCategoryId: null,
  offer: null,
  isOfferRefused: false,
  amount: '',
  isOwnAmount: false,
  isPricePerItem: true,
  quantity: '1',
  datePurchase: '',
  condition: '0',
  hasReceipt: '',
  boughtUsed: '',
  isByHand: false,
  basis: 'handler',
  basisSource: '',
  basisDate: '',
  claimedAmount: '',
  rowId: '',
};

const NAME_LENGTH_MAX = 255;

/**
 * Starts a draft from an inventory item that has no product yet; its description stays its name.
 */
export function draftOfWaiting(item: ClaimedItem, language: Language): ItemDraft {
  const line = item.claimed_amount === null ? null : parseAmount(item.claimed_amount);
  return {
    ...EMPTY_DRAFT,
    name: item.description.slice(0, NAME_LENGTH_MAX),
    isFreeText: true,
    quantity: String(item.quantity),
    datePurchase: item.date_purchase ?? '',
    condition: String(item.condition),
    hasReceipt: item.receipt ? 'yes' : '',
    claimedAmount: line === null ? '' : writeAmount(line, language),
    rowId: String(item.row_id),
  };
}

/** Reads a whole number from 1 to 1,000,000; null for anything else. */
export function readQuantity(text: string): number | null {
  const count = /^\s*\d{1,7}\s*$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= 1_000_000 ? count : null;
}

/**
 * The RCV of the line; null while amount or quantity cannot be read or the result is out of range.
 */
export function lineAmount(
  { amount, quantity, isPricePerItem }: ItemDraft,
  language: Language,
): number | null {
  const each = readAmount(amount, language);
  const count = readQuantity(quantity);
  if (each === null || count === null) return null;
  const line = isPricePerItem ? each * count : each;
  return line > MINOR_MAX ? null : toNumber(minor(line));
}

/** Derives the amount from the offer, the quantity and "in total", until the user types one. */
export function withOfferAmount<D extends ItemDraft>(draft: D, language: Language): D {
  if (draft.isOwnAmount) return draft;
  const price = draft.offer && parseAmount(draft.offer.totalPrice);
  const count = readQuantity(draft.quantity);
  if (price === null || (!draft.isPricePerItem && count === null)) return { ...draft, amount: '' };
  return {
    ...draft,
    amount: writeAmount(draft.isPricePerItem ? price : times(price, count ?? 1), language),
  };
}

export type DraftFault =
  | 'product'
  | 'name'
  | 'quantity'
  | 'amount'
  | 'ownAmount'
  | 'claimedAmount'
  | 'afterDamage';

/** What a draft is checked against. */
export interface DraftRules {
  /** The language in whose number format amounts are read. */
  readonly language: Language;
  /** `YYYY-MM-DD`; later dates of purchase are wrong. Null if not known. */
  readonly dateDamage: string | null;
}

/** The faults to correct before sending, by the name that the service gives the field. */
export function faultsOf(
  draft: ItemDraft,
  { language, dateDamage }: DraftRules,
): Partial<Record<string, DraftFault>> {
  return {
    ...(draft.claimed === null && !draft.isByHand && { cpid: 'product' as const }),
    ...(draft.isByHand && draft.name.trim() === '' && { cpid: 'name' as const }),
    ...(readQuantity(draft.quantity) === null && { item_quantity: 'quantity' as const }),
    ...(draft.amount.trim() !== '' &&
      readAmount(draft.amount, language) === null && { replacement_cost_value: 'amount' as const }),
    ...(draft.isOfferRefused &&
      !draft.isByHand &&
      draft.amount.trim() === '' && { replacement_cost_value: 'ownAmount' as const }),
    ...(draft.claimedAmount.trim() !== '' &&
      readAmount(draft.claimedAmount, language) === null && {
        claimed_amount: 'claimedAmount' as const,
      }),
    ...(dateDamage !== null &&
      draft.datePurchase > dateDamage && { date_purchase: 'afterDamage' as const }),
  };
}

/** The claimed amount of one piece, to compare prices with; null while it is not stated. */
export function claimedEach(
  { claimedAmount, quantity }: Pick<ItemDraft, 'claimedAmount' | 'quantity'>,
  language: Language,
): Minor | null {
  const line = readAmount(claimedAmount, language);
  const count = readQuantity(quantity);
  return line === null || count === null ? null : minor(Math.round(line / count));
}

const answered = <K extends string>(name: K, answer: Answer) =>
  answer === '' ? {} : { [name]: answer === 'yes' };

/**
 * The body of the request. The service takes shop, address and date of the price from the offer.
 */
export function bodyOf(draft: ItemDraft, language: Language): NewAppraisal {
  const { claimed, offer, forcedCategoryId } = draft;
  const amount = readAmount(draft.amount, language);
  const claimedAmount = readAmount(draft.claimedAmount, language);
  return {
    cpid: claimed?.pid ?? '',
    rpid: offer?.pid ?? claimed?.pid ?? '',
    item_quantity: readQuantity(draft.quantity) ?? 1,
    is_price_per_item: draft.isPricePerItem,
    ...(claimed && { homepage_client_category_id: claimed.categoryId }),
    ...(forcedCategoryId !== null && { selected_client_category_id: forcedCategoryId }),
    ...(draft.isFreeText && { cp_name_cart: draft.name.trim() }),
    ...(offer && { offer_id: offer.offerId }),
    ...(amount !== null && { replacement_cost_value: toNumber(amount) }),
    // An existing item already has its own claimed amount.
    ...(draft.rowId === '' &&
      claimedAmount !== null && { claimed_amount: toNumber(claimedAmount) }),
    ...(draft.datePurchase !== '' && { date_purchase: draft.datePurchase }),
    ...(draft.condition !== '0' && { appraisal_condition: Number(draft.condition) }),
    ...answered('has_receipt', draft.hasReceipt),
    ...answered('bought_used', draft.boughtUsed),
    ...(draft.rowId !== '' && { row_id: draft.rowId }),
  };
}
