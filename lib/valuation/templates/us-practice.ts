import { type Template, templateRule } from './template';

export const usPractice: Template = {
  key: 'us_practice',
  name: 'Straight line with a floor (US practice)',
  source:
    'Practice of adjusters in the USA: straight line over 15 years (6.67 % a year), a working item never below 10 % of its price',
  rules: [],
  default_rule: templateRule('Household goods', [], {
    method: { kind: 'straight_line', unit: 'completed_year', useful_life_years: 15 },
    floor_percent: 10,
    is_recoverable: true,
  }),
};
