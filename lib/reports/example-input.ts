import sharp from 'sharp';
import type { Language } from '@/lib/shared/languages';
import { minor } from '@/lib/shared/money';
import { timeZoneOf } from '@/lib/shared/time-zones';
import type { AuditLine, PictureVerdict, ReportInput, ReportItem, ReportPicture } from './input';

/** Generated claims for tests and benches. Equal arguments give equal claims. */

const PRODUCTS = [
  ['Samsung QE55Q80C 55" QLED TV', 'Samsung QE55Q80D 55" QLED TV', 'Elgiganten', 1_349_900],
  [
    'Bang & Olufsen Beolit 20, grey mist',
    'Bang & Olufsen Beolit 20, black anthracite',
    'Hi-Fi Klubben',
    459_000,
  ],
  ['Miele WWD 320 WCS washing machine', 'Miele WSD 323 WCS washing machine', 'Skousen', 899_900],
  ['iPhone 13 128 GB, midnight', 'iPhone 15 128 GB, black', 'Power', 629_500],
  ['Trek FX 2 Disc, size L', 'Trek FX 2 Disc Gen 4, size L', 'Fri BikeShop', 549_900],
  [
    'Canon EOS R6 with RF 24–105 mm f/4–7.1',
    'Canon EOS R6 Mark II with RF 24–105 mm f/4–7.1',
    'Foto/C',
    2_199_900,
  ],
  ['Wüsthof Kochmesser Classic 20 cm', 'Wüsthof Kochmesser Classic 20 cm', 'Kop & Kande', 89_999],
] as const;

const REASON =
  'Bought 15 Jun 2022, damaged 28 Oct 2026: 5 commenced years, the first free, then 10 % a year, 20 % depreciation at most 80 %.';

