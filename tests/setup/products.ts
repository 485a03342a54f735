/** Adds the tests' own products to the catalogue, with the offers that a test needs. */
import { refreshSummary } from '@/lib/catalogue/prices/refresh-summary';
import { database } from '@/lib/platform/database/tenant';

interface Wanted {
  readonly pid: string;
  readonly name?: string;
  readonly brand?: string;
  readonly family?: string;
  readonly categoryId?: number;
  readonly released?: string | null;
  readonly specs?: Record<string, string | number>;
  readonly gtin?: string;
  readonly mpn?: string;
  readonly vcid?: string;
  readonly offers?: readonly WantedOffer[];
}

export interface WantedOffer {
  readonly price: string;
  readonly shop?: string;
  readonly offerId?: string;
  readonly date?: string;
  readonly currency?: string;
  readonly basePrice?: string;
  readonly condition?: string;
  readonly inStock?: boolean;
}

/** Categories that the demo does not have, so that their facts may change. */
export const GADGETS = 9001;
export const ROBOTS = 9002;
export const NAMES = { [GADGETS]: 'Gadgets', [ROBOTS]: 'Robots' } as const;
/** A category of the demo, for tests about phones. */
export const PHONES = 10;

/** When the prices of a fixture were read, unless it states a time. */
export const READ_DATE = '2026-03-01T08:00:00.000Z';

export async function makeProducts(...wanted: readonly Wanted[]): Promise<void> {
  const db = database();
  await db.category.createMany({
    data: [
      { id: GADGETS, name: NAMES[GADGETS] },
      { id: ROBOTS, name: NAMES[ROBOTS] },
      { id: PHONES, name: 'Phones' },
    ],
    skipDuplicates: true,
  });
  for (const {
    pid,
    brand = 'Zubato',
    family = pid,
    vcid = `v-${pid}`,
    categoryId = GADGETS,
    released = '2020-01-01',
    specs = {},
    ...rest
  } of wanted) {
    const releaseDate = released === null ? null : new Date(released);
    await db.productFamily.createMany({
      data: [{ alid: family, brand, name: family, categoryId, releaseDate }],
      skipDuplicates: true,
    });
    await db.productVariant.createMany({
      data: [{ vcid, alid: family, specs }],
      skipDuplicates: true,
    });
    await db.product.create({
      data: { pid, vcid, name: rest.name ?? pid, gtin: rest.gtin ?? null, mpn: rest.mpn ?? null },
    });
    await addOffers(pid, rest.offers ?? []);
  }
  await refresh(wanted.map(({ pid }) => pid));
}

export async function addOffers(pid: string, offers: readonly WantedOffer[]): Promise<void> {
  await database().offer.createMany({
    data: offers.map(
      ({
        price,
        shop = 'A shop',
        offerId = `${pid}:${shop}`,
        date = READ_DATE,
        currency = 'DKK',
        basePrice = price,
        condition = 'new',
        inStock = true,
      }) => ({
        pid,
        offerId,
        priceDate: new Date(date),
        shopName: shop,
        shopUrl: 'https://shop.example/p',
        name: `${pid} of ${shop}`,
        currency,
        basePrice,
        totalPrice: price,
        inStock,
        condition,
      }),
    ),
  });
}

export const refresh = (pids: readonly string[]): Promise<number> =>
  refreshSummary((text, values) => database().$queryRawUnsafe(text, ...values), pids);
