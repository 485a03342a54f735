import { expect, test } from 'vitest';
import {
  categoriesById,
  categoryGroups,
  findInGroups,
  offered,
  withoutCovered,
} from './category-tree';

const tree = categoriesById({
  categories: [
    ['Bikes', 20, 1300],
    ['Carpets', 901, 900],
    ['Curtains', 902, 900],
    ['Cycling', 1300, null],
    ['Furnishings', 900, null],
    ['Robots', 9002, null],
    ['Orphans', 77, 4711],
  ].map(([name, id, parent]) => ({
    client_category: String(name),
    client_category_id: Number(id),
    parent_client_category_id: parent === null ? null : Number(parent),
    is_own: false,
    is_hidden: id === 902,
    valued_as_client_category_id: null,
  })),
});
const namesOf = (groups: ReturnType<typeof categoryGroups>) =>
  groups.map(({ group, members }) => [group.name, ...members.map(({ name }) => name)]);

test('categories stand under their group, in the order of the list; one of an unknown group alone', () => {
  expect(namesOf(categoryGroups(tree))).toEqual([
    ['Cycling', 'Bikes'],
    ['Furnishings', 'Carpets', 'Curtains'],
    ['Robots'],
    ['Orphans'],
  ]);
});

test.each([
  ['', 4],
  ['CARP', [['Furnishings', 'Carpets']]],
  [' furn', [['Furnishings', 'Carpets', 'Curtains']]],
  ['xyz', []],
])('%j finds groups with all members, else the members with the text', (text, found) => {
  const groups = namesOf(findInGroups(categoryGroups(tree), text));
  expect(typeof found === 'number' ? groups.length : groups).toEqual(found);
});

test('a hidden category is offered only where it is chosen already', () => {
  expect([...offered(tree, []).keys()]).toEqual([20, 901, 1300, 900, 9002, 77]);
  expect(offered(tree, [902, 20]).size).toBe(tree.size);
});

test('a member is not named beside its group', () => {
  expect(withoutCovered([901, 900, 20, 9002, 5], tree)).toEqual([900, 20, 9002, 5]);
});
