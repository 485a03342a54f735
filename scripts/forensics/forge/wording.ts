import type { Random } from './random';

export const SANS = [
  'DejaVu Sans',
  'Liberation Sans',
  'Liberation Sans Narrow',
  'DejaVu Sans Condensed',
];
export const FONTS = [
  ...SANS,
  'DejaVu Sans Mono',
  'Liberation Mono',
  'DejaVu Serif',
  'Liberation Serif',
];

const WORDS = [
  'Item',
  'bought',
  'working',
  'new',
  'sofa',
  'camera',
  'receipt',
  'warranty',
  'original',
  'box',
  'like',
  'used',
  'delivery',
  'today',
  'photo',
  'kitchen',
  'lamp',
  'price',
  'model',
  'please',
  'seen',
  'yesterday',
  'two',
  'left',
  'Album',
  'Reply',
];

export function sentence(random: Random): string {
  const words = Array.from({ length: random.int(3, 8) }, () => random.pick(WORDS));
  return `${words.join(' ')} ${random.chance(0.5) ? price(random) : ''}`;
}

function price(random: Random): string {
  const amount = random.logBetween(1, 3000).toFixed(2);
  return random.pick([
    amount,
    `${amount} EUR`,
    `$${amount}`,
    `RM ${amount}`,
    amount.replace('.', ','),
  ]);
}

function date(random: Random): string {
  const [day, month, year] = [random.int(1, 28), random.int(1, 12), random.int(2012, 2026)].map(
    String,
  );
  const [dd, mm] = [day?.padStart(2, '0'), month?.padStart(2, '0')];
  return random.pick([
    `${dd}.${mm}.${year}`,
    `${year}-${mm}-${dd}`,
    `${mm}/${dd}/${year}`,
    `${dd}/${mm}/${year} 14:${dd}`,
  ]);
}

const SIGNS = [...'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789012345'];

function serialNumber(random: Random): string {
  const letters = Array.from({ length: random.int(6, 14) }, () => random.pick(SIGNS));
  return `${random.pick(['S/N ', 'SN: ', '', 'IMEI ', 'Serial No. '])}${letters.join('')}`;
}

export function anyText(random: Random): string {
  return random.weighted([
    [serialNumber(random), 35],
    [date(random), 25],
    [price(random), 25],
    [random.pick(WORDS).toUpperCase(), 15],
  ]);
}
