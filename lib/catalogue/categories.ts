import { HOUSEHOLD_CATEGORIES, type HouseholdNames } from './household-categories';

const FIRST_CATEGORIES = [
  {
    id: 10,
    name: 'Phones',
    parent: 100,
    google: [267, 543512, 543513, 543514],
    also: ['mobile phones', 'smartphones', 'mobiltelefoner', 'unlocked mobile phones'],
  },
  { id: 11, name: 'Tablets', parent: 100, google: [4745], also: ['tablet computers', 'tablet'] },
  {
    id: 12,
    name: 'Laptops',
    parent: 100,
    google: [328],
    also: ['notebooks', 'laptop', 'bærbare computere'],
  },
  {
    id: 13,
    name: 'Televisions',
    parent: 100,
    google: [404],
    also: ['tv', 'tvs', 'television', 'fjernsyn'],
  },
  {
    id: 14,
    name: 'Cameras',
    parent: 100,
    google: [142, 152],
    also: ['digital cameras', 'camera', 'mirrorless cameras', 'kameraer'],
  },
  {
    id: 15,
    name: 'Headphones',
    parent: 100,
    google: [505771, 543626],
    also: ['headphones & headsets', 'earphones', 'høretelefoner'],
  },
  {
    id: 16,
    name: 'Smart watches',
    parent: 100,
    google: [],
    also: ['smartwatches', 'smart watch', 'smartwatch'],
  },
  {
    id: 17,
    name: 'Speakers',
    parent: 100,
    google: [249],
    also: ['loudspeakers', 'wireless speakers', 'højttalere'],
  },
  {
    id: 18,
    name: 'Washing machines',
    parent: 200,
    google: [2549],
    also: ['washing machine', 'washers', 'vaskemaskiner'],
  },
  {
    id: 19,
    name: 'Dishwashers',
    parent: 200,
    google: [680],
    also: ['dishwasher', 'opvaskemaskiner'],
  },
  {
    id: 20,
    name: 'Bicycles',
    parent: 1300,
    google: [1026],
    also: ['bikes', 'bicycle', 'cykler'],
  },
  { id: 21, name: 'Furniture', parent: null, google: [436, 460], also: ['sofas', 'sofa'] },
  {
    id: 22,
    name: 'Hobs',
    parent: 200,
    google: [679],
    also: ['cooktops', 'hob', 'induction hobs', 'kogeplader'],
  },
  {
    id: 23,
    name: 'Action cameras',
    parent: 100,
    google: [155],
    also: ['video cameras', 'action camera', 'action cams'],
  },
  {
    id: 24,
    name: 'Refrigerators',
    parent: 200,
    google: [686],
    also: ['refrigerator', 'fridges', 'fridge', 'fridge freezers', 'køleskabe'],
  },
] as const;

type FirstCategoryId = (typeof FIRST_CATEGORIES)[number]['id'];
type FirstNames = Readonly<Record<FirstCategoryId, readonly [name: string, also: string]>>;

export type CategoryId = FirstCategoryId | keyof HouseholdNames;

interface BuiltInCategory {
  readonly id: CategoryId;
  readonly name: string;
  /** The group it belongs to; null for a group. There are two levels. */
  readonly parent: CategoryId | null;
  readonly google: readonly number[];
  readonly also: readonly string[];
}

/**
 * The categories of the catalogue and how feeds name them. `google` contains ids of Google's
 * product taxonomy (google.com/basepages/producttype/taxonomy-with-ids.en-US.txt). A feed may give
 * a category's name instead, or its path, of which the last known part counts.
 */
export const CATEGORIES: readonly BuiltInCategory[] = [
  ...FIRST_CATEGORIES,
  ...HOUSEHOLD_CATEGORIES.map((category) => ({ ...category, also: [] })),
];

/**
 * Category names in one language, and the everyday words for each category, including its singular.
 */
export type CategoryNames = FirstNames & HouseholdNames;

/**
 * Everyday things by category, beyond the words for the category itself. Lists of households name
 * them; feeds and the search do not use them, because a lens is not sold as a camera.
 */
export type Things = Readonly<Partial<Record<CategoryId, readonly string[]>>>;

/** A category and, if it is a built-in group, its members. */
export const withMembers = (id: number): number[] => [
  id,
  ...CATEGORIES.filter(({ parent }) => parent === id).map((member) => member.id),
];
