import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../items/item-draft';
import { inventoryOf } from './add-by-hand';

it('an item added by hand has all stated facts and the claimed amount of all pieces, but no amount of its own', () => {
  const draft = {
    ...EMPTY_DRAFT,
    name: ' 55" clock, oak ',
    isFreeText: true,
    quantity: '3',
    datePurchase: '1999-05-20',
    claimedAmount: '12,50',
    condition: '2',
    hasReceipt: 'yes',
    boughtUsed: 'no',
    amount: '99',
    isOwnAmount: true,
  } as const;
  expect(inventoryOf(draft, 'de', 'Lamps').split('\r\n')).toEqual([
    'description,category,quantity,date_purchase,claimed_amount,condition,receipt,notes',
    '"55"" clock, oak","Lamps","3","1999-05-20","12.50","2","yes","Bought used: no"',
    '',
  ]);
});
