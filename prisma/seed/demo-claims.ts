/** Items of the demo's claims. `pictures` contains file names in pictures/. */
export interface DemoItem {
  /** Brand and family in the catalogue's facts, and the index of the variant. */
  readonly claimed: readonly [brand: string, family: string, variant?: number];
  /** The replacement product; defaults to the claimed product. */
  readonly replacement?: readonly [brand: string, family: string, variant?: number];
  readonly quantity?: number;
  readonly bought?: string;
  readonly condition?: number;
  /**
   * An ACV entered by a handler, with the reason. Otherwise the rules in force calculate it if
   * `bought` is set.
   */
  readonly byHand?: { readonly percentOff: number; readonly reason: string };
  readonly pictures?: readonly string[];
  /**
   * The replacement product of a second appraisal of the item, which shares its pictures and
   * verdicts.
   */
  readonly twin?: readonly [brand: string, family: string, variant?: number];
  readonly statusId?: number;
  /** A picture whose verdict a handler has cleared. */
  readonly markedClean?: string;
}

export interface DemoClaim {
  readonly reference: string;
  readonly dateDamage: string;
  readonly cause: string;
  readonly policyholder: string;
  readonly items: readonly DemoItem[];
}

export interface DemoClient {
  readonly name: string;
  readonly currency: string;
  readonly language: string;
  readonly statusFeature: boolean;
  /** Whether the client's administrators may import prices. */
  readonly managesCatalogue: boolean;
  readonly rules: { readonly name: string; readonly template: string };
  readonly claims: readonly DemoClaim[];
}

const BIG_CLAIM: DemoClaim = {
  reference: '2026-004417',
  dateDamage: '2026-03-02',
  cause: 'Water',
  policyholder: 'Kirsten Lindqvist',
  items: [
    {
      claimed: ['Samsung', 'QE65S95D OLED'],
      bought: '2024-05-18',
      condition: 2,
      pictures: ['IMG_2043.jpg', 'kvittering_tv.jpg'],
    },
    {
      claimed: ['Bang & Olufsen', 'Beolit 20'],
      replacement: ['Sonos', 'Era 300'],
      quantity: 2,
      bought: '2023-01-10',
      condition: 3,
      pictures: ['tv_front.jpg'],
      twin: ['Bang & Olufsen', 'Beolit 20'],
    },
    {
      claimed: ['Apple', 'MacBook Air 13 M2'],
      replacement: ['Apple', 'MacBook Air 13 M3'],
      bought: '2022-09-01',
      condition: 3,
      pictures: ['laptop_skade.png', 'IMG_2051.jpg'],
    },
    {
      claimed: ['Garmin', 'Fenix 7'],
      bought: '2024-12-24',
      condition: 1,
      pictures: ['DSC_0422.JPG', 'ur_reference.jpg'],
    },
    {
      claimed: ['Canon', 'EOS R6 Mark II', 1],
      bought: '2023-06-30',
      condition: 2,
      pictures: ['IMG_20260302_175150.jpg', 'hojttaler.jpg'],
    },
    {
      claimed: ['Sony', 'WH-1000XM5'],
      bought: '2025-11-28',
      condition: 2,
      pictures: ['DSC_0418.JPG'],
      statusId: 2,
    },
    {
      claimed: ['Hay', 'Mags Soft', 1],
      bought: '2019-08-15',
      condition: 3,
      byHand: {
        percentOff: 50,
        reason:
          'Seen on site: the covers were faded and worn through at both ends before the water came.',
      },
      pictures: ['IMG-20260303-WA0007.jpg'],
      statusId: 8,
    },
    {
      claimed: ['Bosch', 'Serie 6 WGG244'],
      bought: '2021-04-12',
      condition: 3,
      pictures: ['IMG_20260305_075230.jpg'],
      markedClean: 'IMG_20260305_075230.jpg',
      statusId: 2,
    },
    {
      claimed: ['Bosch', 'Serie 4 SMV4'],
      condition: 3,
      pictures: ['IMG_2064.jpg', 'IMG_2071.jpg'],
    },
  ],
};

