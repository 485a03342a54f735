import type { RateMethod } from '../rule-set';
import { EVERYTHING_ELSE, type Template, templateRule } from './template';

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
    life('Appliances', ['Washing machines', 'Dishwashers', 'Hobs', 'Refrigerators'], 10, 10),
    life('Linen', ['Linen'], 5, 20),
    life('Blankets', ['Blankets'], 20, 5),
    life('Suits', ['Suits'], 5, 20),
    life('Shirts', ['Shirts'], 3, 33),
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
  default_rule: EVERYTHING_ELSE,
};
