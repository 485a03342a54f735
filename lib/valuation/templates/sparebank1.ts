import { everythingElse, type Template, templateRule } from './template';

const MAXIMUM_PERCENT = 80;

const rate = (
  name: string,
  categories: readonly string[],
  freeYears: number,
  percentPerYear: number,
) =>
  templateRule(name, categories, {
    method: {
      kind: 'rate',
      unit: 'commenced_year',
      free_years: freeYears,
      percent_per_year: percentPerYear,
    },
    maximum_percent: MAXIMUM_PERCENT,
  });

export const sparebank1: Template = {
  key: 'sparebank1',
  name: 'SpareBank 1 contents (Norway)',
  source:
    'SpareBank 1, terms of contents insurance: age deductions per commenced year, at most 80 %',
  rules: [
    rate(
      'Large appliances',
      [
        'Appliances',
        'Washing machines',
        'Dishwashers',
        'Hobs',
        'Refrigerators',
        'Tumble dryers',
        'Ovens',
        'Freezers',
      ],
      5,
      10,
    ),
    rate('Mobile phones', ['Phones'], 1, 20),
    rate(
      'Electronics',
      [
        'Electronics',
        'Televisions',
        'Tablets',
        'Laptops',
        'Cameras',
        'Action cameras',
        'Headphones',
        'Smart watches',
        'Speakers',
      ],
      1,
      10,
    ),
    rate('Heat pumps', ['Heat pumps'], 5, 10),
    rate('Bicycles', ['Bicycles', 'E-bikes', 'Bicycle accessories', 'Electric scooters'], 3, 20),
    rate('Glasses', ['Glasses'], 1, 10),
  ],
  default_rule: everythingElse(
    'The terms name what has an age deduction. Other things are replaced at their new price.',
  ),
};
