/**
 * Real products in the demo's claims, with plausible prices in DKK: category, brand, family,
 * release date, price of the smallest variant, variants as [suffix, price factor in %], and specs.
 * Claims refer to the pids made of these names, so do not rename them. The other families are in
 * catalogue/.
 */
export type FamilyFacts = readonly [
  categoryId: number,
  brand: string,
  family: string,
  releaseDate: string,
  priceDkk: number,
  variants: readonly (readonly [string, number])[],
  specs?: Readonly<Record<string, number>>,
];

export const FAMILIES: readonly FamilyFacts[] = [
  [
    10,
    'Apple',
    'iPhone 13',
    '2021-09-24',
    4299,
    [
      ['128 GB', 100],
      ['256 GB', 115],
    ],
    { screen_in: 6.1 },
  ],
  [
    10,
    'Apple',
    'iPhone 15 Pro',
    '2023-09-22',
    7999,
    [
      ['128 GB', 100],
      ['256 GB', 110],
      ['512 GB', 130],
    ],
    { screen_in: 6.1 },
  ],
  [
    10,
    'Apple',
    'iPhone 16',
    '2024-09-20',
    7499,
    [
      ['128 GB', 100],
      ['256 GB', 112],
    ],
    { screen_in: 6.1 },
  ],
  [
    10,
    'Samsung',
    'Galaxy S23',
    '2023-02-17',
    4999,
    [
      ['128 GB', 100],
      ['256 GB', 110],
    ],
    { screen_in: 6.1 },
  ],
  [
    10,
    'Samsung',
    'Galaxy S24',
    '2024-01-31',
    6299,
    [
      ['128 GB', 100],
      ['256 GB', 110],
    ],
    { screen_in: 6.2 },
  ],
  [
    11,
    'Apple',
    'iPad Air M2',
    '2024-05-15',
    5299,
    [
      ['128 GB', 100],
      ['256 GB', 118],
    ],
    { screen_in: 11 },
  ],
  [
    12,
    'Apple',
    'MacBook Air 13 M2',
    '2022-07-15',
    8499,
    [
      ['256 GB', 100],
      ['512 GB', 122],
    ],
    { screen_in: 13.6 },
  ],
  [
    12,
    'Apple',
    'MacBook Air 13 M3',
    '2024-03-08',
    9499,
    [
      ['256 GB', 100],
      ['512 GB', 119],
    ],
    { screen_in: 13.6 },
  ],
  [
    12,
    'Lenovo',
    'ThinkPad X1 Carbon Gen 12',
    '2024-03-01',
    15999,
    [
      ['512 GB', 100],
      ['1 TB', 112],
    ],
    { screen_in: 14 },
  ],
  [
    13,
    'Samsung',
    'QE65S95D OLED',
    '2024-04-01',
    13499,
    [
      ['65"', 100],
      ['77"', 165],
    ],
  ],
  [
    13,
    'Samsung',
    'QE55Q70C',
    '2023-04-01',
    5499,
    [
      ['55"', 100],
      ['65"', 135],
    ],
  ],
  [
    13,
    'LG',
    'OLED C4',
    '2024-03-15',
    9999,
    [
      ['55"', 100],
      ['65"', 130],
    ],
  ],
  [
    14,
    'Canon',
    'EOS R6 Mark II',
    '2022-11-24',
    16999,
    [
      ['body', 100],
      ['24-105 kit', 128],
    ],
  ],
  [
    14,
    'Sony',
    'Alpha 7 IV',
    '2021-12-02',
    17499,
    [
      ['body', 100],
      ['28-70 kit', 112],
    ],
  ],
  [23, 'GoPro', 'HERO12 Black', '2023-09-13', 2699, [['standard', 100]]],
  [
    15,
    'Sony',
    'WH-1000XM5',
    '2022-05-20',
    2499,
    [
      ['black', 100],
      ['silver', 100],
    ],
  ],
  [15, 'Bose', 'QuietComfort Ultra', '2023-10-03', 2999, [['black', 100]]],
  [
    16,
    'Apple',
    'Watch Series 9',
    '2023-09-22',
    3199,
    [
      ['41 mm', 100],
      ['45 mm', 109],
    ],
  ],
  [
    16,
    'Garmin',
    'Fenix 7',
    '2022-01-18',
    4499,
    [
      ['47 mm', 100],
      ['51 mm', 115],
    ],
  ],
  [17, 'Bang & Olufsen', 'Beolit 20', '2020-09-03', 4499, [['black anthracite', 100]]],
  [
    17,
    'Sonos',
    'Era 300',
    '2023-03-28',
    3399,
    [
      ['black', 100],
      ['white', 100],
    ],
  ],
  [18, 'Miele', 'WWD 660', '2021-02-01', 8999, [['8 kg', 100]]],
  [18, 'Bosch', 'Serie 6 WGG244', '2022-03-01', 5499, [['9 kg', 100]]],
  [19, 'Bosch', 'Serie 4 SMV4', '2021-06-01', 4799, [['60 cm', 100]]],
  [19, 'Siemens', 'iQ300 SN53', '2022-06-01', 5299, [['60 cm', 100]]],
  [
    20,
    'Trek',
    'FX 3 Disc',
    '2022-08-01',
    7499,
    [
      ['M', 100],
      ['L', 100],
    ],
  ],
  [
    20,
    'Cannondale',
    'Quick 4',
    '2023-01-15',
    5999,
    [
      ['M', 100],
      ['L', 100],
    ],
  ],
  [
    21,
    'IKEA',
    'KIVIK',
    '2014-01-01',
    5495,
    [
      ['3 seats', 100],
      ['with chaise longue', 145],
    ],
  ],
  [
    21,
    'Hay',
    'Mags Soft',
    '2012-01-01',
    18999,
    [
      ['2.5 seats', 100],
      ['3 seats', 118],
    ],
  ],
];

export const SHOPS = [
  ['Nordlys Elektronik', 'https://nordlys-elektronik.example', 100],
  ['Havnens Hvidevarer', 'https://havnens-hvidevarer.example', 103],
  ['Bytorvet Online', 'https://bytorvet.example', 97],
] as const;

/** Units of each currency for 100 DKK: rough rates, because the prices are fictional. */
export const CURRENCIES = [
  ['DKK', 100],
  ['NOK', 157],
  ['EUR', 13.4],
] as const;
