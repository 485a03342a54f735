import type { Appraisal } from '@/lib/contract/appraisals';
import type { Language } from '@/lib/shared/languages';
import { isOwnPid } from '@/lib/shared/basis';
import { parseAmount, toNumber } from '@/lib/shared/money';
import { readAmount, writeAmount } from '../forms/amount-text';
import type { ItemChange } from './edit-item';
import {
  EMPTY_DRAFT,
  faultsOf,
  readQuantity,
  type Answer,
  type ChosenOffer,
  type DraftFault,
  type DraftRules,
  type ItemDraft,
} from './item-draft';

/** An item of the cart in its form: a draft that starts with the stored values. */
export interface ItemEdit extends ItemDraft {
  readonly comment: string;
  /** The claimed amount of the line as typed; null until the user edits it. */
  readonly claimedLine: string | null;
  /** The serial number as typed; null until the user edits it. */
  readonly serialNumber: string | null;
}

const answerOf = (given: boolean | null): Answer => (given === null ? '' : given ? 'yes' : 'no');

function offerOf({ rpid, price_snapshot: snapshot }: Appraisal): ChosenOffer | null {
  if (!snapshot || snapshot.offer_id === null) return null;
  return {
    pid: rpid,
    offerId: snapshot.offer_id,
    shopName: snapshot.shop_name ?? '',
    shopUrl: snapshot.shop_url,
    totalPrice: snapshot.total_price,
    priceDate: snapshot.price_date ?? snapshot.create_time,
  };
}

/**
 * Whether the amount is not simply the price of an offer, so that it stays when the quantity
 * changes.
 */
const isOwn = ({
  price_snapshot: snapshot,
  is_price_per_item: isPerItem,
  item_quantity: quantity,
}: Appraisal): boolean => snapshot?.source !== 'offer' || (!isPerItem && quantity > 1);

export function editOf(appraisal: Appraisal, language: Language): ItemEdit {
  const offer = offerOf(appraisal);
  const amount =
    appraisal.replacement_cost_value === null
      ? null
      : parseAmount(appraisal.replacement_cost_value);
  return {
    ...EMPTY_DRAFT,
    name: appraisal.cp_name_cart,
    claimed: {
      pid: appraisal.cpid,
      name: appraisal.cp_name_cart,
      categoryId: appraisal.homepage_client_category_id ?? 0,
      category: '',
    },
    forcedCategoryId: appraisal.selected_client_category_id,
    offer,
    isOfferRefused: offer === null, // no offer is chosen automatically for an existing item
    amount: amount === null ? '' : writeAmount(amount, language),
    isOwnAmount: isOwn(appraisal),
    isPricePerItem: appraisal.is_price_per_item,
    quantity: String(appraisal.item_quantity),
    datePurchase: appraisal.date_purchase ?? '',
    condition: String(appraisal.appraisal_condition),
    isByHand: isOwnPid(appraisal.rpid),
    ...(appraisal.basis !== 'catalogue' && { basis: appraisal.basis }),
    basisSource: appraisal.basis_source ?? '',
    basisDate: appraisal.basis_date ?? '',
    hasReceipt: answerOf(appraisal.has_receipt),
    boughtUsed: answerOf(appraisal.bought_used),
    comment: appraisal.comment,
    claimedLine: null,
    serialNumber: null,
  };
}

export type EditFault = DraftFault | 'stated' | 'name';

/**
 * The faults to correct before saving. A date of purchase or amount that was stated can be changed,
 * but not removed.
 */
export function editFaultsOf(
  before: ItemEdit,
  edit: ItemEdit,
  rules: DraftRules,
): Partial<Record<string, EditFault>> {
  const isGone = (name: 'datePurchase' | 'amount') =>
    before[name] !== '' && edit[name].trim() === '';
  // A line that has no price yet may be saved without one.
  const { date_purchase: late, ...faults } = faultsOf({ ...edit, isOfferRefused: false }, rules);
  const isClaimWrong =
    edit.claimedLine !== null && readAmount(edit.claimedLine, rules.language) === null;
  return {
    ...faults,
    ...(late && edit.datePurchase !== before.datePurchase && { date_purchase: late }),
    ...(isGone('datePurchase') && { date_purchase: 'stated' as const }),
    ...(isGone('amount') && { replacement_cost_value: 'stated' as const }),
    ...(isClaimWrong && { claimed_amount: 'claimedAmount' as const }),
    ...(edit.name.trim() === '' && { cp_name_cart: 'name' as const }),
  };
}

/** Whether facts change, in all appraisals of the item, on which an ACV set by hand was based. */
export const changesFacts = (before: ItemEdit, edit: ItemEdit): boolean =>
  edit.datePurchase !== before.datePurchase ||
  edit.condition !== before.condition ||
  edit.forcedCategoryId !== before.forcedCategoryId;

/** Whether the amounts of the line change, on which an ACV set by hand was based. */
export const changesAmounts = (
  before: ItemEdit,
  edit: ItemEdit,
): { ofAll: boolean; ofOne: boolean } => ({
  ofAll: edit.quantity.trim() !== before.quantity,
  ofOne: edit.amount.trim() !== before.amount || edit.isPricePerItem !== before.isPricePerItem,
});