const SMALL_CLAIMS: readonly DemoClaim[] = [
  {
    reference: '2026-004391',
    dateDamage: '2026-02-27',
    cause: 'Theft',
    policyholder: 'Anders Østergaard',
    items: [
      {
        claimed: ['Trek', 'FX 3 Disc', 1],
        bought: '2023-04-20',
        condition: 3,
        pictures: ['IMG_1987.jpg', 'cykel_ny.jpg'],
      },
      { claimed: ['GoPro', 'HERO12 Black'], bought: '2024-03-15', condition: 2, statusId: 2 },
    ],
  },
  {
    reference: '2026-004402',
    dateDamage: '2026-03-01',
    cause: 'Accident',
    policyholder: 'Sofie Ahlström',
    items: [
      {
        claimed: ['Apple', 'iPhone 13', 1],
        replacement: ['Apple', 'iPhone 15 Pro'],
        bought: '2022-06-15',
        condition: 3,
        pictures: ['IMG_2060.jpg'],
      },
      {
        claimed: ['Canon', 'EOS R6 Mark II'],
        bought: '2024-07-07',
        condition: 2,
        pictures: ['IMG_20260302_175308.jpg'],
      },
    ],
  },
  {
    reference: '2026-004420',
    dateDamage: '2026-03-05',
    cause: 'Water',
    policyholder: 'Mikkel Brandt',
    items: [
      {
        claimed: ['IKEA', 'KIVIK', 1],
        bought: '2020-10-03',
        condition: 4,
        byHand: {
          percentOff: 40,
          reason:
            'Agreed with the policyholder by phone: five years in daily use, one seat was torn already.',
        },
        pictures: ['DSC_0431.JPG', 'Screenshot_20260305-143612.jpg'],
      },
    ],
  },
  {
    reference: '2026-004366',
    dateDamage: '2026-02-11',
    cause: 'Fire',
    policyholder: 'Ingrid Sørensen',
    items: [
      { claimed: ['LG', 'OLED C4'], bought: '2024-11-29', condition: 1, statusId: 7 },
      { claimed: ['Miele', 'WWD 660'], bought: '2021-09-09', condition: 3, statusId: 7 },
      { claimed: ['Siemens', 'iQ300 SN53'], bought: '2023-01-05', condition: 2, statusId: 7 },
    ],
  },
  {
    reference: '2026-004350',
    dateDamage: '2026-02-03',
    cause: 'Burglary',
    policyholder: 'Jonas Vestergaard',
    items: [
      { claimed: ['Sony', 'Alpha 7 IV', 1], bought: '2022-03-01', condition: 2, statusId: 4 },
    ],
  },
  {
    reference: '2026-004338',
    dateDamage: '2026-01-28',
    cause: 'Lightning',
    policyholder: 'Maja Holmgaard',
    items: [{ claimed: ['Samsung', 'QE55Q70C'], bought: '2023-08-19', condition: 2, statusId: 2 }],
  },
  {
    reference: '2026-004431',
    dateDamage: '2026-03-08',
    cause: 'Accident',
    policyholder: 'Emil Kjær',
    items: [],
  },
];

export const DEMO_CLIENTS: readonly DemoClient[] = [
  {
    name: 'Nordisk Forsikring',
    currency: 'DKK',
    language: 'da',
    statusFeature: true,
    managesCatalogue: true,
    rules: { name: 'Contents 2026', template: 'sparebank1' },
    claims: [...SMALL_CLAIMS, BIG_CLAIM],
  },
  {
    name: 'Fjordtrygg Skadeforsikring',
    currency: 'NOK',
    language: 'nb',
    statusFeature: false,
    managesCatalogue: false,
    rules: { name: 'Innbo 2026', template: 'sparebank1' },
    claims: [
      {
        reference: 'FT-88120',
        dateDamage: '2026-02-20',
        cause: 'Vannskade',
        policyholder: 'Håkon Solberg',
        items: [{ claimed: ['Samsung', 'Galaxy S23'], bought: '2023-05-02', condition: 3 }],
      },
      {
        reference: 'FT-88131',
        dateDamage: '2026-03-04',
        cause: 'Tyveri',
        policyholder: 'Astrid Nygård',
        items: [{ claimed: ['Cannondale', 'Quick 4'], bought: '2023-05-17', condition: 2 }],
      },
    ],
  },
  {
    name: 'Saimaa Vakuutus',
    currency: 'EUR',
    language: 'fi',
    statusFeature: true,
    managesCatalogue: false,
    rules: { name: 'Irtaimisto 2026', template: 'swedish' },
    claims: [
      {
        reference: 'SV-2026-310',
        dateDamage: '2026-02-14',
        cause: 'Tulipalo',
        policyholder: 'Aino Mäkelä',
        items: [{ claimed: ['Apple', 'iPad Air M2'], bought: '2024-08-08', condition: 1 }],
      },
      {
        reference: 'SV-2026-316',
        dateDamage: '2026-03-06',
        cause: 'Vesivahinko',
        policyholder: 'Eero Virtanen',
        items: [
          { claimed: ['Lenovo', 'ThinkPad X1 Carbon Gen 12'], bought: '2024-04-04', condition: 2 },
        ],
      },
    ],
  },
];
