import {
  KEEP_THEIR_VALUE,
  type Template,
  type TemplateRule,
  templateRule,
  USED_UP,
} from './template';

const MAXIMUM_PERCENT = 80;

interface Basis {
  readonly freeYears?: number;
  /** Set where the figure is our own assumption. */
  readonly reason?: string;
}

const rate = (
  name: string,
  categories: readonly string[],
  percentPerYear: number,
  { freeYears = 0, reason }: Basis = {},
): TemplateRule =>
  templateRule(name, categories, {
    method: {
      kind: 'rate',
      unit: 'completed_year',
      free_years: freeYears,
      percent_per_year: percentPerYear,
    },
    maximum_percent: MAXIMUM_PERCENT,
    ...(reason !== undefined && { reason: `Own assumption: ${reason}` }),
  });

const flat = (
  name: string,
  categories: readonly string[],
  remainingPercent: number,
  reason?: string,
): TemplateRule =>
  templateRule(name, categories, {
    method: { kind: 'flat', remaining_percent: remainingPercent },
    ...(reason !== undefined && { reason: `Own assumption: ${reason}` }),
  });

const nothing = (name: string, categories: readonly string[], reason: string): TemplateRule =>
  templateRule(name, categories, { reason: `Own assumption: ${reason}` });

const FROM_SPAREBANK1: readonly TemplateRule[] = [
  rate('Phones', ['Phones'], 20, { freeYears: 1 }),
  rate('Electronics', ['Electronics'], 10, { freeYears: 1 }),
  rate('Large appliances', ['Appliances'], 10, { freeYears: 5 }),
  rate('Bicycles', ['Bicycles and scooters'], 20, { freeYears: 3 }),
  rate('Glasses', ['Glasses'], 10, { freeYears: 1 }),
];

const FROM_NJC: readonly TemplateRule[] = [
  rate(
    'Small appliances',
    [
      'Microwave ovens',
      'Vacuum cleaners',
      'Small kitchen appliances',
      'Coffee machines',
      'Sewing machines',
      'Heaters and fans',
      'Irons and steamers',
      'Personal care appliances',
    ],
    10,
  ),
  rate('Clothing', ['Clothing'], 20),
  rate('Leather jackets', ['Leather jackets'], 10),
  rate('Shirts, underwear and shoes', ['Shirts', 'Underwear and nightwear', 'Shoes'], 33),
  rate("Children's clothing", ["Children's clothing"], 50),
  rate('Linen and towels', ['Bed linen', 'Towels and tablecloths'], 20),
  rate('Blankets and duvets', ['Blankets', 'Duvets and pillows'], 5),
  rate('Beds and mattresses', ['Beds', 'Mattresses'], 10),
  rate('Carpets', ['Carpets'], 10),
  rate('Dishes', ['Tableware'], 10),
  flat('Books', ['Books'], 60),
  flat('Decoration', ['Home decoration'], 75),
];

const OWN: readonly TemplateRule[] = [
  rate('Furniture', ['Furniture'], 10, { reason: 'as furniture of a bedroom in the NJC tables.' }),
  rate('Home furnishings', ['Home furnishings'], 10, {
    reason: 'curtains and lamps are in use about as long as furniture.',
  }),
  rate('Kitchenware', ['Kitchenware'], 10, { reason: 'as dishes in the NJC tables.' }),
  rate('Personal belongings', ['Personal belongings'], 10, {
    reason: 'bags and suitcases are in use for about ten years.',
  }),
  rate('Medical aids', ['Medical aids'], 20, { reason: 'replaced about every five years.' }),
  flat('Cosmetics', ['Cosmetics'], 50, 'a package is half used on average.'),
  rate('Watches', ['Watches'], 5, { reason: 'a watch is in use for about twenty years.' }),
  rate('Baby and children', ['Baby and children'], 20, {
    reason: 'children outgrow things in about five years.',
  }),
  flat('Music and films', ['Books and media'], 60, 'as books in the NJC tables.'),
  rate('Video games', ['Video games'], 20, { reason: 'outdated after about five years.' }),
  rate('Sport and leisure', ['Sport and leisure'], 10, {
    reason: 'equipment is in use for about ten years.',
  }),
  rate('Musical instruments', ['Musical instruments'], 5, {
    reason: 'an instrument is in use for about twenty years.',
  }),
  rate('Tools and garden', ['Tools and garden'], 10, {
    reason: 'machines are in use for about ten years.',
  }),
  rate('Hand tools', ['Hand tools'], 5, { reason: 'without a motor, about twenty years.' }),
  rate('Pet supplies', ['Pets'], 20, { reason: 'worn out after about five years.' }),
  rate('Car and boat accessories', ['Car and boat accessories'], 20, {
    reason: 'tyres, the most frequent of them, last about five years.',
  }),
  rate('Other', ['Other'], 10, { reason: 'as an unknown thing.' }),
  nothing(
    'Valuables and money',
    KEEP_THEIR_VALUE,
    'money and vouchers have a face value, and age does not make valuables cheaper.',
  ),
  nothing('Food and supplies', USED_UP, 'used up, not worn: the lost amount is replaced.'),
];

export const household: Template = {
  key: 'household',
  name: 'All household categories',
  source:
    'Rates of SpareBank 1 and of the NJC tables where they list the item, otherwise own assumptions; per completed year, at most 80 % as at SpareBank 1',
  rules: [...FROM_SPAREBANK1, ...FROM_NJC, ...OWN],
  default_rule: rate('Everything else', [], 10, {
    reason: 'an unknown thing is in use for about ten years.',
  }),
};
