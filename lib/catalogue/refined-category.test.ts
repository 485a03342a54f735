import { expect, it } from 'vitest';
import { refinedCategory } from './refined-category';

const [APPLIANCES, COFFEE_MACHINES, KITCHENWARE, BICYCLES, E_BIKES] = [200, 207, 1100, 20, 1301];
const [CHILDRENS_CLOTHING, COATS, TOYS, FREEZERS] = [309, 301, 601, 204];

it.each([
  [APPLIANCES, COFFEE_MACHINES, COFFEE_MACHINES],
  [KITCHENWARE, COFFEE_MACHINES, COFFEE_MACHINES],
  [BICYCLES, E_BIKES, E_BIKES],
  [CHILDRENS_CLOTHING, COATS, CHILDRENS_CLOTHING],
  [COFFEE_MACHINES, FREEZERS, COFFEE_MACHINES],
  [TOYS, E_BIKES, TOYS],
  [COFFEE_MACHINES, APPLIANCES, COFFEE_MACHINES],
  [APPLIANCES, KITCHENWARE, APPLIANCES],
  [9_000_001, COATS, 9_000_001],
  [null, COATS, COATS],
  [TOYS, null, TOYS],
  [null, null, null],
])('a list that says %j and a description %j mean %j', (named, described, id) => {
  expect(refinedCategory(named, described)).toBe(id);
});
