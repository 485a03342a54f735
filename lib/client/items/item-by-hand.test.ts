import { expect, test } from 'vitest';
import { formNames, itemBodyOf } from './item-by-hand';
import { EMPTY_DRAFT, faultsOf } from './item-draft';

const RING = { ...EMPTY_DRAFT, name: ' Wedding ring ', isFreeText: true, isByHand: true };

test('an item that no product fits is sent with its amount and the basis of it', () => {
  expect(
    itemBodyOf(
      {
        ...RING,
        amount: '4.600,50',
        isPricePerItem: false,
        quantity: '2',
        datePurchase: '2022-06-15',
        condition: '3',
        hasReceipt: 'yes',
        boughtUsed: 'no',
        claimedAmount: '9.800,00',
        forcedCategoryId: 12,
        basis: 'expert',
        basisSource: ' Goldsmith Lund ',
        basisDate: '2026-03-20',
      },
      'da',
    ),
  ).toEqual({
    description: 'Wedding ring',
    quantity: 2,
    client_category_id: 12,
    date_purchase: '2022-06-15',
    condition: 3,
    receipt: true,
    claimed_amount: 9800,
    valuation: {
      replacement_cost_value: 4600.5,
      is_price_per_item: false,
      basis: 'expert',
      basis_source: 'Goldsmith Lund',
      basis_date: '2026-03-20',
      bought_used: false,
    },
  });
});

test('without an amount it waits: nothing is said of a basis', () => {
  expect(itemBodyOf(RING, 'en')).toEqual({ description: 'Wedding ring', quantity: 1 });
});

test('needs a name and no product', () => {
  const rules = { language: 'en', dateDamage: null } as const;
  expect(faultsOf(RING, rules)).toEqual({});
  expect(faultsOf({ ...RING, name: ' ' }, rules)).toEqual({ cpid: 'name' });
});

test('errors of the service are shown at the field of the form', () => {
  expect(formNames({ quantity: 'a', 'valuation.basis_date': 'b', date_purchase: 'c' })).toEqual({
    item_quantity: 'a',
    basis_date: 'b',
    date_purchase: 'c',
  });
});
