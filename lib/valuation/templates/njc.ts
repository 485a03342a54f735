import type { RateMethod } from '../rule-set';
import { everythingElse, type Template, templateRule } from './template';

/**
 * The tables give a life in years and a rate: 3 years at 33 % leave 1 % at the end. The unit of age
 * is our interpretation.
 */
const yearly = (percentPerYear: number): RateMethod => ({
  kind: 'rate',
  unit: 'completed_year',
  free_years: 0,
  percent_per_year: percentPerYear,
});

const life = (name: string, categories: readonly string[], years: number, percentPerYear: number) =>
  templateRule(name, categories, {
    method: yearly(percentPerYear),
    maximum_percent: Math.min(years * percentPerYear, 100),
  });

export const njc: Template = {
  key: 'njc',
  name: 'NJC depreciation tables (Canada)',
  source:
    'National Joint Council of Canada, relocation and isolated posts directives: depreciation of household effects',
  rules: [
    life(
      'Appliances and sound equipment',
      [
        'Appliances',
        'Washing machines',
        'Dishwashers',
        'Hobs',
        'Refrigerators',
        'Speakers',
        'Headphones',
        'Hi-fi and radios',
      ],
      10,
      10,
    ),
    life('Bedroom', ['Beds', 'Mattresses'], 10, 10),
    life('Linen', ['Bed linen', 'Towels and tablecloths'], 5, 20),
    life('Blankets', ['Blankets', 'Duvets and pillows'], 20, 5),
    life(
      'Suits, coats and dresses',
      [
        'Suits',
        'Coats and jackets',
        'Trousers',
        'Dresses and skirts',
        'Knitwear',
        'Clothing accessories',
      ],
      5,
      20,
    ),
    life('Shirts, underwear and shoes', ['Shirts', 'Underwear and nightwear', 'Shoes'], 3, 33),
    life("Children's clothing", ["Children's clothing"], 2, 50),
    life('Dishes', ['Tableware'], 10, 10),
    templateRule('Bric-a-brac', ['Home decoration'], {
      method: { kind: 'flat', remaining_percent: 75 },
    }),
    life('Leather jackets', ['Leather jackets'], 10, 10),
    templateRule('Books', ['Books'], { method: { kind: 'flat', remaining_percent: 60 } }),
    templateRule('Carpets', ['Carpets'], {
      method: {
        kind: 'value_tiered',
        tiers: [
          { below: 100, method: yearly(20) },
          { below: 200.01, method: yearly(10) },
          { below: null, method: yearly(7) },
        ],
      },
    }),
  ],
  default_rule: everythingElse(
    'The tables at hand do not list it, or leave it to be determined, as computers.',
  ),
};
