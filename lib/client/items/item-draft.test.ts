import { expect, test } from 'vitest';
import {
  claimedEach,
  bodyOf,
  draftOfWaiting,
  EMPTY_DRAFT,
  faultsOf,
  lineAmount,
  readQuantity,
  withOfferAmount,
  type ItemDraft,
} from './item-draft';

const PHONE = { pid: 'phone-128', name: 'Phone 128 GB', categoryId: 10, category: 'Phones' };
const OFFER = {
  pid: 'phone-256',
  offerId: 'offer-1',
  shopName: 'Shop',
  shopUrl: null,
  totalPrice: 4169.95,
  priceDate: '2026-11-21T06:00:00.000Z',
};
const RULES = { language: 'en', dateDamage: '2026-10-28' } as const;
const draft = (part: Partial<ItemDraft>): ItemDraft => ({ ...EMPTY_DRAFT, ...part });

test('a quantity is a whole number from 1 to a million', () => {
  expect([' 3 ', '1000000'].map(readQuantity)).toEqual([3, 1_000_000]);
  expect(['', '0', '-1', '1.5', 'x', '1000001', '1e3'].map(readQuantity)).toEqual(
    Array(7).fill(null),
  );
});

test('the amount follows the offer and, in total, the quantity, exact to the cent', () => {
  const chosen = withOfferAmount(draft({ offer: OFFER, quantity: '3' }), 'en');
  expect(chosen.amount).toBe('4169.95');
  expect(lineAmount(chosen, 'en')).toBe(12_509.85);
  const inTotal = withOfferAmount({ ...chosen, isPricePerItem: false }, 'en');
  expect(inTotal.amount).toBe('12509.85');
  expect(lineAmount(inTotal, 'en')).toBe(12_509.85);
  expect(withOfferAmount({ ...inTotal, quantity: 'three' }, 'en').amount).toBe('');
});

test('an amount that a person typed stays, whatever is chosen afterwards', () => {
  expect(
    withOfferAmount(draft({ amount: '99', isOwnAmount: true, offer: OFFER }), 'en').amount,
  ).toBe('99');
});

test('a line beyond the range of money has no total', () => {
  expect(lineAmount(draft({ amount: '999999999999.99', quantity: '2' }), 'en')).toBeNull();
});

test('fields that cannot be read are reported before anything is sent', () => {
  expect(
    faultsOf(
      draft({ quantity: '0', amount: '1e3', claimedAmount: 'much', datePurchase: '2026-10-29' }),
      RULES,
    ),
  ).toEqual({
    cpid: 'product',
    item_quantity: 'quantity',
    replacement_cost_value: 'amount',
    claimed_amount: 'claimedAmount',
    date_purchase: 'afterDamage',
  });
  expect(faultsOf(draft({ claimed: PHONE, datePurchase: '2026-10-28' }), RULES)).toEqual({});
  expect(
    faultsOf(draft({ claimed: PHONE, datePurchase: '2026-10-29' }), { ...RULES, dateDamage: null }),
  ).toEqual({});
});

test('an amount is required when no offer is taken', () => {
  const refused = draft({ claimed: PHONE, isOfferRefused: true, isOwnAmount: true });
  expect(faultsOf(refused, RULES)).toEqual({ replacement_cost_value: 'ownAmount' });
  expect(faultsOf({ ...refused, amount: ' ' }, RULES)).toEqual({
    replacement_cost_value: 'ownAmount',
  });
  expect(faultsOf({ ...refused, amount: '0' }, RULES)).toEqual({});
  expect(faultsOf(draft({ claimed: PHONE }), RULES)).toEqual({});
});

test('fields that are not stated are omitted, so that the service applies its defaults', () => {
  expect(bodyOf(draft({ claimed: PHONE }), 'en')).toEqual({
    cpid: 'phone-128',
    rpid: 'phone-128',
    item_quantity: 1,
    is_price_per_item: true,
    homepage_client_category_id: 10,
  });
});

test("all stated fields are sent, and the name only if it is not the product's", () => {
  const full = draft({
    name: ' My old phone ',
    isFreeText: true,
    claimed: PHONE,
    forcedCategoryId: 12,
    offer: OFFER,
    amount: '8,339.90',
    isPricePerItem: false,
    quantity: '2',
    datePurchase: '2024-02-29',
    condition: '3',
    hasReceipt: 'no',
    boughtUsed: 'yes',
    rowId: '7',
  });
  expect(bodyOf(full, 'en')).toEqual({
    cpid: 'phone-128',
    rpid: 'phone-256',
    item_quantity: 2,
    is_price_per_item: false,
    homepage_client_category_id: 10,
    selected_client_category_id: 12,
    cp_name_cart: 'My old phone',
    offer_id: 'offer-1',
    replacement_cost_value: 8339.9,
    date_purchase: '2024-02-29',
    appraisal_condition: 3,
    has_receipt: false,
    bought_used: true,
    row_id: '7',
  });
});

test('the claimed amount is that of the line, compared per piece, and not sent for an existing item', () => {
  const claimed = { claimed: PHONE, claimedAmount: '1 000.50', quantity: '2' };
  expect(bodyOf(draft(claimed), 'en')).toMatchObject({ claimed_amount: 1000.5 });
  expect(claimedEach(draft(claimed), 'en')).toBe(50_025);
  expect(claimedEach(draft({ ...claimed, quantity: '' }), 'en')).toBeNull();
  expect(bodyOf(draft({ ...claimed, rowId: '7' }), 'en')).not.toHaveProperty('claimed_amount');
});

test('the draft of an inventory item starts with the facts of the inventory', () => {
  const item = {
    row_id: 7,
    display_id: 3,
    description: 'Floor lamp',
    quantity: 3,
    condition: 2,
    client_category_id: null,
    date_purchase: '2019-11-29',
    date_purchase_precision: 'day' as const,
    claimed_amount: 100,
    location_id: null,
    location: 'Hall',
    receipt: true,
    notes: '',
    serial_number: null,
    external_id: null,
    pid: null,
    appraisal_ids: [],
    appraisal_revisions: [],
    intake_id: 1,
    create_time: '2026-11-21T06:00:00.000Z',
  };
  expect(draftOfWaiting(item, 'en')).toEqual({
    ...EMPTY_DRAFT,
    name: 'Floor lamp',
    isFreeText: true,
    quantity: '3',
    condition: '2',
    datePurchase: '2019-11-29',
    hasReceipt: 'yes',
    claimedAmount: '100.00',
    rowId: '7',
  });
});