/** Applied together: an amount belongs to the offer that it was taken from. */
const OF_THE_PRICE = [
  'offer',
  'isOfferRefused',
  'amount',
  'isOwnAmount',
  'isPricePerItem',
  'basis',
  'basisSource',
  'basisDate',
] as const satisfies readonly (keyof ItemEdit)[];

const isOtherIn = (before: ItemEdit, edit: ItemEdit) => (name: keyof ItemEdit) =>
  JSON.stringify(edit[name]) !== JSON.stringify(before[name]);

/** The fields of the form with their names in an appraisal, in the order of the form. */
const FIELDS = [
  ['name', 'cp_name_cart'],
  ['forcedCategoryId', 'selected_client_category_id'],
  ['quantity', 'item_quantity'],
  ['datePurchase', 'date_purchase'],
  ['condition', 'appraisal_condition'],
  ['hasReceipt', 'has_receipt'],
  ['boughtUsed', 'bought_used'],
  ['claimedLine', 'claimed_amount'],
  ['serialNumber', 'serial_number'],
  ['comment', 'comment'],
  ['offer', 'rp_name_cart'],
  ['amount', 'replacement_cost_value'],
  ['isPricePerItem', 'is_price_per_item'],
  ['basis', 'basis'],
  ['basisSource', 'basis_source'],
  ['basisDate', 'basis_date'],
] as const satisfies readonly (readonly [keyof ItemEdit, string])[];

/** The fields that the user has changed from `before`. */
export function changedFields(before: ItemEdit, edit: ItemEdit): readonly string[] {
  const isOther = isOtherIn(before, edit);
  return FIELDS.filter(([name]) => isOther(name)).map(([, field]) => field);
}

/** Applies what the user has changed from `before` to the current values. */
export function rebased(before: ItemEdit, edit: ItemEdit, now: ItemEdit): ItemEdit {
  const isOther = isOtherIn(before, edit);
  const names = Object.keys(edit) as (keyof ItemEdit)[];
  const price: readonly (keyof ItemEdit)[] = OF_THE_PRICE;
  const isPriceOther = price.some(isOther);
  const mine = names.filter((name) => (price.includes(name) ? isPriceOther : isOther(name)));
  return { ...now, ...Object.fromEntries(mine.map((name) => [name, edit[name]])) };
}

/** Formats an instant in UTC as the service expects it: `2026-11-21 06:00:00`. */
const secondsOf = (instant: string): string =>
  new Date(instant).toISOString().slice(0, 19).replace('T', ' ');

/** The newly chosen offer, or the price of another day, with the details that the cart shows. */
function offerChange(before: ItemEdit, { offer }: ItemEdit): ItemChange['ofOne'] {
  const { offerId: idBefore, priceDate: dateBefore } = before.offer ?? {};
  if (!offer || (offer.offerId === idBefore && offer.priceDate === dateBefore)) return {};
  const { pid, offerId, shopName, shopUrl, priceDate } = offer;
  return {
    rpid: pid,
    offer_id: offerId,
    shop_name: shopName,
    ...(shopUrl !== null && { shop_url: shopUrl }),
    rp_price_date: secondsOf(priceDate),
  };
}

function serialChange({ serialNumber }: ItemEdit): ItemChange['item'] {
  if (serialNumber === null) return {};
  const serial = serialNumber.trim();
  return serial === '' ? { clear: ['serial_number'] } : { serial_number: serial };
}

/** Only the fields that differ from `before`. */
export function changeOf(before: ItemEdit, edit: ItemEdit, language: Language): ItemChange {
  const isNew = (name: keyof ItemEdit) => edit[name] !== before[name] && edit[name] !== '';
  const quantity = readQuantity(edit.quantity);
  const amount = readAmount(edit.amount, language);
  const claimed = edit.claimedLine === null ? null : readAmount(edit.claimedLine, language);
  return {
    item: {
      ...(isNew('datePurchase') && { date_purchase: edit.datePurchase }),
      ...(isNew('condition') && { condition: Number(edit.condition) }),
      ...(edit.forcedCategoryId !== null &&
        isNew('forcedCategoryId') && { client_category_id: edit.forcedCategoryId }),
      ...(isNew('quantity') && quantity !== null && { quantity }),
      ...(claimed !== null && { claimed_amount: toNumber(claimed) }),
      ...serialChange(edit),
    },
    ofAll: {
      ...(isNew('name') && { cp_name_cart: edit.name.trim() }),
      ...(isNew('hasReceipt') && { has_receipt: edit.hasReceipt === 'yes' }),
      ...(isNew('boughtUsed') && { bought_used: edit.boughtUsed === 'yes' }),
    },
    ofOne: {
      ...offerChange(before, edit),
      ...(isNew('amount') && amount !== null && { replacement_cost_value: toNumber(amount) }),
      ...(isNew('isPricePerItem') && { is_price_per_item: edit.isPricePerItem }),
      ...(edit.comment !== before.comment && { comment: edit.comment }),
      ...(edit.isByHand && {
        ...(isNew('basis') && { basis: edit.basis }),
        ...(isNew('basisSource') && { basis_source: edit.basisSource.trim() }),
        ...(isNew('basisDate') && { basis_date: edit.basisDate }),
      }),
    },
  };
}
