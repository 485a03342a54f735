import { everythingElse, type Template, templateRule } from './template';

const table = (name: string, categories: readonly string[], remainingPercents: readonly number[]) =>
  templateRule(name, categories, {
    method: { kind: 'table', unit: 'commenced_year', remaining_percents: remainingPercents },
  });

export const swedish: Template = {
  key: 'swedish',
  name: 'Swedish home insurance terms',
  source: 'Terms of Swedish home insurance: per cent of the new price by commenced year of age',
  rules: [
    table(
      'Bicycles',
      ['Bicycles', 'E-bikes', 'Bicycle accessories', 'Electric scooters'],
      [100, 95, 85, 70, 55, 40, 30, 20],
    ),
    table('Mobile phones', ['Phones'], [100, 75, 50, 30, 20]),
    table(
      'Computers',
      ['Laptops', 'Tablets', 'Desktop computers', 'Monitors', 'Printers', 'Computer accessories'],
      [100, 75, 60, 45, 30, 20],
    ),
    table(
      'Audio, video, cameras and clothes',
      [
        'Televisions',
        'Cameras',
        'Action cameras',
        'Headphones',
        'Speakers',
        'Hi-fi and radios',
        'Clothing',
        'Shoes',
      ],
      [100, 80, 70, 50, 30, 20],
    ),
    table('Glasses', ['Glasses'], [100, 95, 85, 65, 50, 30, 20, 20]),
  ],
  default_rule: everythingElse(
    'The tables at hand give ages for these groups only. Add the client’s own terms for the others.',
  ),
};
