/**
 * The categories of the catalogue and how feeds name them. `google` contains ids of Google's
 * product taxonomy (google.com/basepages/producttype/taxonomy-with-ids.en-US.txt). A feed may give
 * a category's name instead, or its path, whose last part counts.
 */
export const CATEGORIES = [
  {
    id: 10,
    name: 'Phones',
    google: [267, 543512, 543513, 543514],
    also: ['mobile phones', 'smartphones', 'mobiltelefoner', 'unlocked mobile phones'],
  },
  { id: 11, name: 'Tablets', google: [4745], also: ['tablet computers', 'tablet'] },
  { id: 12, name: 'Laptops', google: [328], also: ['notebooks', 'laptop', 'bærbare computere'] },
  { id: 13, name: 'Televisions', google: [404], also: ['tv', 'tvs', 'television', 'fjernsyn'] },
  {
    id: 14,
    name: 'Cameras',
    google: [142, 152],
    also: ['digital cameras', 'camera', 'mirrorless cameras', 'kameraer'],
  },
  {
    id: 15,
    name: 'Headphones',
    google: [505771, 543626],
    also: ['headphones & headsets', 'earphones', 'høretelefoner'],
  },
  {
    id: 16,
    name: 'Smart watches',
    google: [201],
    also: ['smartwatches', 'watches', 'smart watch', 'smartwatch'],
  },
  {
    id: 17,
    name: 'Speakers',
    google: [249],
    also: ['loudspeakers', 'wireless speakers', 'højttalere'],
  },
  {
    id: 18,
    name: 'Washing machines',
    google: [2549],
    also: ['washing machine', 'washers', 'vaskemaskiner'],
  },
  { id: 19, name: 'Dishwashers', google: [680], also: ['dishwasher', 'opvaskemaskiner'] },
  {
    id: 20,
    name: 'Bicycles',
    google: [1026],
    also: ['bikes', 'bicycle', 'electric bicycles', 'cykler'],
  },
  { id: 21, name: 'Furniture', google: [436, 460], also: ['sofas', 'sofa'] },
  {
    id: 22,
    name: 'Hobs',
    google: [679],
    also: ['cooktops', 'hob', 'induction hobs', 'kogeplader'],
  },
  {
    id: 23,
    name: 'Action cameras',
    google: [155],
    also: ['video cameras', 'action camera', 'action cams'],
  },
  {
    id: 24,
    name: 'Refrigerators',
    google: [686],
    also: ['refrigerator', 'fridges', 'fridge', 'fridge freezers', 'køleskabe'],
  },
] as const;

export type CategoryId = (typeof CATEGORIES)[number]['id'];

/**
 * Category names in one language, and the everyday words for each category, including its singular.
 */
export type CategoryNames = Readonly<Record<CategoryId, readonly [name: string, also: string]>>;
