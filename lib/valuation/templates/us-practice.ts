import { KEEP_THEIR_VALUE, type Template, templateRule, USED_UP } from './template';

export const usPractice: Template = {
  key: 'us_practice',
  name: 'Straight line with a floor (US practice)',
  source:
    'Practice of adjusters in the USA: straight line over 15 years (6.67 % a year), a working item never below 10 % of its price',
  rules: [
    templateRule('Not depreciated', [...KEEP_THEIR_VALUE, ...USED_UP], {
      reason:
        'Own assumption: money and vouchers have a face value, valuables do not wear out, and food and supplies are used up, not worn.',
    }),
  ],
  default_rule: templateRule('Household goods', [], {
    method: { kind: 'straight_line', unit: 'completed_year', useful_life_years: 15 },
    floor_percent: 10,
    is_recoverable: true,
  }),
};
