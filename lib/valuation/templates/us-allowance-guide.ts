import { everythingElse, type Template, templateRule } from './template';

export const usAllowanceGuide: Template = {
  key: 'us_allowance_guide',
  name: 'Allowance List-Depreciation Guide (USA)',
  source: 'United States military claims services, Allowance List-Depreciation Guide (ALDG)',
  rules: [
    templateRule('Televisions', ['Televisions'], {
      method: { kind: 'rate', unit: 'completed_year', free_years: 0, percent_per_year: 10 },
      maximum_percent: 75,
    }),
    templateRule('Antiques', ['Antiques'], {
      method: { kind: 'none' },
      reason: 'The guide takes no depreciation on antiques.',
    }),
  ],
  default_rule: everythingElse(
    'The guide has a rate per item; only these two are at hand. Add the others from the guide.',
  ),
};