/** A JPEG of colour fields and noise with about the file size of a photo. */
export async function examplePhoto(seed: number, width = 320, height = 240): Promise<Uint8Array> {
  const pixels = Buffer.alloc(width * height * 3);
  let state = seed * 2_654_435_761 + 1;
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const noise = (state >>> 28) - 8;
      const shade = 90 + 60 * Math.sin((x + seed * 7) / 31) + 40 * Math.cos((y - seed * 5) / 23);
      for (const tint of [seed * 37, seed * 61, seed * 89])
        pixels[at++] = Math.max(0, Math.min(255, shade + (tint % 90) - 30 + noise));
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** The fields of an event without details. */
export const NO_DETAILS = {
  about: null,
  files: [],
  amount: null,
  status: null,
  changes: [],
  note: null,
} as const satisfies Partial<AuditLine>;

export const noFindings: PictureVerdict = {
  state: 'no_findings',
  wouldHelp: null,
  isAiGenerated: false,
  isDigitallyManipulated: false,
  aiGeneratedConfidence: 0.03,
  manipulationConfidence: 0.06,
  reasons: [],
  flagged: false,
  analysis: null,
  details: null,
  failure: null,
  regions: [],
  cleared: null,
  confirmed: null,
};

export const likelyEdited: PictureVerdict = {
  ...noFindings,
  state: 'flagged',
  isDigitallyManipulated: true,
  manipulationConfidence: 0.91,
  flagged: true,
  analysis:
    'An area in the middle was probably added later. Compare it with the original, or ask for a new photo. A caption or logo added by a program looks the same.',
  details: 'Double JPEG compression outside the area, single inside (strength 41, threshold 20).',
  regions: [
    { xMin: 0.2, yMin: 0.25, xMax: 0.6, yMax: 0.6, kind: 'edited' },
    { xMin: 0.7, yMin: 0.6, xMax: 0.9, yMax: 0.8, kind: 'copied' },
  ],
};

export const cleared: PictureVerdict = {
  ...likelyEdited,
  state: 'cleared',
  cleared: { by: 'Kari Holm', at: new Date('2026-11-03T10:12:00Z'), note: null },
};

const VERDICTS = [likelyEdited, noFindings, cleared, noFindings] as const;

export function exampleItem(index: number, thumbnails: readonly Uint8Array[]): ReportItem {
  const [claimedName, replacementName, shopName, cents] =
    PRODUCTS[index % PRODUCTS.length] ?? PRODUCTS[0];
  const quantity = index % 5 === 4 ? 3 : 1;
  const rcv = minor((cents + index * 100) * quantity);
  const pictures = Array.from({ length: 1 + (index % 3) }, (_, at): ReportPicture => ({
    fileName: `item ${index + 1} (${at + 1}).jpg`,
    sha256: (index * 3 + at + 1).toString(16).padStart(64, '7'),
    thumbnail: thumbnails[(index + at) % Math.max(1, thumbnails.length)] ?? null,
    isDocument: false,
    verdict: VERDICTS[(index + at) % VERDICTS.length] ?? noFindings,
  }));
  return {
    appraisalId: 1000 + index,
    rowId: 5000 + index,
    displayId: index + 1,
    line: { state: 'counted' },
    location: null,
    claimedName,
    replacementName,
    isSameProduct: claimedName === replacementName,
    quantity,
    unapprovedRcv: null,
    rcvEach: quantity > 1 ? minor(cents + index * 100) : null,
    rcv,
    acv: minor(rcv - Math.floor(rcv / 5)),
    acvBasis: {
      kind: 'calculated',
      sentences: [REASON],
      approvedBy: null,
      rule: 'Household contents',
      ruleSet: { name: 'Contents 2026', version: 4 },
    },
    noAcv: null,
    acvOutdated: [],
    acvAwaiting: null,
    limits: null,
    shopName,
    shopPrice: null,
    shopUrl: `https://shop.example/product/${1000 + index}`,
    priceDate: '2026-10-30',
    priceReason: { kind: 'before_damage', day: '2026-11-02' },
    basis: { kind: 'catalogue', source: null, day: null, note: null },
    datePurchase: '2022-06-15',
    condition: index % 6,
    status: { id: 1 + (index % 2), name: 'Open', isOwnName: false },
    comment:
      index % 4 === 1
        ? 'Stood in the cellar; the water reached the lower half. The policyholder has kept the receipt.'
        : '',
    pictures: thumbnails.length > 0 ? pictures : pictures.slice(0, 0),
  };
}

export function exampleInput(
  count: number,
  options: { language?: Language; thumbnails?: readonly Uint8Array[] } = {},
): ReportInput {
  const { language = 'en', thumbnails = [] } = options;
  return {
    documentId: '7f3c9a1e52d84b06',
    verifyAddress: 'https://claims.example/verify/7f3c9a1e52d84b06',
    contentDigest: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    paper: 'a4',
    createdAt: new Date('2026-11-21T08:30:00Z'),
    language,
    timeZone: timeZoneOf(language),
    clientName: 'Nordlys Forsikring A/S',
    handlerName: 'Kari Holm',
    printedBy: 'Jens Lund',
    claim: {
      reference: '2026-004417',
      dateDamage: '2026-10-28',
      cause: 'Water',
      policyholderName: 'Søren Åkesson',
      currency: 'DKK',
      deductible: minor(200_000),
      policyLimit: null,
    },
    items: Array.from({ length: count }, (_, index) => exampleItem(index, thumbnails)),
    unappraised: [],
    claimLineCount: count,
    method: {
      ruleSets: [{ name: 'Contents 2026', version: 4, effectiveFrom: '2026-01-01', items: count }],
      byHand: 0,
      engines: [{ version: '2.3.0', pictures: count }],
    },
    parts: { photos: true, depreciation: true, forensics: 'line', audit: false },
    audit: [
      {
        at: new Date('2026-11-01T09:00:00Z'),
        actor: 'key:ab12',
        type: 'client_reference.created',
        ...NO_DETAILS,
      },
      {
        at: new Date('2026-11-03T10:12:00Z'),
        actor: 'Kari Holm',
        type: 'forensics.cleared',
        ...NO_DETAILS,
        about: { appraisalId: 1002, name: 'Miele WWD 320 WCS' },
        files: ['item 3 (1).jpg'],
      },
    ],
  };
}
